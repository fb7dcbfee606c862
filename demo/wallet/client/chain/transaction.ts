type Hex = `0x${string}`;

/** A transaction that a page asks a wallet to send, checked for its form. */
export interface WalletTransaction {
  readonly from: Hex;
  readonly to: Hex;
  /** Base units of the chain's coin. */
  readonly value: bigint;
  readonly data: Hex;
}

const ADDRESS = /^0x[\da-f]{40}$/i;
const QUANTITY = /^0x[\da-f]{0,64}$/i;
const DATA = /^0x(?:[\da-f]{2})*$/i;

const matches = (value: unknown, pattern: RegExp): value is Hex => typeof value === 'string' && pattern.test(value);

/** Reads the transaction of a request, which may be anything; undefined if it is none to an address. */
export const readTransaction = (request: unknown): WalletTransaction | undefined => {
  const { from, to, value = '0x0', data, input } = (request ?? {}) as Readonly<Record<string, unknown>>;
  const bytes = data ?? input ?? '0x';
  if (!matches(from, ADDRESS) || !matches(to, ADDRESS) || !matches(value, QUANTITY) || !matches(bytes, DATA))
    return undefined;
  // The checksum of an address is in the case of its letters: it is not checked, and not written.
  return { from, to: to.toLowerCase() as Hex, value: value === '0x' ? 0n : BigInt(value), data: bytes };
};
