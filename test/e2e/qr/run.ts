// Scans the QR code of a checkout under every combination of conditions, on the files in dist: run.ts [--only <part of a name>]
import { parseArgs } from 'node:util';
import { startWorld } from '../support/world.js';
import { FACTORS, getName } from './cases.js';
import { allRows } from './pairwise.js';
import { prove } from './prove.js';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const cases = allRows(FACTORS).filter((row) => getName(row).includes(values.only));
const counts = { passed: 0, failed: 0 };
const { world, stop } = await startWorld();
await prove(world, cases, ({ name, problems }) => {
  counts[problems.length ? 'failed' : 'passed']++;
  if (problems.length) console.log([name, ...problems].join('\n  '));
});
await stop();
for (const error of world.errors) console.log(error);
console.log(`\nqr: ${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed || world.errors.length || counts.passed !== cases.length ? 1 : 0;
