import { parseTransaction } from 'viem';
import { encodeFunctionData } from 'viem/utils';
import type { ChainTransaction } from '../../store/chain-table.js';
import type { RailHost, Settlement } from '../rail.js';
import { settlement } from './artifacts/settlement.js';
import { findRevert } from './chain.js';
import { ChainError } from './chain-error.js';
import type { EvmNode, Receipt } from './node.js';

type Hex = `0x${string}`;

/** The call by which the contract pays a merchant. */
export const encodeWithdrawal = ({ asset, account, value }: Omit<Settlement, 'paymentId'>): Hex =>
  encodeFunctionData({ abi: settlement.abi, functionName: 'withdraw', args: [asset.contract, account.address, value] });

/** The name of the error with which the contract refuses the call of a transaction now. */
const findReason = async (node: EvmNode, from: Hex, raw: Hex): Promise<string> => {
  const { to, data } = parseTransaction(raw);
  const reason = to && data && (await findRevert(node, { from, to, data }));
  return reason ?? 'a reason that does not exist any more';
};

interface Ended {
  readonly node: EvmNode;
  readonly relayer: Hex;
  readonly host: RailHost;
}

/** Says how the transfer of a settlement ended. One that was reverted is not sent again: it may still pay after a reorganisation. */
export const reportTransfer = async (
  { node, relayer, host }: Ended,
  { hash, raw, paymentId }: ChainTransaction,
  { isSuccess }: Receipt,
): Promise<void> => {
  if (paymentId === null) return;
  if (isSuccess) {
    await host.reportSettled(paymentId, hash);
    return;
  }
  host.onError(
    new ChainError(
      'settlement_reverted',
      `The transaction ${hash} was to settle the payment ${paymentId}, but was reverted: ${await findReason(node, relayer, raw)}. \
The payment stays unsettled, and its coins stay in the settlement contract. Check the merchant's destination for the asset \
before other payments settle.`,
    ),
  );
};
