import { MAX_LENGTHS } from '../contract/limits.js';

const ADDRESS = /^0x[\da-f]{40}$/i;
const BYTES = /^0x[\da-f]+$/i;
/** The longest signature as text: that of a contract has up to 64 KiB, two digits a byte. */
export const MAX_SIGNATURE_LENGTH = 2 + 2 * MAX_LENGTHS.REQUEST;

/** Returns true for the address of an EVM account. */
export const isAddress = (value: unknown): value is string => typeof value === 'string' && ADDRESS.test(value);

/** Returns true for a signature. The hash of a transaction has this form, too. */
export const isSignature = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_SIGNATURE_LENGTH && value.length % 2 === 0 && BYTES.test(value);
