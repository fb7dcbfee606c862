import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the command into `dist`, one folder below the package, so that relative paths are as long as in the sources. */
export default defineConfig({
  root: here('./'),
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: here('./dist'),
    emptyOutDir: false,
    rolldownOptions: {
      input: { 'cli.js': here('./cli.ts'), 'watchdog-thread.mjs': here('./drivers/watchdog-thread.mjs') },
      // The package's dependencies are installed with it; the bundler's own helpers are not.
      external: /^(?!@oxc-project\/)(node:|@?[a-z])/,
      output: { entryFileNames: '[name]', chunkFileNames: 'cli-[name].js' },
    },
  },
});
