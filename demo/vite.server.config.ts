import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The command as JavaScript, one folder below the package: what it finds beside itself lies as far away as in the sources. */
export default defineConfig({
  root: here('./'),
  publicDir: false,
  build: {
    ssr: here('./cli.ts'),
    target: 'node20',
    outDir: here('./dist'),
    emptyOutDir: false,
    rolldownOptions: {
      // Whoever installs the package installs its dependencies; what the bundler itself adds is none of them.
      external: /^(?!@oxc-project\/)(node:|@?[a-z])/,
      output: { entryFileNames: 'cli.js', chunkFileNames: 'cli-[name].js' },
    },
  },
});
