import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './find-program.js';

/** What a program prints of itself, as JSON in one line; runtimes print others around it. */
interface Report {
  /** As it calls itself, such as `Deno/2.9.5`. */
  readonly runtime?: string;
  readonly passed: number;
  readonly failures: readonly string[];
}

type Runtime = 'node' | 'deno' | 'bun' | 'workerd';

/** The same for each runtime. */
export interface Suite {
  /** What the last line calls it. */
  readonly name: string;
  /** Writes the programs into a folder; resolves to how many things each is to report. */
  readonly prepare: (folder: string) => Promise<number>;
  /** The arguments of each runtime, in that folder. */
  readonly commands: Readonly<Partial<Record<Runtime, readonly string[]>>>;
  /** In that folder, what workerd runs: a module with a method `test`. */
  readonly worker: string;
}

const TIMEOUT_MS = 60_000;

/** The arguments of workerd, which reads what to run from a file. */
export const WORKERD: readonly string[] = ['test', 'workerd.capnp'];

const workerdConfig = (worker: string): string => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(name = "worker", worker = .worker)]);
const worker :Workerd.Worker = (
  modules = [(name = "worker.mjs", esModule = embed "${worker}")],
  compatibilityDate = "2026-01-01",
);
`;

const reportIn = (output: string): Report => {
  const line = output.split('\n').find((text) => /^\{.*"failures":\[/.test(text));
  if (line === undefined) throw new Error(`There is no report in ${JSON.stringify(output)}`);
  return JSON.parse(line) as Report;
};

/** A runtime that left some of it out has proved nothing. */
const assertComplete = ({ passed, failures }: Report, expected: number): void => {
  if (!expected || (!failures.length && passed !== expected)) throw new Error(`It ran ${passed} of ${expected}.`);
};

const runIn = (name: Runtime, args: readonly string[], folder: string, expected: number): Report => {
  try {
    const output = execFileSync(name === 'node' ? process.execPath : findProgram(name), args, {
      cwd: folder,
      encoding: 'utf8',
      timeout: TIMEOUT_MS,
      env: { HOME: folder, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const report = reportIn(output);
    assertComplete(report, expected);
    return report;
  } catch (error) {
    return { passed: 0, failures: [String(error)] };
  }
};

/** Runs a suite in one runtime after the other. The last line is `<name>: N passed, N failed`. */
export const runInRuntimes = async ({ name, prepare, commands, worker }: Suite): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), `pay-status-${name}-`));
  const sum = { passed: 0, failed: 0 };
  try {
    const expected = await prepare(folder);
    writeFileSync(join(folder, 'workerd.capnp'), workerdConfig(worker));
    for (const [runtime, args] of Object.entries(commands) as [Runtime, readonly string[]][]) {
      const report = runIn(runtime, args, folder, expected);
      const title = report.runtime ?? runtime;
      for (const failure of report.failures) console.log(`✖ in ${title}: ${failure}`);
      console.log(`in ${title}: ${report.passed} of ${expected} passed`);
      sum.passed += report.passed;
      sum.failed += report.failures.length;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  console.log(`\n${name}: ${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed ? 1 : 0;
};
