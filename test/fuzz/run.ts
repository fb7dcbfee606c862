// Random requests against the shipped gateway, judged by the document that it serves:
// run.ts [--requests N] [--seed S] [--root FOLDER] [--bail] [--coverage]
import { parseArgs } from 'node:util';
import { createDocumentReader } from '../../demo/test/support/openapi.js';
import { parseNumberOption } from '../support/number-option.js';
import { createFuzz } from './story.js';
import { loadSubject } from './subject.js';
import { BASE_URL, closeDatabase, createWorld } from './world.js';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '2000' },
    /** Of the first story; the next one has the next. */
    seed: { type: 'string', default: '1' },
    /** Where the gateway's sources are: a copy with a bug in it, for the test of this test. */
    root: { type: 'string', default: 'demo' },
    /** Stops at the first failure, and leaves its story as long as it is. */
    bail: { type: 'boolean', default: false },
    /** Says which declared answers were never seen. */
    coverage: { type: 'boolean', default: false },
  },
});
const wanted = parseNumberOption('requests', values.requests);
const firstSeed = parseNumberOption('seed', values.seed, 0);

const subject = await loadSubject(values.root);
const world = await createWorld(subject, 1);
const served = await world.gateway.fetch(new Request(`${BASE_URL}/openapi.json`));
const reader = createDocumentReader((await served.json()) as { paths: object });
world.close();

const reached = new Map<string, number>();
const tell = createFuzz({
  reader,
  subject,
  shortens: !values.bail,
  onReached: (what) => reached.set(what, (reached.get(what) ?? 0) + 1),
});

const counts = { passed: 0, failed: 0 };
for (let seed = firstSeed; counts.passed + counts.failed < wanted; seed++) {
  const { requests, failure } = await tell(seed);
  counts.passed += requests;
  if (!failure.length) continue;
  counts.failed++;
  console.log(`seed ${seed}: npm run test:full -- fuzz --seed ${seed} --requests 1`);
  for (const line of failure) console.log(`  ${line}`);
  if (values.bail) break;
}
await closeDatabase();

if (values.coverage)
  for (const [what, count] of [...reached].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(String(count).padStart(7), what);
console.log(`\nfuzz: ${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed ? 1 : 0;
