import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the command into `dist`, one folder below the package, so that relative paths are as long as in the sources. */
export default defineConfig({
  root: here('./'),
  publicDir: false,
  ssr: { noExternal: [/^(@noble|viem|abitype)(\/|$)/] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: here('./dist'),
    emptyOutDir: false,
    rolldownOptions: {
      input: {
        'cli.js': here('./cli.ts'),
        'watchdog-thread.mjs': here('./drivers/watchdog-thread.mjs'),
        'anvil-guard.mjs': here('./drivers/anvil-guard.mjs'),
      },
      // The package's dependencies are installed with it. The bundler's own helpers are not, nor is viem: it is large, and
      // little of it is used.
      external: /^(?!(@oxc-project|@noble|viem|abitype)(\/|$))(node:|@?[a-z])/,
      output: { entryFileNames: '[name]', chunkFileNames: 'cli-[name].js' },
    },
  },
});
