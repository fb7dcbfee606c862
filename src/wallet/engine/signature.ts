/** A signature of a key: `r`, `s` and `v`, 65 bytes. */
const FULL = /^(0x[\da-f]{128})([\da-f]{2})$/;
/** `r`, and `s` with the parity in its highest bit, 64 bytes (EIP-2098). */
const COMPACT = /^0x([\da-f]{64})([\da-f]{64})$/;
/** Twelve zero bytes: what contracts read as a signature may have an address in place of `r`, and is left as it is. */
const ADDRESS = '0'.repeat(24);

const HIGHEST_BIT = 1n << 255n;
const toWord = (value: bigint): string => value.toString(16).padStart(64, '0');

/**
 * Returns a signature in the form that every gateway and token takes: 65 bytes that end with 27 or 28. Wallets also answer with 0 or 1
 * there, or with 64 bytes. Signatures of contracts, which have any length, are left as they are.
 *
 * @param signature hexadecimal text
 */
export const canonicalizeSignature = (signature: string): string => {
  const text = signature.toLowerCase();
  const [, body = '', v] = FULL.exec(text) ?? [];
  if (v !== undefined) {
    const isShort = (v === '00' || v === '01') && !body.startsWith(ADDRESS, 2);
    return isShort ? `${body}${v === '00' ? '1b' : '1c'}` : signature;
  }
  const [, r = '', given = ''] = COMPACT.exec(text) ?? [];
  if (!r || r.startsWith(ADDRESS)) return signature;
  const s = BigInt(`0x${given}`);
  return `0x${r}${toWord(s & ~HIGHEST_BIT)}${s & HIGHEST_BIT ? '1c' : '1b'}`;
};

/** Returns true for a canonical signature that has not the length of a key's: only a contract reads it. */
export const isOfContract = (signature: unknown): boolean =>
  typeof signature === 'string' && !FULL.test(signature.toLowerCase());
