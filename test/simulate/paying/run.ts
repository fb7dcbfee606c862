// Lets buyers pay with the shipped engine at the shipped gateway in random scenarios: run.ts [--seeds N] [--from S] [--every N]
// [--bail]
import { parseArgs } from 'node:util';
import { parseNumberOption } from '../../support/number-option.js';
import { crashEverywhere } from './crashes.js';
import { simulate } from './simulate.js';
import { SHIPPED } from './subject.js';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '500' },
    from: { type: 'string' },
    /** Crashes at every so many moments of a page. */
    every: { type: 'string', default: '2' },
    /** Stops at the first failure. */
    bail: { type: 'boolean', default: false },
  },
});
const seeds = parseNumberOption('seeds', values.seeds);
const every = parseNumberOption('every', values.every);
const from = parseNumberOption('from', values.from ?? '1', 0);

const counts = { passed: 0, failed: 0 };
const count = (name: string, violations: readonly string[]): void => {
  counts[violations.length ? 'failed' : 'passed']++;
  if (violations.length) console.log(name);
  for (const violation of violations) console.log(`  ${violation}`);
};
const isOver = (): boolean => values.bail && counts.failed > 0;

for (let seed = from; seed < from + seeds && !isOver(); seed++)
  count(`seed ${seed}: npm run test:full -- simulate-paying --from ${seed} --seeds 1`, await simulate(seed, SHIPPED));
// The same each time, so that it is left out when seeds are chosen.
if (values.from === undefined)
  for await (const { name, violations } of crashEverywhere(SHIPPED, every)) {
    if (isOver()) break;
    count(`${name}: npm run test:full -- simulate-paying --seeds 1`, violations);
  }
console.log(`\nsimulate-paying: ${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed ? 1 : 0;
