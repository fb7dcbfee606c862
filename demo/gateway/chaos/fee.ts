import type { FeeKind, WebhookFee, WebhookSnapshot } from 'pay-status/contract';
import type { StrictWebhookSnapshot } from '../wire/webhook-snapshot.js';
import type { Payment } from '../payments/payment.js';
import type { Dice } from './dice.js';

/** Not a kind of the interface, which has one and announces more (`SPEC: fee object`). */
const NEW_KIND = 'tiered' as FeeKind;
/** One in so many units of what the buyer pays. */
const SHARE = 100n;

/** What a new payment has beside what was asked for: perhaps a fee of a new kind. */
export const newFee = (dice: Dice): Pick<Payment, 'feeKind'> => (dice.strikes('feeKind') ? { feeKind: NEW_KIND } : {});

/** What the fee takes of so many base units. */
const feeOn = (value: string): bigint => BigInt(value) / SHARE;

/** What is settled of so many base units: all of it, or what a fee of that kind leaves. */
export const settledValue = (value: string, kind: FeeKind | undefined): string =>
  kind === undefined ? value : String(BigInt(value) - feeOn(value));

/** The snapshot of a payment with a fee of that kind: what is settled is what is left of what the buyer pays. */
export const withFee = (snapshot: StrictWebhookSnapshot, kind: FeeKind): WebhookSnapshot => {
  const { processing, settled } = snapshot;
  if (!processing) return snapshot;
  const { unit, value } = processing.option_amount;
  const total = { unit, value: String(feeOn(value)) };
  const fee: WebhookFee = { kind, tiers: [{ from: '0', per_cent: '1' }], total_amount: total };
  const left = { unit, value: settledValue(value, kind) };
  return {
    ...snapshot,
    processing: { ...processing, fee, settlement_amount: left },
    settled: settled && { ...settled, amount: left },
  };
};
