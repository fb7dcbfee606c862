import type { KnownWebhookEventType } from 'pay-status/contract';
import { toOptionAmount } from '../options/assets.js';
import { newPaymentId, newTxId } from '../payments/ids.js';
import { newPayment, type PaymentOwner } from '../payments/new-payment.js';
import type { Payment } from '../payments/payment.js';
import { isInvalidState, transition, type Command } from '../payments/transition.js';
import type { RandomSource } from '../core/random.js';
import type { Asset } from '../rails/asset.js';
import type { StoredEvent } from '../store/event-table.js';
import { toEvent } from './event.js';

const LIFETIME_S = 900;

const SAMPLE_ORDER = { amount: { unit: 'iso4217/USD', value: '1000' }, referenceId: 'sample order' } as const;

/** The commands that lead to an event of the type. */
const getCommands = (type: KnownWebhookEventType, asset: Asset, random: RandomSource): readonly Command[] => {
  const optionAmount = toOptionAmount(asset, SAMPLE_ORDER.amount);
  const process: Command = { type: 'process', optionAmount, txId: null };
  const succeed: Command = { type: 'succeed', optionAmount: null, txId: newTxId(random) };
  const commands: Readonly<Record<KnownWebhookEventType, readonly Command[]>> = {
    'payment.created': [],
    'payment.processing': [process],
    'payment.succeeded': [process, succeed],
    'payment.settled': [process, succeed, { type: 'settle', txId: newTxId(random) }],
    'payment.failed': [{ type: 'fail', failureCode: null, reason: 'insufficient allowance' }],
    'payment.expired': [{ type: 'time_out' }],
    'payment.cancelled': [{ type: 'cancel', reason: 'cancelled_by_merchant' }],
  };
  return commands[type];
};

/** An event of a payment that does not exist, paid with this asset. */
export const sampleEvent = (
  { merchantId, mode }: PaymentOwner,
  type: KnownWebhookEventType,
  asset: Asset,
  nowMs: number,
  random: RandomSource,
): StoredEvent => {
  const startMs = nowMs - LIFETIME_S * 1_000;
  const request = { ...SAMPLE_ORDER, expiresAt: Math.floor(nowMs / 1_000) };
  const created = newPayment(newPaymentId(startMs, random), { merchantId, mode: 'test' }, request, startMs);
  const payment = getCommands(type, asset, random).reduce<Payment>((before, command) => {
    const after = transition(before, command, nowMs);
    if (isInvalidState(after)) throw new Error(`a sample cannot ${after.command}`);
    return after;
  }, created);
  return { ...toEvent(payment, random), mode };
};
