import { toCoins } from '../options/assets.js';
import { digestTransaction } from '../options/results-digest.js';
import { ANY_OPTION, getConfirmation } from '../payments/confirm.js';
import type { Payment } from '../payments/payment.js';
import type { Command } from '../payments/transition.js';
import { readEvmAccount } from '../rails/account.js';
import type { Execution, PaidTransfer } from '../rails/rail.js';

/** The command by which a payment succeeds with what has paid it, which may be of another account or in another asset. */
const toSuccess = async ({ account, asset, value, txId }: PaidTransfer, payment: Payment): Promise<Command> => {
  const optionAmount = toCoins(asset, value);
  const claimed = getConfirmation(payment);
  const isClaimed =
    claimed &&
    readEvmAccount(claimed.account)?.key === account.key &&
    payment.state.status === 'processing' &&
    payment.state.processing.optionAmount.unit === optionAmount.unit;
  if (isClaimed) return { type: 'succeed', optionAmount, txId };
  const results = await digestTransaction(txId);
  const confirmation = { optionId: ANY_OPTION, account: account.key, results, executesAtMs: null };
  return { type: 'succeed', optionAmount, txId, confirmation };
};

/** The step of a payment that was executed. */
export const toCommand = async (execution: Execution, payment: Payment): Promise<Command> => {
  switch (execution.kind) {
    case 'succeeded':
      return execution.paid
        ? toSuccess(execution.paid, payment)
        : { type: 'succeed', optionAmount: null, txId: execution.txId };
    case 'failed':
      return { type: 'fail', failureCode: null, reason: execution.reason };
    case 'expired':
      return { type: 'time_out' };
  }
};
