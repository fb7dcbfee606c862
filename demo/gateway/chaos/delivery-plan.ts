import type { KnownWebhookEventType } from 'pay-status/contract';
import type { Dice } from './dice.js';

/** Delay of a delayed success after the automatic settlement, milliseconds. */
const SETTLED_LEAD_MS = 1_000;

/** The events that a later one of the same payment can overtake. */
const DELAYABLE: readonly KnownWebhookEventType[] = ['payment.created', 'payment.processing', 'payment.succeeded'];

const getDelayMs = (dice: Dice, type: KnownWebhookEventType, autoSettleMs: number | null): number => {
  if (!DELAYABLE.includes(type)) return 0;
  const reorderMs = dice.strikes('reorder') ? dice.upTo('reorderMs') : 0;
  if (type !== 'payment.succeeded' || !dice.strikes('settledFirst')) return reorderMs;
  return Math.max(reorderMs, (autoSettleMs ?? 0) + SETTLED_LEAD_MS);
};

/** Delays of the deliveries of one event, milliseconds after the event (`SPEC: Events, delivery rules 1 to 3`). */
export const planDeliveries = (
  dice: Dice,
  type: KnownWebhookEventType,
  autoSettleMs: number | null,
): readonly number[] => {
  const firstMs = getDelayMs(dice, type, autoSettleMs);
  return dice.strikes('duplicate') ? [firstMs, firstMs + dice.upTo('duplicateMs')] : [firstMs];
};
