import type { Fault } from '../../../gateway/wire/fault.js';

interface Preset {
  readonly name: string;
  /** Its effect. */
  readonly meaning: string;
  readonly fault: Fault;
}

const BUYER = 'GET /v1/gateway/*';
const ALL = '* /v1/*';

/** Faults that every integration should handle. */
export const PRESETS: readonly Preset[] = [
  {
    name: 'Slow network',
    meaning: 'Every response is delayed by 2 s',
    fault: { route: ALL, kind: 'delay', delayMs: 2_000 },
  },
  {
    name: 'Gateway down',
    meaning: 'Every request fails with 503',
    fault: { route: ALL, kind: 'status', status: 503 },
  },
  {
    name: 'Unreliable gateway',
    meaning: 'One in three requests fails with 500',
    fault: { route: ALL, kind: 'status', status: 500, probability: 0.33 },
  },
  {
    name: 'Too many requests',
    meaning: 'The next status polls get 429 with Retry-After: 5',
    fault: { route: BUYER, kind: 'status', status: 429, headers: { 'Retry-After': '5' }, times: 3 },
  },
  {
    name: 'Dropped connections',
    meaning: 'Status polls lose their connection',
    fault: { route: BUYER, kind: 'drop' },
  },
  { name: 'No response', meaning: 'Status polls get no response', fault: { route: BUYER, kind: 'hang' } },
  {
    name: 'Captive portal',
    meaning: 'Status polls get a sign-in page instead of JSON',
    fault: { route: BUYER, kind: 'garbage' },
  },
  {
    name: 'Lost response',
    meaning: 'One payment is created, but its response is cut off',
    fault: { route: 'POST /v1/payments', kind: 'truncate', times: 1 },
  },
];
