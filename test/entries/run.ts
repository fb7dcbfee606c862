// Imports every entry of the packed library in Node, Deno, Bun and workerd.
// The last line is `entries: N passed, N failed`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { runInRuntimes, WORKERD } from '../runtimes/run-in-runtimes.js';
import { entriesIn, install } from './installed.js';
import { program, worker } from './programs.js';

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

/** Deno gets nothing but what npm has installed. */
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
    const entries = entriesIn(folder);
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
