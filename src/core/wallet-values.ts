const ADDRESS = /^0x[\da-f]{40}$/i;
/** Signatures of contract accounts may be long. */
const SIGNATURE = /^0x[\da-f]{2,65536}$/i;

/** Returns true for the address of an EVM account. */
export const isAddress = (value: unknown): value is string => typeof value === 'string' && ADDRESS.test(value);

/** Returns true for a signature. The hash of a transaction has this form, too. */
export const isSignature = (value: unknown): value is string => typeof value === 'string' && SIGNATURE.test(value);
