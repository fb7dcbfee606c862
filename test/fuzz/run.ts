// Sends random requests to the shipped gateway and checks the answers against the API document that it serves:
// run.ts [--requests N] [--seed S] [--bail]
import { parseArgs } from 'node:util';
import { createDocumentReader } from '../../demo/test/support/openapi.js';
import { parseNumberOption } from '../support/number-option.js';
import { createFuzz } from './sequence.js';
import { BASE_URL, closeDatabase, createContext } from './context.js';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '2000' },
    /** The seed of the first sequence; each further sequence has the next seed. */
    seed: { type: 'string', default: '1' },
    /** Stops at the first failure, and does not shrink its sequence. */
    bail: { type: 'boolean', default: false },
  },
});
const wanted = parseNumberOption('requests', values.requests);
const firstSeed = parseNumberOption('seed', values.seed, 0);

const context = await createContext(1);
const served = await context.gateway.fetch(new Request(`${BASE_URL}/openapi.json`));
const reader = createDocumentReader((await served.json()) as { paths: object });
context.close();

const runSequence = createFuzz({ reader, shrinks: !values.bail });

const counts = { passed: 0, failed: 0 };
for (let seed = firstSeed; counts.passed + counts.failed < wanted; seed++) {
  const { requests, failure } = await runSequence(seed);
  counts.passed += requests;
  if (!failure.length) continue;
  counts.failed++;
  console.log(`seed ${seed}: npm run test:full -- fuzz --seed ${seed} --requests 1`);
  for (const line of failure) console.log(`  ${line}`);
  if (values.bail) break;
}
await closeDatabase();

console.log(`\nfuzz: ${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed ? 1 : 0;
