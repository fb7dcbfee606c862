// Tests webhook verification, the merchant client and server rendering in Deno, Bun and workerd, bundled into one file.
// The last line is `runtimes: N passed, N failed`.
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT, SOURCE_CONDITION } from '../package/repository.js';
import { MATRIX } from '../server/webhooks/verification/matrix.js';
import { STORIES } from './merchant.js';
import { RENDERING } from './rendering.js';
import { runInRuntimes } from './run-in-runtimes.js';

const bundle = async (entry: 'command' | 'worker', folder: string): Promise<void> => {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    // Under other conditions Lit requires HTMLElement.
    resolve: { conditions: [SOURCE_CONDITION, 'node'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      // One file, although the sandbox loads its documents by dynamic import.
      rolldownOptions: { output: { codeSplitting: false } },
      lib: { entry: join(ROOT, `test/runtimes/${entry}.ts`), formats: ['es'], fileName: () => `${entry}.mjs` },
    },
  });
};

await runInRuntimes(async (folder) => {
  await bundle('command', folder);
  await bundle('worker', folder);
  return MATRIX.length + Object.keys(STORIES).length + Object.keys(RENDERING).length;
});
