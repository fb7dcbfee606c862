import { checkHostRequest, WalletError, type HostRequest } from 'pay-status/wallet';
import { describeRequest, type ShownRequest } from '../describe-request.js';
import type { Networks } from '../networks.js';

/** Describes a message to sign in plain words; undefined if it is not one of a payment. */
export const describeMessageOf = (
  { chain, params }: Pick<HostRequest, 'chain' | 'params'>,
  networks: Networks,
  merchantName?: string,
): ShownRequest | undefined => {
  const account = `${chain}:${String(params[0])}`;
  const request = { chain, account, method: 'eth_signTypedData_v4', params };
  try {
    const checked = checkHostRequest(request, { accounts: [account], nowS: Date.now() / 1_000 });
    return describeRequest(checked, networks, merchantName);
  } catch (error) {
    if (error instanceof WalletError) return undefined;
    throw error;
  }
};
