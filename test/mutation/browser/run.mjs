// Mutation tests of what runs in a page: all modules, or those that are named; with `--mutate <glob>` only these sources.
// The last line of each is its score: what was killed, or ran for ever, of all mutants that are not texts for people.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { BAR, MODULES } from './modules.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { mutate: { type: 'string', multiple: true }, concurrency: { type: 'string', default: '2' } },
});

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const testFiles = (pattern) =>
  readdirSync('test', { recursive: true })
    .filter((file) => file.endsWith('.test.ts') && pattern.test(file.slice(0, -'.test.ts'.length)))
    .map((file) => join('test', file))
    .sort();

const mutate = (name) => {
  const { mutate: sources, tests } = MODULES[name];
  return new Stryker({
    packageManager: 'npm',
    plugins: [here('runner.mjs'), here('messages.mjs')],
    testRunner: 'page',
    browserTests: testFiles(tests),
    ignorers: ['messages'],
    mutate: values.mutate ?? sources,
    ignorePatterns: ['**', '!src/**', '!test/**', '!demo/gateway/**', '!tsconfig.json', '!package.json'],
    coverageAnalysis: 'perTest',
    concurrency: Number(values.concurrency),
    timeoutMS: 30_000,
    timeoutFactor: 4,
    tempDirName: 'node_modules/.cache/stryker',
    cleanTempDir: 'always',
    reporters: ['progress-append-only', 'clear-text', 'json'],
    jsonReporter: { fileName: `node_modules/.cache/mutation/${name}.json` },
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
    allowConsoleColors: false,
    logLevel: 'warn',
    warnings: { unknownOptions: false },
    thresholds: { high: 100, low: BAR, break: null },
  }).runMutationTest();
};

const isKilled = ({ status }) => status === 'Killed' || status === 'Timeout';
const isCounted = ({ status }) => status !== 'Ignored';

const unknown = positionals.filter((name) => !(name in MODULES));
if (unknown.length)
  throw new Error(`No such module: ${unknown.join(', ')}. There are ${Object.keys(MODULES).join(', ')}.`);

const lines = [];
for (const name of positionals.length ? positionals : Object.keys(MODULES)) {
  const startedAt = performance.now();
  const counted = (await mutate(name)).filter(isCounted);
  const killed = counted.filter(isKilled).length;
  const percent = (100 * killed) / counted.length;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  lines.push(`${name}: ${killed} of ${counted.length} mutants killed, ${percent.toFixed(1)} %, in ${seconds} s`);
  console.log(`\n${lines.at(-1)}`);
  if (!(percent >= BAR)) process.exitCode = 1;
}
console.log(`\n${lines.join('\n')}`);
