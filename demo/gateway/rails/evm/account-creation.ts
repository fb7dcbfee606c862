import { parseErc6492Signature } from 'viem/utils';
import type { EvmAccount } from '../account.js';
import { accountNotDeployed, refused } from '../refusals.js';

type Hex = `0x${string}`;

/**
 * The factories of accounts that are called when the account of a buyer is not deployed yet, unless the sandbox is given others: those of
 * Coinbase Smart Wallet 1.0 and 1.1, and of Safe 1.3.0 and 1.4.1.
 */
export const KNOWN_FACTORIES: readonly Hex[] = [
  '0x0ba5ed0c6aa8c49038f819e587e2633c4a9f428a',
  '0xba5ed110efdba3d005bfc882d75358acbbb85842',
  '0xa6b71e26c5e0845f74c812102ca7114b6a896ab2',
  '0x4e1dcf7ad4e460cfd30791ccc4f9c8a4f820ec67',
];

/** The call that deploys an account. */
export interface Creation {
  readonly factory: Hex;
  readonly data: Hex;
}

/** A signature of an account, and the call that deploys it if the signature comes with one (EIP-6492). */
export interface AccountSignature {
  readonly signature: Hex;
  readonly creation?: Creation | undefined;
}

/** Unwraps a signature that comes with the creation of its account. Refuses with 422 what is no such wrapper. */
export const unwrapSignature = (wrapped: Hex): AccountSignature => {
  try {
    const { signature, address: factory, data } = parseErc6492Signature(wrapped);
    return { signature, ...(factory && data && { creation: { factory: factory.toLowerCase() as Hex, data } }) };
  } catch {
    throw refused(
      'Invalid signature: it ends like that of an account that is not deployed yet (EIP-6492), but cannot be read',
    );
  }
};

/** Refuses with 422 the creation of an account by a factory that is not allowed. */
export const requireFactory = (account: EvmAccount, { factory }: Creation, factories: readonly Hex[]): void => {
  if (factories.some((allowed) => allowed.toLowerCase() === factory)) return;
  throw accountNotDeployed(account, `this gateway does not call its factory ${factory}`);
};
