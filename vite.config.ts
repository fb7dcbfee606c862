import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

const DEPENDENCIES = [/^lit($|\/)/, /^@lit\//, /^zod($|\/)/];

/** The modules that the export map of package.json names. */
const ENTRIES = {
  index: 'src/index.ts',
  'client/index': 'src/client/index.ts',
  'contract/index': 'src/contract/index.ts',
  'controllers/index': 'src/controllers/index.ts',
  'define/pay-status': 'src/define/pay-status.ts',
  'tracker/index': 'src/tracker/index.ts',
};

/** In minified code only templates hold line breaks, and there, in markup and styles, any white space is one space. */
const minifyTemplates = (): Plugin => ({
  name: 'minify-templates',
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.trim().replace(/\s*\n\s*/g, ' ');
    }
  },
});

/** The npm package: one file a module, dependencies left to the page's own bundler. */
const library: UserConfig = {
  build: {
    target: 'es2022',
    sourcemap: true,
    minify: false,
    lib: { entry: ENTRIES, formats: ['es'] },
    rolldownOptions: {
      external: DEPENDENCIES,
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
};

/** The file to drop into a page: no bare imports, lazy chunks beside it. */
const cdn: UserConfig = {
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [minifyTemplates()],
  resolve: { alias: { 'zod/mini': fileURLToPath(new URL('scripts/cdn/zod-mini.ts', import.meta.url)) } },
  build: {
    target: 'es2022',
    outDir: 'dist/cdn',
    emptyOutDir: true,
    lib: { entry: { 'pay-status': 'src/define/pay-status.ts' }, formats: ['es'] },
    // Vite leaves the white space of ES libraries alone, for the sake of tree shaking; nobody shakes this file.
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', minify: true } },
    modulePreload: false,
  },
};

export default defineConfig(({ mode }) => (mode === 'cdn' ? cdn : library));
