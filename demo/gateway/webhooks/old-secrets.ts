import { LIMITS } from 'pay-status/contract';
import type { Endpoint, OldSecret } from '../store/endpoint-table.js';

/** Those that sign now. */
export const validAt = (secrets: readonly OldSecret[], nowMs: number): readonly OldSecret[] =>
  secrets.filter(({ untilMs }) => nowMs < untilMs);

/**
 * What signs beside a new secret: the present one for a day, and those that were rotated out before for what is left of
 * theirs (`SPEC: Webhook authentication, rule 7`).
 */
export const rotatedOut = ({ secret, previous }: Endpoint, nowMs: number): readonly OldSecret[] => [
  { secret, untilMs: nowMs + LIMITS.WEBHOOK_OLD_SECRET_VALID_S * 1_000 },
  ...validAt(previous, nowMs),
];
