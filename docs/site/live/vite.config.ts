import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import minifyLiterals from '@lit-labs/rollup-plugin-minify-html-literals';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The icons of the sandbox's coins, networks and merchant: by paths, because the elements load no `data:` icon from a gateway. */
const ICONS = ['usdc', 'eurc', 'eip155-84532', 'eip155-11155111', 'merchant_demo'];

const icons: Plugin = {
  name: 'icons',
  generateBundle() {
    for (const name of ICONS) {
      const source = readFileSync(here(`../../../demo/pages/icons/${name}.svg`));
      this.emitFile({ type: 'asset', fileName: `icons/${name}.svg`, source });
    }
  },
};

/** The scripts and the style sheet of the live elements: `live.js`, `live.css`, and chunks beside them. */
export default defineConfig({
  root: here('./'),
  base: './',
  publicDir: false,
  plugins: [
    icons,
    minifyLiterals({ include: '**/*.styles.ts', failOnError: true, options: { shouldMinify: () => false } }),
  ],
  // The library's sources, so that it need not be built.
  resolve: { conditions: ['@pay-status/source', ...defaultClientConditions] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    // Keeps `light-dark()` untranspiled: the fallback ignores an inherited `color-scheme`.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    emptyOutDir: true,
    // As a library: Vite's build of a page wraps each import().
    lib: { entry: { live: here('./live.ts') }, formats: ['es'], cssFileName: 'live' },
    rolldownOptions: {
      output: {
        minify: true,
        comments: false,
        entryFileNames: '[name].js',
        chunkFileNames: 'chunk-[hash].js',
        // Fewer requests: an element and all that it imports are one file.
        codeSplitting: {
          groups: ['pay-status', 'pay-checkout'].map((name, index) => ({
            name,
            test: new RegExp(`/src/define/${name}\\.ts$`),
            priority: 2 - index,
          })),
        },
      },
    },
  },
});
