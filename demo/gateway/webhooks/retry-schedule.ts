import { LIMITS } from 'pay-status/contract';
import type { Attempt, Delivery } from '../store/delivery-table.js';
import type { Endpoint } from '../store/endpoint-table.js';

const DELAYS_MS = LIMITS.WEBHOOK_RETRY_DELAYS_S.map((seconds) => seconds * 1_000);

/** The delivery after an attempt; each delay counts from then (`SPEC: Events, rules 6 and 7`). */
export const updateDelivery = (delivery: Delivery, attempt: Attempt, nowMs: number): Delivery => {
  const attempts = [...delivery.attempts, attempt];
  if (attempt.error === null) return { ...delivery, attempts, state: 'delivered', dueAtMs: null };
  const delayMs = DELAYS_MS[delivery.attempt];
  if (delayMs === undefined) return { ...delivery, attempts, state: 'failed', dueAtMs: null };
  return { ...delivery, attempts, attempt: delivery.attempt + 1, dueAtMs: nowMs + delayMs };
};

/** The delivery with a new round of attempts, due at once. */
export const restart = (delivery: Delivery, nowMs: number): Delivery => ({
  ...delivery,
  state: 'pending',
  attempt: 1,
  dueAtMs: nowMs,
});

/**
 * The endpoint after an attempt: failures for five days disable it (`SPEC: Events, rule 8`). Returns the same object if
 * nothing changed.
 */
export const updateHealth = (endpoint: Endpoint, { error }: Attempt, nowMs: number): Endpoint => {
  if (error === null) return endpoint.failingSinceMs === null ? endpoint : { ...endpoint, failingSinceMs: null };
  const failingSinceMs = endpoint.failingSinceMs ?? nowMs;
  const isDead = nowMs - failingSinceMs >= LIMITS.WEBHOOK_DISABLE_AFTER_S * 1_000;
  const disabledAtMs = endpoint.disabledAtMs ?? (isDead ? nowMs : null);
  const hasChanged = failingSinceMs !== endpoint.failingSinceMs || disabledAtMs !== endpoint.disabledAtMs;
  return hasChanged ? { ...endpoint, failingSinceMs, disabledAtMs } : endpoint;
};
