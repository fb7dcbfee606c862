// Random deliveries to the shipped webhook handler, with each kind of store that this machine has:
// run.ts [--deliveries N] [--seed S] [--store memory|pglite|sqlite|postgres]
import { parseArgs } from 'node:util';
import { parseNumberOption } from '../../../support/number-option.js';
import { SHOPS } from './shops.js';

const { values } = parseArgs({
  options: {
    /** Per store. */
    deliveries: { type: 'string', default: '100000' },
    /** Of the first scenario; each further one uses the next seed. */
    seed: { type: 'string', default: '1' },
    store: { type: 'string' },
  },
});
const wanted = parseNumberOption('deliveries', values.deliveries);
const firstSeed = parseNumberOption('seed', values.seed, 0);
const names = Object.keys(SHOPS).filter((name) => !values.store || name === values.store);
if (!names.length) throw new Error(`There is no store ${values.store}, only ${Object.keys(SHOPS).join(', ')}.`);

const counts = { passed: 0, failed: 0 };
for (const name of names) {
  const play = SHOPS[name as keyof typeof SHOPS];
  if (!play) {
    console.log(`${name}: skipped, needs PostgreSQL: apt-get install postgresql`);
    continue;
  }
  const startMs = performance.now();
  const { deliveries, answers, crashes, settledFirst, failures } = await play(wanted, firstSeed);
  const seconds = ((performance.now() - startMs) / 1_000).toFixed(1);
  console.log(`${name}: ${deliveries} deliveries in ${seconds} s, ${crashes} crashes, ${settledFirst} settled first`);
  console.log(`  ${JSON.stringify(answers)}`);
  for (const line of failures) console.log(`  ${line}`);
  if (failures.length) console.log(`  npm run test:full -- deliveries --store ${name} --seed S --deliveries 1`);
  counts[failures.length ? 'failed' : 'passed'] += failures.length ? 1 : deliveries;
}
console.log(`\ndeliveries: ${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed ? 1 : 0;
