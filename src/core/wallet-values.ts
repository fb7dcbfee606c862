import { MAX_LENGTHS } from '../contract/limits.js';

const CHAIN = /^eip155:[1-9]\d{0,14}$/;
const ADDRESS = /^0x[\da-f]{40}$/i;
const BYTES = /^0x[\da-f]+$/i;
/** The longest signature as text: that of a contract has up to 64 KiB, two digits a byte. */
export const MAX_SIGNATURE_LENGTH = 2 + 2 * MAX_LENGTHS.REQUEST;

/** Returns true for an EVM chain in CAIP-2, such as `eip155:1`. */
export const isEvmChain = (value: unknown): value is string => typeof value === 'string' && CHAIN.test(value);

/** Says that a chain, in quotes, is none, and what follows: the wallets of a checkout get all of its chains, or none. */
export const explainChain = (quoted: string): string =>
  `chains: ${quoted} is no EVM chain, such as eip155:1. ` +
  `${quoted.includes(',') ? 'Separate chains by spaces, or pass a list. ' : ''}Until then, no wallet can pay in this page.`;

/** Returns true for the address of an EVM account. */
export const isAddress = (value: unknown): value is string => typeof value === 'string' && ADDRESS.test(value);

/** Returns true for a signature. The hash of a transaction has this form, too. */
export const isSignature = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_SIGNATURE_LENGTH && value.length % 2 === 0 && BYTES.test(value);
