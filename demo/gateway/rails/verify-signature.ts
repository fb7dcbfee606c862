import type { TypedDataDefinition } from 'viem';
import { recoverTypedDataAddress } from 'viem/utils';
import { ApiError } from '../http/errors.js';
import type { TypedDataRpc } from '../wire/payment-options.js';
import type { EvmAccount } from './account.js';
import { canonicalizeAnswer } from './canonical-results.js';

/** `r`, `s` and `v`, 65 bytes: the canonical form. */
const SIGNATURE = /^0x[0-9a-f]{64}([0-9a-f]{64})(1b|1c)$/i;

/** Half of the order of secp256k1. Tokens refuse an `s` above it, or each signature would have a second form (EIP-2). */
const MAX_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

const refuse = (problem: string): never => {
  throw new ApiError('invalid_params', `Invalid signature: ${problem}`, { status: 422 });
};

const BYTES = /^0x(?:[0-9a-f]{2})+$/i;

/** Reads a signature of any length: only the code of an account knows what its signatures are. */
export const readSignature = (result: unknown): `0x${string}` => {
  const [signature, ...others] = Array.isArray(result) ? (result as unknown[]) : [];
  if (typeof signature !== 'string' || others.length) return refuse('a result must be one signature');
  return BYTES.test(signature) ? (signature as `0x${string}`) : refuse('it must be hexadecimal bytes');
};

const readKeySignature = (result: unknown): `0x${string}` => {
  const signature = readSignature(result);
  const [, s] = SIGNATURE.exec(signature) ?? [];
  if (s === undefined) return refuse('it must have 65 bytes, the last one 27, 28, 0 or 1; or 64 bytes (EIP-2098)');
  if (BigInt(`0x${s}`) > MAX_S) return refuse('its s is not in the lower half of the curve order');
  return signature;
};

/**
 * The address that signed typed data, given as JSON text. Undefined for anything that is no signature of a key, and for text that
 * is no typed data.
 */
export const recoverSigner = async (typedData: string, signature: string): Promise<string | undefined> => {
  try {
    const definition = JSON.parse(typedData) as TypedDataDefinition;
    return await recoverTypedDataAddress({
      ...definition,
      signature: canonicalizeAnswer(signature) as `0x${string}`,
    });
  } catch {
    return undefined;
  }
};

/** Refuses with 422 unless the result is the account's signature of exactly the typed data of the request. */
export const verifySignature = async (
  { address }: EvmAccount,
  { params: [, typedData = ''] }: TypedDataRpc,
  result: unknown,
): Promise<void> => {
  const signature = readKeySignature(result);
  const signer = await recoverSigner(typedData, signature);
  if (signer !== address) refuse(`it is not ${address}'s for the request`);
};
