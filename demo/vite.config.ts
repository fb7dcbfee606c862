import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The scripts of the sandbox's pages, served under `/assets/`. Styles are served as they are. */
export default defineConfig({
  root: here('./'),
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: here('./dist/assets'),
    emptyOutDir: true,
    modulePreload: false,
    // The wallet SDK carries its WebAssembly as text.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: { checkout: here('./checkout/client/checkout.ts'), wallet: here('./wallet/client/wallet.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
