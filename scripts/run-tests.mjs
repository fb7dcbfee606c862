// Runs the tests: run-tests.mjs [--ci | --full] [--no-build] [<part> ... [<options of the part>]]
// Without names, runs all parts of a tier, and continues after a failure. The last line is the sum: `N passed, N failed`.
// `--no-build` uses the existing dist.
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { PARTS, ROUNDS, TIERS } from './test-parts.mjs';

const FLAGS = ['--ci', '--full', '--no-build'];

/** Splits the arguments into flags, names of parts, and options of a part. */
const parseCommand = (args) => {
  const flagCount = args.findIndex((arg) => !FLAGS.includes(arg));
  const flags = flagCount < 0 ? args : args.slice(0, flagCount);
  const others = args.slice(flags.length);
  const nameCount = others.findIndex((arg) => !(arg in PARTS));
  const names = nameCount < 0 ? others : others.slice(0, nameCount);
  const options = others.slice(names.length);
  if (options.length && names.length !== 1)
    throw new Error(`Unknown part: ${options[0]}. Available: ${Object.keys(PARTS).join(', ')}.`);
  const tier = flags.includes('--full') ? 'full' : flags.includes('--ci') ? 'ci' : 'core';
  return { tier, names, options, builds: !flags.includes('--no-build') };
};

/** Returns the parts and their dependencies. */
const withNeeded = (names) => [...new Set(names.flatMap((name) => [...withNeeded(PARTS[name].needs ?? []), name]))];

const choose = ({ tier, names, builds }) => {
  const inTier = ({ tier: own }) => TIERS.indexOf(own) <= TIERS.indexOf(tier);
  const wanted = names.length ? withNeeded(names) : Object.keys(PARTS).filter((name) => inTier(PARTS[name]));
  return new Set(wanted.filter((name) => builds || name !== 'build'));
};

/** Resolves to the exit code and the output of a command. `show` is called with each chunk of the output. */
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

const readCounts = (output) => {
  const [, passed, failed] = [...output.matchAll(/^(?:[\w-]+: )?(\d+) passed, (\d+) failed/gm)].at(-1) ?? [];
  return { passed: Number(passed ?? 0), failed: Number(failed ?? 0) };
};

/** Runs parts concurrently without mixing their output: that of all but the first is printed when they have finished. */
const runPart = async (name, options, isFirst) => {
  const { command, counts = true, prepare, ...others } = PARTS[name];
  const startedAt = performance.now();
  const header = `\n--- ${name}\n`;
  const show = (text) => isFirst && process.stdout.write(text);
  show(header);
  prepare?.();
  const { code, output } = await run([...command, ...options], others, show);
  const { passed, failed } = counts ? readCounts(output) : { passed: 0, failed: 0 };
  const hasBroken = failed === 0 && (code !== 0 || (counts && passed === 0));
  const problem = hasBroken ? `\n✖ ${name}: ${code === 0 ? 'no test ran' : `exit code ${code}`}\n` : '';
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return { name, seconds, passed, failed: hasBroken ? 1 : failed, rest: isFirst ? problem : header + output + problem };
};

const describePart = ({ name, seconds, passed, failed }) => `${name}: ${passed} passed, ${failed} failed, ${seconds} s`;

const command = parseCommand(process.argv.slice(2));
const chosen = choose(command);
const optionsFor = (name) => {
  if (command.options.length && command.names.includes(name)) return command.options;
  return (command.tier === 'full' && PARTS[name].fullOptions) || [];
};

const results = [];
for (const round of ROUNDS) {
  const names = round.filter((name) => chosen.has(name));
  for (const { rest, ...result } of await Promise.all(
    names.map((name, index) => runPart(name, optionsFor(name), index === 0)),
  )) {
    process.stdout.write(rest);
    results.push(result);
  }
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${results.map(describePart).join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') ? 1 : 0;
