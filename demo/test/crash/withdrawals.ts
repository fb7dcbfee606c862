import { decodeFunctionData, isAddressEqual, zeroAddress, type Hex, type PublicClient } from 'viem';
import { settlement } from '../../gateway/rails/evm/artifacts/settlement.js';
import type { ChainRecord } from '../../gateway/store/chain-table.js';
import type { Amount } from './chain-ledger.js';

/** A transfer out of the settlement contract, or one that was reverted. */
export interface Withdrawal extends Amount {
  readonly hash: Hex;
  readonly to: Hex;
  readonly isSuccess: boolean;
}

/** Reads every transaction of every block: the chain's own coin moves without an event. */
export const readWithdrawals = async (
  client: PublicClient,
  { contracts = {} }: ChainRecord,
): Promise<readonly Withdrawal[]> => {
  const address = contracts['settlement'] ?? zeroAddress;
  const withdrawals: Withdrawal[] = [];
  const last = await client.getBlockNumber();
  for (let blockNumber = 0n; blockNumber <= last; blockNumber++) {
    const { transactions } = await client.getBlock({ blockNumber, includeTransactions: true });
    for (const { hash, to, input: data } of transactions) {
      if (!to || !isAddressEqual(to, address)) continue;
      const call = decodeFunctionData({ abi: settlement.abi, data });
      if (call.functionName !== 'withdraw') continue;
      const [token, account, amount] = call.args;
      const { status } = await client.getTransactionReceipt({ hash });
      withdrawals.push({ hash, token, to: account, amount, isSuccess: status === 'success' });
    }
  }
  return withdrawals;
};
