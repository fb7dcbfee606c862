// Scans the QR code of a checkout under every combination of conditions, on the files in dist: run.ts [--only <part of a name>]
import { parseArgs } from 'node:util';
import { startTestEnvironment } from '../support/test-environment.js';
import { FACTORS, getName } from './cases.js';
import { combine } from './pairwise.js';
import { scanCases } from './scan-cases.js';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const cases = combine(FACTORS).filter((row) => getName(row).includes(values.only));
const counts = { passed: 0, failed: 0 };
const { environment, stop } = await startTestEnvironment();
await scanCases(environment, cases, ({ name, problems }) => {
  counts[problems.length ? 'failed' : 'passed']++;
  if (problems.length) console.log([name, ...problems].join('\n  '));
});
await stop();
for (const error of environment.errors) console.log(error);
console.log(`\nqr: ${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed || environment.errors.length || counts.passed !== cases.length ? 1 : 0;
