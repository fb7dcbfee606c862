import type { StatusFault } from '../world/wires.js';

/** What the gateway can be made to answer, by the name of the choice; undefined: the truth, at once. */
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
