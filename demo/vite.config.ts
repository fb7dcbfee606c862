import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The scripts of the sandbox's pages, served under `/assets/`. Styles are served as they are. */
export default defineConfig({
  root: here('./'),
  publicDir: false,
  // The library as it lies here: nothing of it need have been built.
  resolve: { conditions: ['@pay-status/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    outDir: here('./dist/assets'),
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: {
        checkout: here('./checkout/client/checkout.ts'),
        console: here('./console/client/console.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
