// Injects bugs for each transition, error code, limit and rule of paying into a copy of the sources. A test that covers the rule must fail.
// The last run of the demo's tests has logged which tests these are.
import { existsSync } from 'node:fs';
import type { RuleId } from '../rules/index.js';
import { groupFilesByRule, readRulesLog, RULES_LOG } from '../support/rules-log.js';
import { CODE_FAULTS } from './codes.js';
import { createCopy, type Copy } from './copy.js';
import type { Fault } from './fault.js';
import { LIMIT_FAULTS } from './limits.js';
import { PAYING_FAULTS } from './paying.js';
import { TRANSITION_FAULTS } from './transitions.js';

/** Each runs one test at a time. */
const WORKERS = 2;

interface Planted {
  readonly id: RuleId;
  readonly fault: Fault;
  /** Test files that claim to cover the rule, the most specific first. */
  readonly files: readonly string[];
}

if (!existsSync(RULES_LOG))
  throw new Error('Run node scripts/run-tests.mjs demo processes first: it logs which test covers which rule.');
const files = groupFilesByRule(readRulesLog());

const planted = Object.entries({ ...TRANSITION_FAULTS, ...CODE_FAULTS, ...LIMIT_FAULTS, ...PAYING_FAULTS }).flatMap(
  ([key, faults]) => {
    const id = key as RuleId;
    const claiming = [...(files.get(id) ?? [])].sort(
      (a, b) => Number(b.includes('/rules/')) - Number(a.includes('/rules/')),
    );
    return faults.map((fault): Planted => ({ id, fault, files: claiming }));
  },
);

/** Returns true if a test that covers the rule fails with the bug. */
const isCaught = async (copy: Copy, { id, fault, files }: Planted): Promise<boolean> => {
  for (const file of files)
    if ((await copy.run(file, fault)).some((logged) => logged.id === id && !logged.isPassed)) return true;
  return false;
};

const isSound = async (copy: Copy, file: string): Promise<boolean> => {
  const logged = await copy.run(file);
  return logged.length > 0 && logged.every(({ isPassed }) => isPassed);
};

const counts = { passed: 0, failed: 0 };
const fail = (what: string): void => {
  counts.failed++;
  console.log(`✖ ${what}`);
};

/** Runs the jobs in parallel, each worker in its own copy. */
const runInParallel = async <Job>(
  jobs: readonly Job[],
  work: (copy: Copy, job: Job) => Promise<void>,
): Promise<void> => {
  const queue = [...jobs];
  await Promise.all(
    copies.map(async (copy) => {
      for (let job = queue.shift(); job !== undefined; job = queue.shift()) await work(copy, job);
    }),
  );
};

const startMs = performance.now();
const copies = Array.from({ length: WORKERS }, createCopy);
try {
  await runInParallel([...new Set(planted.flatMap(({ files }) => files))], async (copy, file) => {
    if (!(await isSound(copy, file))) fail(`${file} fails without a bug`);
  });
  await runInParallel(planted, async (copy, job) => {
    if (await isCaught(copy, job)) counts.passed++;
    else fail(`${job.id}: no test finds the bug "${job.fault.what}" in ${job.fault.file}`);
  });
} finally {
  for (const copy of copies) copy.remove();
}
console.log(
  `\nplanted: ${counts.passed} passed, ${counts.failed} failed in ${Math.round((performance.now() - startMs) / 1000)} s`,
);
process.exitCode = counts.failed ? 1 : 0;
