// Runs the shipped tracker against the shipped gateway in random scenarios: run.ts [--seeds N] [--from S]
import { parseArgs } from 'node:util';
import { parseNumberOption } from '../support/number-option.js';
import { simulate } from './simulate.js';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '2000' },
    from: { type: 'string', default: '1' },
    /** Stops at the first failure. */
    bail: { type: 'boolean', default: false },
  },
});
const seeds = parseNumberOption('seeds', values.seeds);
const from = parseNumberOption('from', values.from, 0);

const counts = { passed: 0, failed: 0 };
for (let seed = from; seed < from + seeds; seed++) {
  const violations = await simulate(seed);
  counts[violations.length ? 'failed' : 'passed']++;
  if (!violations.length) continue;
  console.log(`seed ${seed}: npm run test:full -- simulate --from ${seed} --seeds 1`);
  for (const violation of violations) console.log(`  ${violation}`);
  if (values.bail) break;
}
console.log(`\nsimulate: ${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed ? 1 : 0;
