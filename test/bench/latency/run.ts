// Latency of a status change: run.ts [--only variants|gateways] [--payments N] [--round-trip-ms N] [--lanes N] [--followed N]
import { parseArgs } from 'node:util';
import { parseNumberOption } from '../../support/number-option.js';
import { measureGateways } from './gateways.js';
import { measureVariants } from './variants.js';

const PARTS = ['variants', 'gateways'];

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: PARTS },
    /** Payments of each variant. */
    payments: { type: 'string', default: '100' },
    'round-trip-ms': { type: 'string', default: '0' },
    /** Payments of each variant at a time. */
    lanes: { type: 'string', default: '1' },
    /** Payments of each gateway, all at a time. */
    followed: { type: 'string', default: '50' },
  },
});
for (const part of values.only) {
  if (PARTS.includes(part)) continue;
  console.error(`--only must be ${PARTS.join(', ')}, not "${part}"`);
  process.exit(1);
}
const payments = parseNumberOption('payments', values.payments);
const laneCount = parseNumberOption('lanes', values.lanes);
const roundTripMs = parseNumberOption('round-trip-ms', values['round-trip-ms'], 0);
const followed = parseNumberOption('followed', values.followed);

if (values.only.includes('variants')) await measureVariants({ payments, laneCount, roundTripMs });
if (values.only.includes('gateways')) await measureGateways(followed);
