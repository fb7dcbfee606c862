/** A token that a rail takes, on one chain. */
export interface Asset {
  /** Identifies it in the ids of options. */
  readonly id: string;
  /** CAIP-2. */
  readonly chain: string;
  readonly networkName: string;
  /** The zero address for the native coin. */
  readonly contract: `0x${string}`;
  readonly symbol: string;
  readonly name: string;
  /** May differ between chains for the same token. */
  readonly decimals: number;
  /** The currency that one coin is worth one unit of, such as `USD`; `ETH` for ether. */
  readonly currency: string;
  /** The contract's domain in typed data (EIP-712). */
  readonly domain: { readonly name: string; readonly version: string };
  /**
   * The payment method: an authorization of one transfer (EIP-3009); a permit for a spender (EIP-2612) that then transfers
   * (Permit2); the same after an approval in a transaction of its own; or a transaction of the native coin.
   */
  readonly method: 'authorization' | 'permit' | 'approval' | 'native';
  /** True if an allowance must be zero before another one is approved. */
  readonly resetsAllowance?: boolean;
}

/** The number of ether in SLIP-44, which names a chain's native coin in CAIP-19. */
const ETHER = 60;

/** The unit of amounts of the asset: CAIP-19 with the prefix of the interface. */
export const getUnit = ({ chain, contract, method }: Asset): string =>
  method === 'native' ? `caip19/${chain}/slip44:${ETHER}` : `caip19/${chain}/erc20:${contract}`;
