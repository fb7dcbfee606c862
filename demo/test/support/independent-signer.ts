import { createHash } from 'node:crypto';
import {
  personalSign,
  recoverPersonalSignature,
  signTypedData,
  SignTypedDataVersion,
  type TypedMessage,
} from '@metamask/eth-sig-util';
import type { StrictWalletRpc } from '../../gateway/wire/payment-options.js';
import { getTypedData } from './signer.js';

/** Typed data as JSON, in which a test may change anything. */
export interface TypedData {
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>;
  readonly primaryType: string;
  readonly domain: Readonly<Record<string, unknown>>;
  readonly message: Readonly<Record<string, unknown>>;
}

/** A raw private key that signs with `@metamask/eth-sig-util`, which shares no code with the gateway's verification. */
export interface IndependentSigner {
  readonly address: string;
  /** 32 bytes, hexadecimal. */
  readonly privateKey: string;
  readonly sign: (data: TypedData) => string;
}

export const readTypedData = (request: StrictWalletRpc): TypedData => JSON.parse(getTypedData(request)) as TypedData;

/** A signer whose key depends on the seed alone. */
export const createIndependentSigner = (seed: string): IndependentSigner => {
  const privateKey = createHash('sha256').update(seed).digest();
  const data = 'which address is it?';
  return {
    // The package derives no addresses, but recovers them.
    address: recoverPersonalSignature({ data, signature: personalSign({ privateKey, data }) }),
    privateKey: `0x${privateKey.toString('hex')}`,
    sign: (typedData) =>
      signTypedData({
        privateKey,
        // Its type knows the names of EIP-712 only, which some tests change.
        data: typedData as unknown as TypedMessage<{ EIP712Domain: [] }>,
        version: SignTypedDataVersion.V4,
      }),
  };
};
