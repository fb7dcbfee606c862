// Latency of a status change: run.ts [--payments N] [--round-trip-ms N] [--lanes N]
import { parseArgs } from 'node:util';
import { parseNumberOption } from '../../support/number-option.js';
import { measureVariants } from './variants.js';

const { values } = parseArgs({
  options: {
    /** Payments of each variant. */
    payments: { type: 'string', default: '100' },
    'round-trip-ms': { type: 'string', default: '0' },
    /** Payments of each variant at a time. */
    lanes: { type: 'string', default: '1' },
  },
});

await measureVariants({
  payments: parseNumberOption('payments', values.payments),
  laneCount: parseNumberOption('lanes', values.lanes),
  roundTripMs: parseNumberOption('round-trip-ms', values['round-trip-ms'], 0),
});
