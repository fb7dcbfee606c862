import type { StatusFault } from '../world/wires.js';

/** The faults that can be chosen, by label; undefined means a correct answer without delay. */
export const LIVE_FAULTS = {
  'As it should': undefined,
  '3 s late': { kind: 'delay', delayMs: 3_000 },
  '502 error': { kind: 'status', status: 502 },
  '429 limit': { kind: 'status', status: 429, headers: { 'Retry-After': '5' } },
  Garbage: { kind: 'garbage' },
  'Cut off': { kind: 'drop' },
  Never: { kind: 'hang' },
} satisfies Readonly<Record<string, StatusFault | undefined>>;

export type LiveFault = keyof typeof LIVE_FAULTS;
