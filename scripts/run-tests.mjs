// Runs the tests: all parts, or the ones that are named. The last line is the sum: `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';

const testFiles = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .filter((file) => file.endsWith('.test.ts'))
        .map((file) => join(folder, file))
        .sort()
    : [];

/** Test the tests, by bugs that these must find: of `npm run test:planted`, because they take minutes. */
const isPlanted = (file) => file.endsWith('/mutants.test.ts');

/** Runs against the sources, which is what the condition selects. */
const NODE = [process.execPath, '-C', '@pay-status/source', '--import', 'tsx'];

/** Without files node:test would go and look for some itself: such a part fails instead. */
const nodeTests = (files, ...options) =>
  files.length
    ? [...NODE, 'scripts/test-files.mjs', '--concurrency', String(availableParallelism()), ...options, ...files]
    : ['false'];

const nodePart = (files, ...options) => ({ command: nodeTests(files, ...options), counts: true });
const nodeFolders = (...folders) => nodePart(folders.flatMap(testFiles).filter((file) => !isPlanted(file)));

/** These hold what takes milliseconds. The first waits for a minute before it measures: by then the others are done. */
const TIMED = ['hidden', 'tabs', 'checkout-desktop'];
/** Begun last, these would be what all else has waited for. */
const LONG = [
  'console',
  'wallet',
  'access',
  'layout-shift',
  'checkout-webview',
  'checkout-frame',
  'docs',
  'ssr-checkout',
  'ssr-status',
];

/** Of the full run, by a script of its own that takes Firefox too. */
const ELSEWHERE = ['csp'];

const endToEndOf = (names) => names.map((name) => `test/e2e/${name}.test.ts`);
/** Long ones first; without those that are timed or run elsewhere. */
const unhurried = () => {
  const files = new Set([...endToEndOf(LONG), ...testFiles('test/e2e')]);
  for (const file of endToEndOf([...TIMED, ...ELSEWHERE])) files.delete(file);
  return [...files];
};

/** Which test of the demo held which rule of the interface; demo/test/support/rules-log.ts reads it. */
const RULES_LOG = 'node_modules/.cache/rules.log';

const beginRulesLog = () => {
  mkdirSync(dirname(RULES_LOG), { recursive: true });
  rmSync(RULES_LOG, { force: true });
};

/** A part that counts prints a line `...: N passed, N failed`; the others just have to succeed. */
const PARTS = {
  build: { command: ['npm', 'run', '--silent', 'build'], counts: false },
  browser: { command: ['npx', '--no-install', 'wtr'], counts: true },
  server: nodeFolders('test/server'),
  runtimes: { command: ['npm', 'run', '--silent', 'test:runtimes'], counts: true },
  demo: { ...nodeFolders('demo/test'), prepare: beginRulesLog, env: { RULES_LOG } },
  // Reads what the demo's tests have logged.
  rules: { command: [...NODE, 'scripts/rules.ts'], counts: true },
  simulate: { command: ['npm', 'run', '--silent', 'test:simulate'], counts: true },
  fuzz: { command: ['npm', 'run', '--silent', 'test:fuzz'], counts: true },
  package: nodeFolders(
    'test/package',
    'test/docs',
    'test/lint',
    'test/stories',
    'test/visual',
    'test/simulate',
    'test/fuzz',
  ),
  timed: nodePart(endToEndOf(TIMED), '--concurrency', '2'),
  // One browser for all.
  e2e: nodePart(unhurried(), '--browser'),
  types: nodeFolders('test/types'),
  planted: nodePart(testFiles('test').filter(isPlanted)),
};

/** The parts of a line run at the same time, because none of them alone has work for every processor. */
const ROUNDS = [
  ['build'],
  ['browser'],
  ['server', 'runtimes'],
  ['demo'],
  ['rules'],
  ['simulate', 'fuzz'],
  ['package'],
  // On its own: beside other tests nothing takes as long as it does for a buyer.
  ['timed'],
  ['e2e'],
];

/** Run where they are named. */
const ONLY_NAMED = [['types'], ['planted']];

/** Resolves to the exit code of a command and to what it printed, which `show` gets piece by piece. */
const run = ([command, ...args], { env }, show) =>
  new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } });
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      show(text);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, output });
    });
  });

const countsOf = (output) => {
  const [, passed, failed] = [...output.matchAll(/^\w+: (\d+) passed, (\d+) failed/gm)].at(-1) ?? [];
  return { passed: Number(passed ?? 0), failed: Number(failed ?? 0) };
};

/** What parts that run at the same time print is not mixed: that of all but the first is shown when they are done. */
const runPart = async (name, { command, counts, prepare, ...options }, isFirst) => {
  const startedAt = performance.now();
  const header = `\n--- ${name}\n`;
  const show = (text) => isFirst && process.stdout.write(text);
  show(header);
  prepare?.();
  const { code, output } = await run(command, options, show);
  const { passed, failed } = counts ? countsOf(output) : { passed: 0, failed: 0 };
  const hasBroken = failed === 0 && (code !== 0 || (counts && passed === 0));
  const problem = hasBroken ? `\n✖ ${name}: ${code === 0 ? 'no test ran' : `exit code ${code}`}\n` : '';
  const took = `${name} ${Math.round((performance.now() - startedAt) / 1000)} s`;
  return { took, passed, failed: hasBroken ? 1 : failed, rest: isFirst ? problem : header + output + problem };
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in PARTS));
if (unknown.length) throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}.`);

const sum = { passed: 0, failed: 0 };
const times = [];
for (const round of [...ROUNDS, ...(named.length ? ONLY_NAMED : [])]) {
  const names = round.filter((name) => !named.length || named.includes(name));
  const results = await Promise.all(names.map((name, index) => runPart(name, PARTS[name], index === 0)));
  times.push(results.map(({ took }) => took).join(' beside '));
  for (const { passed, failed, rest } of results) {
    process.stdout.write(rest);
    sum.passed += passed;
    sum.failed += failed;
  }
}
console.log(`\n${times.filter(Boolean).join(', ')}\n\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed ? 1 : 0;
