import type { WalletRpcResult } from '../wire/payment-option-requests.js';

const HEX = /^0x[0-9a-f]+$/;
/** `r`, `s`, and the parity of `r` as `v`: 27 or 28, or 0 or 1. */
const SIGNATURE = /^(0x[0-9a-f]{128})(00|01|1b|1c)$/;
/** `r`, and `s` with the parity as its highest bit (EIP-2098). */
const COMPACT = /^(0x[0-9a-f]{64})([0-9a-f]{64})$/;

/** Twelve zero bytes: what contracts read as a signature may have an address in place of `r`, and is left as it is. */
const ADDRESS = `0x${'0'.repeat(24)}`;

const PARITY_BIT = 1n << 255n;

const toV = (isOdd: boolean): string => (isOdd ? '1c' : '1b');

/**
 * The form of an answer that contracts take, and the same text for each of its forms: lower case, and a signature of 65 bytes
 * whose `v` is 27 or 28. Wallets also answer with 0 or 1, or with the 64 bytes of EIP-2098. Other text is returned as it is.
 */
export const canonicalizeAnswer = (text: string): string => {
  const answer = text.toLowerCase();
  if (!HEX.test(answer)) return text;
  if (answer.startsWith(ADDRESS)) return answer;
  const [, rs, v] = SIGNATURE.exec(answer) ?? [];
  if (rs !== undefined) return rs + toV(v === '01' || v === '1c');
  const [, r, sWithParity] = COMPACT.exec(answer) ?? [];
  if (r === undefined) return answer;
  const s = BigInt(`0x${sWithParity}`);
  return r + BigInt.asUintN(255, s).toString(16).padStart(64, '0') + toV(s >= PARITY_BIT);
};

/** The results of a confirmation, with each answer in its canonical form. */
export const canonicalizeResults = (results: readonly WalletRpcResult[]): readonly WalletRpcResult[] =>
  results.map(({ type, data }) => ({
    type,
    data: data.map((answer) => (typeof answer === 'string' ? canonicalizeAnswer(answer) : answer)),
  }));
