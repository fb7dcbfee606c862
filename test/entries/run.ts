// Imports every entry of the packed library in Node, Deno, Bun and workerd.
// The last line is `entries: N passed, N failed`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { runInRuntimes, WORKERD } from '../runtimes/run-in-runtimes.js';
import { listEntries, install } from './installed.js';
import { program, worker } from './programs.js';

/**
 * Bundles the worker into one file, with the conditions of Cloudflare's tools except for `node` in place of `browser`: the
 * browser build of Lit requires HTMLElement.
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

/** Restricts Deno to the packages that npm has installed. */
const DENO = [
  '--quiet',
  '--no-remote',
  '--no-lock',
  '--node-modules-dir=manual',
  '--allow-env',
  '--allow-read',
] as const;

await runInRuntimes({
  name: 'entries',
  prepare: async (folder) => {
    install(folder);
    const entries = listEntries(folder);
    writeFileSync(join(folder, 'program.mjs'), program(entries));
    writeFileSync(join(folder, 'worker.mjs'), worker(entries));
    await bundleWorker(folder);
    return entries.length;
  },
  commands: {
    node: ['program.mjs'],
    deno: ['run', ...DENO, 'program.mjs'],
    bun: ['run', 'program.mjs'],
    workerd: WORKERD,
  },
  worker: 'bundled/worker.mjs',
});
