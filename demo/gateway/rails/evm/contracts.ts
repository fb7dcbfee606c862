import { encodeDeployData, getContractAddress } from 'viem/utils';
import { PERMIT2 } from '../permit2.js';
import { authorizationCoin } from './artifacts/authorization-coin.js';
import { coin } from './artifacts/coin.js';
import { permitCoin } from './artifacts/permit-coin.js';
import { resetCoin } from './artifacts/reset-coin.js';
import { settlement } from './artifacts/settlement.js';

type Hex = `0x${string}`;

/** The addresses of the rail's contracts. */
export interface Contracts {
  readonly usdc: Hex;
  readonly eurc: Hex;
  readonly testUsd: Hex;
  readonly usdt: Hex;
  readonly settlement: Hex;
}

const SIX_DIGITS = 6;
const EIGHTEEN_DIGITS = 18;

/** What creates the contracts, in the order of the relayer's first transactions. */
const getCreationCodes = (relayer: Hex): Readonly<Record<keyof Contracts, Hex>> => ({
  usdc: encodeDeployData({ ...authorizationCoin, args: ['USD Coin', 'USDC', SIX_DIGITS, '2'] }),
  eurc: encodeDeployData({ ...permitCoin, args: ['Euro Coin', 'EURC', SIX_DIGITS, '2'] }),
  testUsd: encodeDeployData({ ...coin, args: ['Test Dollar', 'TUSD', EIGHTEEN_DIGITS] }),
  usdt: encodeDeployData({ ...resetCoin, args: ['Tether USD', 'USDT', SIX_DIGITS] }),
  settlement: encodeDeployData({ ...settlement, args: [relayer, PERMIT2] }),
});

/** A contract that the relayer creates by its transaction with this nonce. */
export interface Creation {
  readonly nonce: number;
  readonly data: Hex;
}

/** The transactions that create the contracts, and the addresses that they get. */
export const planContracts = (
  relayer: Hex,
  firstNonce: number,
): { readonly contracts: Contracts; readonly creations: readonly Creation[] } => {
  const codes = Object.entries(getCreationCodes(relayer));
  const creations = codes.map(([, data], index) => ({ nonce: firstNonce + index, data }));
  const addresses = codes.map(([name], index) => [
    name,
    getContractAddress({ from: relayer, nonce: BigInt(firstNonce + index) }),
  ]);
  return { contracts: Object.fromEntries(addresses) as Contracts, creations };
};
