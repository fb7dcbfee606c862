// Verifies webhooks, asks for payments and draws one in Deno, Bun and workerd, each with one file that holds all it needs.
// The last line is `runtimes: N passed, N failed`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT, SOURCE_CONDITION } from '../package/repository.js';
import { MATRIX, type MatrixReport } from '../webhooks/verification/matrix.js';
import { findProgram } from './find-program.js';
import { STORIES } from './merchant.js';
import { RENDERING } from './rendering.js';

const TIMEOUT_MS = 60_000;

const bundle = async (entry: 'command' | 'worker', folder: string): Promise<void> => {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    // For anything else, Lit extends an HTMLElement that must be there.
    resolve: { conditions: [SOURCE_CONDITION, 'node'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      // The sandbox loads its documents when they are asked for; here is one file.
      rolldownOptions: { output: { codeSplitting: false } },
      lib: { entry: join(ROOT, `test/runtimes/${entry}.ts`), formats: ['es'], fileName: () => `${entry}.mjs` },
    },
  });
};

const WORKERD_CONFIG = `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(name = "server", worker = .server)]);
const server :Workerd.Worker = (
  modules = [(name = "worker.mjs", esModule = embed "worker.mjs")],
  compatibilityDate = "2026-01-01",
);
`;

/** How each runtime runs the bundle, in its folder. Nothing of the machine is open to it. */
const RUNTIMES = {
  deno: ['run', '--quiet', '--no-config', '--no-remote', '--no-npm', 'command.mjs'],
  bun: ['run', 'command.mjs'],
  workerd: ['test', 'workerd.capnp'],
} as const;

/** The line of the report; the runtimes print others around it. */
const reportIn = (output: string): MatrixReport => {
  const line = output.split('\n').find((text) => text.startsWith('{"runtime":'));
  if (line === undefined) throw new Error(`There is no report in ${JSON.stringify(output)}`);
  return JSON.parse(line) as MatrixReport;
};

/** A runtime that skipped some of it has proved nothing. */
const complete = (report: MatrixReport): MatrixReport => {
  const count = report.passed + report.failures.length;
  const all = MATRIX.length + Object.keys(STORIES).length + Object.keys(RENDERING).length;
  if (count !== all) throw new Error(`It ran ${count} of ${all}.`);
  return report;
};

const runIn = (name: keyof typeof RUNTIMES, folder: string): MatrixReport => {
  try {
    const output = execFileSync(findProgram(name), RUNTIMES[name], {
      cwd: folder,
      encoding: 'utf8',
      timeout: TIMEOUT_MS,
      env: { HOME: folder, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return complete(reportIn(output));
  } catch (error) {
    return { runtime: name, passed: 0, failures: [String(error)] };
  }
};

const folder = mkdtempSync(join(tmpdir(), 'pay-status-runtimes-'));
const sum = { passed: 0, failed: 0 };
try {
  await bundle('command', folder);
  await bundle('worker', folder);
  writeFileSync(join(folder, 'workerd.capnp'), WORKERD_CONFIG);
  for (const name of Object.keys(RUNTIMES) as (keyof typeof RUNTIMES)[]) {
    const { runtime, passed, failures } = runIn(name, folder);
    for (const failure of failures) console.log(`✖ in ${runtime}: ${failure}`);
    console.log(`in ${runtime}: ${passed} passed`);
    sum.passed += passed;
    sum.failed += failures.length;
  }
} finally {
  rmSync(folder, { recursive: true });
}
console.log(`\nruntimes: ${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed ? 1 : 0;
