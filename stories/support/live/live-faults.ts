import type { StatusFault } from '../environment/wires.js';

/** The faults by label; undefined for a correct answer without delay. */
export const LIVE_FAULTS = {
  'Correct answer': undefined,
  '3 s delay': { kind: 'delay', delayMs: 3_000 },
  '502 error': { kind: 'status', status: 502 },
  '429 rate limit': { kind: 'status', status: 429, headers: { 'Retry-After': '5' } },
  'Invalid body': { kind: 'garbage' },
  'Dropped connection': { kind: 'drop' },
  'No answer': { kind: 'hang' },
} satisfies Readonly<Record<string, StatusFault | undefined>>;

export type LiveFault = keyof typeof LIVE_FAULTS;
