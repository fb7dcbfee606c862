import type { Asset } from '../../gateway/rails/asset.js';
import { PAPER_ASSETS } from '../../gateway/rails/paper/assets.js';

/** The names of all networks on which the sandbox can take payments, by CAIP-2. */
const NAMES: Readonly<Record<string, string>> = {
  'eip155:31337': 'Local chain',
  'eip155:84532': 'Base Sepolia',
  'eip155:11155111': 'Sepolia',
};

/** A token of the sandbox by its contract, which nobody else can have. */
export type KnownCoin = Pick<Asset, 'chain' | 'contract' | 'symbol' | 'decimals'>;

/** Where a wallet of the sandbox can pay. */
export interface Networks {
  /** CAIP-2; the first one is selected in a new browser. */
  readonly chains: readonly string[];
  /** True if there is a chain behind it, whose node answers at `/sandbox/rpc`. */
  readonly hasNode: boolean;
  /** The coins that the wallet can pay with. */
  readonly coins: readonly KnownCoin[];
  /** The contract that receives payments; a page without it cannot check who is paid. */
  readonly recipient?: string | undefined;
}

/** The networks of a sandbox without a chain. */
export const PAPER_NETWORKS: Networks = {
  chains: ['eip155:84532', 'eip155:11155111'],
  hasNode: false,
  coins: PAPER_ASSETS,
};

/** The name of a network, if it is one of these. */
export const findNetworkName = ({ chains }: Networks, chain: string): string | undefined =>
  chains.includes(chain) ? NAMES[chain] : undefined;

/** Reads what the server wrote into the page: `data-chains`, `data-recipient`, `data-coins` and `data-has-node`. */
export const readNetworks = ({ chains, recipient, coins, hasNode }: DOMStringMap): Networks =>
  chains && coins
    ? {
        chains: chains.split(' '),
        recipient,
        hasNode: hasNode !== undefined,
        coins: JSON.parse(coins) as readonly KnownCoin[],
      }
    : PAPER_NETWORKS;
