import { sha256Hex } from '../core/digest.js';
import type { WalletRpcResult } from '../wire/payment-option-requests.js';

/** Identifies what a wallet has answered, of any JSON type. @throws RangeError if it is nested too deeply */
export const digestResults = async (results: readonly WalletRpcResult[]): Promise<string> =>
  sha256Hex(JSON.stringify(results));

/** Identifies the answer of a wallet that has sent one transaction. */
export const digestTransaction = (hash: string): Promise<string> =>
  digestResults([{ type: 'walletRpc', data: [hash] }]);
