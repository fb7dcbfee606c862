import { ApiError } from '../http/errors.js';
import type { EvmAccount } from './account.js';
import type { Asset } from './asset.js';

/** The wallet's answer does not pay: the buyer may choose again. */
export const refused = (message: string): ApiError => new ApiError('invalid_params', message, { status: 422 });

/** The transaction may still arrive: the same confirmation is sent again. */
export const notYet = (what: string): ApiError =>
  new ApiError('internal_error', `${what} is not on the chain yet: send the same confirmation again`, {
    status: 503,
    headers: { 'Retry-After': '1' },
  });

export const insufficientFunds = ({ symbol }: Asset): ApiError =>
  refused(`Insufficient funds: ${symbol} of this account`);

/** The code at the address of the account does not accept its signature (EIP-1271). */
export const accountRefused = ({ address }: EvmAccount): ApiError =>
  refused(`The contract of the account ${address} does not accept the signature (EIP-1271)`);

/** The account would have to be deployed first (EIP-6492), which is not done for the reason. */
export const accountNotDeployed = ({ address }: EvmAccount, reason: string): ApiError =>
  refused(`The signature of ${address} needs its account, which is not deployed yet, and ${reason} (EIP-6492)`);
