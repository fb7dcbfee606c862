import { getAddress } from 'viem/utils';

/** An account on an EVM chain. */
export interface EvmAccount {
  /** CAIP-2. */
  readonly chain: string;
  /** With the checksum of EIP-55, which wallets and libraries require of mixed-case addresses. */
  readonly address: `0x${string}`;
  /** The same text for every spelling of the account: the case of an address carries no meaning. */
  readonly key: string;
}

const ACCOUNT = /^(eip155:\d+):(0x[0-9a-f]{40})$/;

/** Parses a CAIP-10 account; undefined if it is not on an EVM chain. */
export const readEvmAccount = (account: string): EvmAccount | undefined => {
  const key = account.startsWith('eip155:') ? account.toLowerCase() : '';
  const [, chain, address] = ACCOUNT.exec(key) ?? [];
  return chain === undefined || address === undefined ? undefined : { chain, address: getAddress(address), key };
};
