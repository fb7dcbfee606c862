import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Copies Swagger UI as it is published, with its licences. It is bundled already. */
const apiReference = (): Plugin => ({
  name: 'api-reference',
  generateBundle() {
    for (const fileName of [
      'swagger-ui-bundle.js',
      'swagger-ui.css',
      'swagger-ui-bundle.js.LICENSE.txt',
      'LICENSE',
      'NOTICE',
    ]) {
      const source = readFileSync(fileURLToPath(import.meta.resolve(`swagger-ui-dist/${fileName}`)));
      this.emitFile({ type: 'asset', fileName: fileName.replace(/^(LICENSE|NOTICE)$/, 'swagger-ui.$1.txt'), source });
    }
  },
});

/** The scripts of the sandbox's pages, served under `/assets/`. Styles are served as they are. */
export default defineConfig({
  root: here('./'),
  publicDir: false,
  plugins: [apiReference()],
  // The library's sources, so that it need not be built.
  resolve: { conditions: ['@pay-status/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    outDir: here('./dist/assets'),
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: {
        checkout: here('./checkout/client/checkout.ts'),
        conformance: here('./conformance/client/conformance.ts'),
        console: here('./console/client/console.ts'),
        docs: here('./docs/client/docs.ts'),
        host: here('./host/client/host.ts'),
        'host-bridge': here('./host/client/webview/bridge.ts'),
        order: here('./shop/client/order.ts'),
        receipt: here('./checkout/client/receipt.ts'),
        wallet: here('./wallet/client/wallet.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
