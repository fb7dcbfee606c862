// Shared by the mutation tests of a page and of Node: the command line, the settings of Stryker, and the result.
// Runs all modules, or those that are named; `--mutate <glob>` restricts the sources.
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

/** The required share of mutants that are killed or time out, per cent. Texts for people do not count. */
const BAR = 90;

/** The settings of Stryker; `own` has those that differ between modules: sources, tests and test runner. */
const mergeSettings = (name, own, { mutate, concurrency }) => ({
  packageManager: 'npm',
  ignorers: ['messages'],
  coverageAnalysis: 'perTest',
  concurrency: Number(concurrency),
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
  ...own,
  ...(mutate && { mutate }),
});

const isKilled = ({ status }) => status === 'Killed' || status === 'Timeout';
const isCounted = ({ status }) => status !== 'Ignored';

/** Runs the mutation tests of each module and prints a summary. Fails if a module is below the bar. */
export const runModules = async (modules, getSettings) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { mutate: { type: 'string', multiple: true }, concurrency: { type: 'string', default: '2' } },
  });
  const unknown = positionals.filter((name) => !(name in modules));
  if (unknown.length)
    throw new Error(`Unknown module: ${unknown.join(', ')}. Available: ${Object.keys(modules).join(', ')}.`);

  const lines = [];
  for (const name of positionals.length ? positionals : Object.keys(modules)) {
    const startedAt = performance.now();
    const stryker = new Stryker(mergeSettings(name, getSettings(modules[name]), values));
    const counted = (await stryker.runMutationTest()).filter(isCounted);
    const killed = counted.filter(isKilled).length;
    const percent = (100 * killed) / counted.length;
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    lines.push(`${name}: ${killed} of ${counted.length} mutants killed, ${percent.toFixed(1)} %, in ${seconds} s`);
    console.log(`\n${lines.at(-1)}`);
    if (!(percent >= BAR)) process.exitCode = 1;
  }
  console.log(`\n${lines.join('\n')}`);
};
