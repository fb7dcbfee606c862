import { ApiError } from '../http/errors.js';
import type { Asset } from './asset.js';

/** The wallet's answer does not pay: the buyer may choose again. */
export const refused = (message: string): ApiError => new ApiError('invalid_params', message, { status: 422 });

export const insufficientFunds = ({ symbol }: Asset): ApiError =>
  refused(`Insufficient funds: ${symbol} of this account`);
