import { getSettledValue } from '../chaos/fee.js';
import type { RandomSource } from '../core/random.js';
import { getConfirmation } from '../payments/confirm.js';
import { newTxId } from '../payments/ids.js';
import type { Payment } from '../payments/payment.js';
import { canSettle, transition, type InvalidState } from '../payments/transition.js';
import { readEvmAccount } from '../rails/account.js';
import { getUnit } from '../rails/asset.js';
import type { Rail, Settlement } from '../rails/rail.js';
import type { Tables } from '../store/store.js';

/** The transfer that a rail has to make; undefined if the merchant has no destination for the asset. */
const findSettlement = async (
  { settlementDestinations }: Tables,
  payment: Payment,
  { assets }: Rail,
): Promise<Settlement | undefined> => {
  const { id, state, feeKind } = payment;
  // Nobody has paid a simulated payment: its settlement would take the funds of others.
  if (state.status !== 'succeeded' || !getConfirmation(payment)) return undefined;
  const { unit, value } = state.processing.optionAmount;
  const asset = assets.find((each) => getUnit(each) === unit);
  const found = asset && (await settlementDestinations.find(payment, unit.replace(/^caip19\//, '')));
  const account = found && readEvmAccount(found.destination);
  return account && { paymentId: id, account, asset, value: BigInt(getSettledValue(value, feeKind)) };
};

/**
 * Settles a locked payment, in its transaction. Where funds move, the payment remembers their transfer, so that there is
 * never a second one, and is settled once they have arrived.
 */
export const settlePayment = async (
  tables: Tables,
  payment: Payment,
  { rail, random, nowMs }: { readonly rail: Rail; readonly random: RandomSource; readonly nowMs: number },
): Promise<Payment | InvalidState> => {
  if (!canSettle(payment)) return { kind: 'invalid_state', status: payment.state.status, command: 'settle' };
  const settlement = rail.settle && (await findSettlement(tables, payment, rail));
  if (!rail.settle || !settlement) return transition(payment, { type: 'settle', txId: newTxId(random) }, nowMs);
  const { txId, hasArrived } = await rail.settle(tables, settlement);
  const sent = { ...payment, settlementTxId: txId };
  return hasArrived ? transition(sent, { type: 'settle', txId }, nowMs) : sent;
};
