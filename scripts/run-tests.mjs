// Runs the tests: all parts, or the ones that are named. The last line is the sum: `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const testFiles = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .filter((file) => file.endsWith('.test.ts'))
        .map((file) => join(folder, file))
        .sort()
    : [];

/** Runs against the sources, which is what the condition selects. */
const NODE = [process.execPath, '-C', '@pay-status/source', '--import', 'tsx'];

/** A test that leaves something running times out. */
const NODE_TEST = [...NODE, ...['--test', '--test-timeout=240000', '--test-reporter=./scripts/node-reporter.mjs']];

/** Without files node:test would go and look for some itself: such a part fails instead. */
const nodePart = (...folders) => {
  const files = folders.flatMap(testFiles);
  return { command: files.length ? [...NODE_TEST, ...files] : ['false'], counts: true };
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
  demo: { ...nodePart('demo/test'), prepare: beginRulesLog, env: { RULES_LOG } },
  // Reads what the demo's tests have logged.
  rules: { command: [...NODE, 'scripts/rules.ts'], counts: true },
  simulate: { command: ['npm', 'run', '--silent', 'test:simulate'], counts: true },
  fuzz: { command: ['npm', 'run', '--silent', 'test:fuzz'], counts: true },
  // The tests of those two.
  mutants: nodePart('test/simulate', 'test/fuzz'),
  package: nodePart('test/package', 'test/lint'),
  ...(existsSync('test/e2e') ? { e2e: nodePart('test/e2e') } : {}),
};

/** Shows what the command prints and resolves to its exit code and its output. */
const run = ([command, ...args], env) =>
  new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } });
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      process.stdout.write(text);
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

const runPart = async (name, { command, counts, prepare, env }) => {
  console.log(`\n--- ${name}`);
  prepare?.();
  const { code, output } = await run(command, env);
  const { passed, failed } = counts ? countsOf(output) : { passed: 0, failed: 0 };
  const hasBroken = failed === 0 && (code !== 0 || (counts && passed === 0));
  if (hasBroken) console.log(`\n✖ ${name}: ${code === 0 ? 'no test ran' : `exit code ${code}`}`);
  return { passed, failed: hasBroken ? 1 : failed };
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in PARTS));
if (unknown.length) throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}.`);

const sum = { passed: 0, failed: 0 };
for (const [name, part] of Object.entries(PARTS)) {
  if (named.length && !named.includes(name)) continue;
  const { passed, failed } = await runPart(name, part);
  sum.passed += passed;
  sum.failed += failed;
}
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed ? 1 : 0;
