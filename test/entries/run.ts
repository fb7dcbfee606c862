// Imports every entry of the packed library in Node, Deno, Bun and workerd.
// The last line is `entries: N passed, N failed`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { findProgram } from '../runtimes/find-program.js';
import { entriesIn, install } from './installed.js';
import { program, worker } from './programs.js';

const TIMEOUT_MS = 60_000;

const WORKERD_CONFIG = `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(name = "entries", worker = .entries)]);
const entries :Workerd.Worker = (
  modules = [(name = "worker.mjs", esModule = embed "bundled/worker.mjs")],
  compatibilityDate = "2026-01-01",
);
`;

interface Report {
  readonly imported: readonly string[];
  readonly failures: readonly string[];
}

/** How each runtime runs the program, in its folder. Deno gets nothing but what npm has installed. */
const RUNTIMES = {
  node: ['program.mjs'],
  deno: [
    'run',
    '--quiet',
    '--no-remote',
    '--no-lock',
    '--node-modules-dir=manual',
    '--allow-env',
    '--allow-read',
    'program.mjs',
  ],
  bun: ['run', 'program.mjs'],
  workerd: ['test', 'workerd.capnp'],
} as const;

/**
 * In one file. The conditions are those of Cloudflare's own tools, but `node` in the place of `browser`: for a browser, Lit
 * extends an HTMLElement that must be there.
 */
const bundleWorker = (folder: string): Promise<unknown> =>
  build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['workerd', 'worker', 'node'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      outDir: join(folder, 'bundled'),
      minify: false,
      lib: { entry: join(folder, 'worker.mjs'), formats: ['es'], fileName: () => 'worker.mjs' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });

const runIn = (name: keyof typeof RUNTIMES, folder: string): Report => {
  try {
    const output = execFileSync(name === 'node' ? process.execPath : findProgram(name), RUNTIMES[name], {
      cwd: folder,
      encoding: 'utf8',
      timeout: TIMEOUT_MS,
      env: { HOME: folder, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const line = output.split('\n').find((text) => text.startsWith('{"imported":'));
    if (line === undefined) throw new Error(`There is no report in ${JSON.stringify(output)}`);
    return JSON.parse(line) as Report;
  } catch (error) {
    return { imported: [], failures: [String(error)] };
  }
};

const folder = mkdtempSync(join(tmpdir(), 'pay-status-entries-'));
const sum = { passed: 0, failed: 0 };
try {
  install(folder);
  const entries = entriesIn(folder);
  writeFileSync(join(folder, 'program.mjs'), program(entries));
  writeFileSync(join(folder, 'worker.mjs'), worker(entries));
  writeFileSync(join(folder, 'workerd.capnp'), WORKERD_CONFIG);
  await bundleWorker(folder);
  for (const name of Object.keys(RUNTIMES) as (keyof typeof RUNTIMES)[]) {
    const { imported, failures } = runIn(name, folder);
    for (const failure of failures) console.log(`✖ in ${name}: ${failure}`);
    console.log(`in ${name}: ${imported.length} of ${entries.length} entries imported`);
    sum.passed += imported.length;
    sum.failed += failures.length;
  }
} finally {
  rmSync(folder, { recursive: true });
}
console.log(`\nentries: ${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed ? 1 : 0;
