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

type Runtime = 'node' | 'deno' | 'bun' | 'workerd';

/** A suite that runs in several runtimes. */
export interface Suite {
  /** The name in the last line. */
  readonly name: string;
  /** Writes the programs into a folder; resolves to the number of tests that each must report. */
  readonly prepare: (folder: string) => Promise<number>;
  /** The arguments of each runtime, which is started in that folder. */
  readonly commands: Readonly<Partial<Record<Runtime, readonly string[]>>>;
  /** The file in that folder that workerd runs: a module with a method `test`. */
  readonly worker: string;
}

const TIMEOUT_MS = 60_000;

/** The arguments of workerd, which is configured by a file. */
export const WORKERD: readonly string[] = ['test', 'workerd.capnp'];

const workerdConfig = (worker: string): string => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(name = "worker", worker = .worker)]);
const worker :Workerd.Worker = (
  modules = [(name = "worker.mjs", esModule = embed "${worker}")],
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

const runIn = (name: Runtime, args: readonly string[], folder: string, expected: number): Report => {
  try {
    const output = execFileSync(name === 'node' ? process.execPath : findProgram(name), args, {
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

/** Runs a suite in each runtime, one after the other. The last line is `<name>: N passed, N failed`. */
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
