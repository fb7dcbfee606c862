import { LIMITS } from 'pay-status/contract';
import type { Endpoint, PreviousSecret } from '../store/endpoint-table.js';

/** The previous secrets that still sign. */
export const getValidSecrets = (secrets: readonly PreviousSecret[], nowMs: number): readonly PreviousSecret[] =>
  secrets.filter(({ untilMs }) => nowMs < untilMs);

/**
 * The previous secrets after a rotation: the current one for a day, and earlier ones for the rest of theirs (`SPEC: Webhook
 * authentication, rule 7`).
 */
export const getPreviousSecrets = ({ secret, previous }: Endpoint, nowMs: number): readonly PreviousSecret[] => [
  { secret, untilMs: nowMs + LIMITS.WEBHOOK_OLD_SECRET_VALID_S * 1_000 },
  ...getValidSecrets(previous, nowMs),
];
