import type { StrictPaymentOption } from '../../demo/gateway/wire/payment-options.js';
import { BASE_SEPOLIA, OTHER_SIGNER, SEPOLIA, SIGNER, signed, toAccount } from '../../demo/test/support/signer.js';

type Results = Awaited<ReturnType<typeof signed>>['results'];

/** The accounts of the wallet on chains with test coins. */
export const FUNDED_ACCOUNTS: readonly string[] = [BASE_SEPOLIA, SEPOLIA].map((chain) => toAccount(SIGNER, chain));

const CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** Only the last one is wrong, so that each of them has to be verified. */
const changeLast = (results: Results, change: (signature: string) => string): Results =>
  results.map(({ type, data }, index) => ({ type, data: index === results.length - 1 ? data.map(change) : data }));

/** The second signature of the same key for the same message, with a high `s`. */
const toHighS = (signature: string): string => {
  const s = (CURVE_ORDER - BigInt(`0x${signature.slice(66, 130)}`)).toString(16).padStart(64, '0');
  return signature.slice(0, 66) + s + (signature.endsWith('1b') ? '1c' : '1b');
};

/** Answers the requests of an option. */
export const signResults = async (option: StrictPaymentOption): Promise<Results> => (await signed(option)).results;

/** Results that no gateway may accept, of a kind that the number selects. */
export const forgeResults = async (option: StrictPaymentOption, results: Results, number: number): Promise<Results> => {
  const kinds = [
    async () => [...results.slice(0, -1), ...(await signed(option, OTHER_SIGNER)).results.slice(-1)],
    async () => changeLast(results, toHighS),
    async () => changeLast(results, (signature) => signature.slice(0, -4)),
    async () => (results.length > 1 ? [...results].reverse() : [...results, ...results]),
  ];
  return (kinds[number % kinds.length] ?? kinds[0]!)();
};
