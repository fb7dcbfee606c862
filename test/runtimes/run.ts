// Verifies webhooks, asks for payments and draws one in Deno, Bun and workerd, each with one file that holds all it needs.
// The last line is `runtimes: N passed, N failed`.
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT, SOURCE_CONDITION } from '../package/repository.js';
import { MATRIX } from '../server/webhooks/verification/matrix.js';
import { STORIES } from './merchant.js';
import { RENDERING } from './rendering.js';
import { runInRuntimes, WORKERD } from './run-in-runtimes.js';

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

await runInRuntimes({
  name: 'runtimes',
  prepare: async (folder) => {
    await bundle('command', folder);
    await bundle('worker', folder);
    return MATRIX.length + Object.keys(STORIES).length + Object.keys(RENDERING).length;
  },
  // Nothing of the machine is open to them.
  commands: {
    deno: ['run', '--quiet', '--no-config', '--no-remote', '--no-npm', 'command.mjs'],
    bun: ['run', 'command.mjs'],
    workerd: WORKERD,
  },
  worker: 'worker.mjs',
});
