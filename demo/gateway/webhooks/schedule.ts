import { LIMITS } from 'pay-status/contract';
import type { Attempt, Delivery } from '../store/delivery-table.js';
import type { Endpoint } from '../store/endpoint-table.js';

const DELAYS_MS = LIMITS.WEBHOOK_RETRY_DELAYS_S.map((seconds) => seconds * 1_000);

/** What becomes of a delivery after an attempt; each delay counts from then (`SPEC: Events, rules 6 and 7`). */
export const afterAttempt = (delivery: Delivery, attempt: Attempt, nowMs: number): Delivery => {
  const attempts = [...delivery.attempts, attempt];
  if (attempt.error === null) return { ...delivery, attempts, state: 'delivered', dueAtMs: null };
  const delayMs = DELAYS_MS[delivery.attempt];
  if (delayMs === undefined) return { ...delivery, attempts, state: 'failed', dueAtMs: null };
  return { ...delivery, attempts, attempt: delivery.attempt + 1, dueAtMs: nowMs + delayMs };
};

/** A delivery that begins anew, at once. */
export const startOver = (delivery: Delivery, nowMs: number): Delivery => ({
  ...delivery,
  state: 'pending',
  attempt: 1,
  dueAtMs: nowMs,
});

/**
 * What an attempt says of its endpoint: only failures for five days disable it (`SPEC: Events, rule 8`). The same endpoint
 * when it says nothing new.
 */
export const healthAfter = (endpoint: Endpoint, { error }: Attempt, nowMs: number): Endpoint => {
  if (error === null) return endpoint.failingSinceMs === null ? endpoint : { ...endpoint, failingSinceMs: null };
  const failingSinceMs = endpoint.failingSinceMs ?? nowMs;
  const isGone = nowMs - failingSinceMs >= LIMITS.WEBHOOK_DISABLE_AFTER_S * 1_000;
  const disabledAtMs = endpoint.disabledAtMs ?? (isGone ? nowMs : null);
  const isNews = failingSinceMs !== endpoint.failingSinceMs || disabledAtMs !== endpoint.disabledAtMs;
  return isNews ? { ...endpoint, failingSinceMs, disabledAtMs } : endpoint;
};
