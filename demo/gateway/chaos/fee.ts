import type { FeeKind, WebhookFee, WebhookSnapshot } from 'pay-status/contract';
import type { StrictWebhookSnapshot } from '../wire/webhook-snapshot.js';
import type { Payment } from '../payments/payment.js';
import type { Dice } from './dice.js';

/** An unknown kind: the interface has one and announces more (`SPEC: fee object`). */
const NEW_KIND = 'tiered' as FeeKind;
/** The fee is this fraction of what the buyer pays. */
const DIVISOR = 100n;

/** The fee of a new payment: none, or one of an unknown kind. */
export const newFee = (dice: Dice): Pick<Payment, 'feeKind'> => (dice.strikes('feeKind') ? { feeKind: NEW_KIND } : {});

/** The fee on an amount in base units. */
const getFee = (value: string): bigint => BigInt(value) / DIVISOR;

/** The settled part of an amount in base units: all of it, or the rest after a fee of that kind. */
export const getSettledValue = (value: string, kind: FeeKind | undefined): string =>
  kind === undefined ? value : String(BigInt(value) - getFee(value));

/** The snapshot with a fee of that kind, which reduces the settled amount. */
export const withFee = (snapshot: StrictWebhookSnapshot, kind: FeeKind): WebhookSnapshot => {
  const { processing, settled } = snapshot;
  if (!processing) return snapshot;
  const { unit, value } = processing.option_amount;
  const total = { unit, value: String(getFee(value)) };
  const fee: WebhookFee = { kind, tiers: [{ from: '0', per_cent: '1' }], total_amount: total };
  const left = { unit, value: getSettledValue(value, kind) };
  return {
    ...snapshot,
    processing: { ...processing, fee, settlement_amount: left },
    settled: settled && { ...settled, amount: left },
  };
};
