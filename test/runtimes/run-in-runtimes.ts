import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './find-program.js';

/** The report that a program prints as JSON in one line, between other output of the runtime. */
interface Report {
  /** The name and version, such as `Deno/2.9.5`. */
  readonly runtime?: string;
  readonly passed: number;
  readonly failures: readonly string[];
}

/** The arguments of each runtime, which is started in the folder of the programs, without permissions or remote modules. */
const COMMANDS = {
  deno: ['run', '--quiet', '--no-config', '--no-remote', '--no-npm', 'command.mjs'],
  bun: ['run', 'command.mjs'],
  // Configured by a file.
  workerd: ['test', 'workerd.capnp'],
} as const;

const TIMEOUT_MS = 60_000;

const WORKERD_CONFIG = `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(name = "worker", worker = .worker)]);
const worker :Workerd.Worker = (
  modules = [(name = "worker.mjs", esModule = embed "worker.mjs")],
  compatibilityDate = "2026-01-01",
);
`;

const parseReport = (output: string): Report => {
  const line = output.split('\n').find((text) => /^\{.*"failures":\[/.test(text));
  if (line === undefined) throw new Error(`There is no report in ${JSON.stringify(output)}`);
  return JSON.parse(line) as Report;
};

/** Throws if the runtime has skipped tests. */
const assertComplete = ({ passed, failures }: Report, expected: number): void => {
  if (!expected || (!failures.length && passed !== expected))
    throw new Error(`Only ${passed} of ${expected} tests ran.`);
};

const runIn = (name: keyof typeof COMMANDS, folder: string, expected: number): Report => {
  try {
    const output = execFileSync(findProgram(name), COMMANDS[name], {
      cwd: folder,
      encoding: 'utf8',
      timeout: TIMEOUT_MS,
      env: { HOME: folder, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const report = parseReport(output);
    assertComplete(report, expected);
    return report;
  } catch (error) {
    return { passed: 0, failures: [String(error)] };
  }
};

/**
 * Runs the programs that `prepare` writes into a folder in each runtime, one after the other: `command.mjs`, and `worker.mjs`
 * with a method `test`. It resolves to the number of tests that each must report. The last line is `runtimes: N passed, N failed`.
 */
export const runInRuntimes = async (prepare: (folder: string) => Promise<number>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'pay-status-runtimes-'));
  const sum = { passed: 0, failed: 0 };
  try {
    const expected = await prepare(folder);
    writeFileSync(join(folder, 'workerd.capnp'), WORKERD_CONFIG);
    for (const runtime of Object.keys(COMMANDS) as (keyof typeof COMMANDS)[]) {
      const report = runIn(runtime, folder, expected);
      const title = report.runtime ?? runtime;
      for (const failure of report.failures) console.log(`✖ in ${title}: ${failure}`);
      console.log(`in ${title}: ${report.passed} of ${expected} passed`);
      sum.passed += report.passed;
      sum.failed += report.failures.length;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  console.log(`\nruntimes: ${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed ? 1 : 0;
};
