import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the command into `dist`, one folder below the package, so that relative paths are as long as in the sources. */
export default defineConfig({
  root: here('./'),
  publicDir: false,
  build: {
    ssr: here('./cli.ts'),
    target: 'node20',
    outDir: here('./dist'),
    emptyOutDir: false,
    rolldownOptions: {
      // The package's dependencies are installed with it; the bundler's own helpers are not.
      external: /^(?!@oxc-project\/)(node:|@?[a-z])/,
      output: { entryFileNames: 'cli.js', chunkFileNames: 'cli-[name].js' },
    },
  },
});
