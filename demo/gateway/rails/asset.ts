/** A token that a rail takes, on one chain. */
export interface Asset {
  /** Identifies it in the ids of options. */
  readonly id: string;
  /** CAIP-2. */
  readonly chain: string;
  readonly networkName: string;
  readonly contract: `0x${string}`;
  readonly symbol: string;
  readonly name: string;
  /** May differ between chains for the same token. */
  readonly decimals: number;
  /** The currency that one coin is worth one unit of, such as `USD`. */
  readonly currency: string;
  /** The contract's domain in typed data (EIP-712). */
  readonly domain: { readonly name: string; readonly version: string };
  /**
   * The payment method: an authorization of one transfer (EIP-3009), or a permit for a spender (EIP-2612) that then
   * transfers (Permit2).
   */
  readonly method: 'authorization' | 'permit';
}

/** The unit of amounts of the asset: CAIP-19 with the prefix of the interface. */
export const getUnit = ({ chain, contract }: Asset): string => `caip19/${chain}/erc20:${contract}`;
