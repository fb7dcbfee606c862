import { fileURLToPath } from 'node:url';
import { minify } from 'terser';
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

/**
 * Minifies the finished chunks: terser makes them 3 % smaller than the built-in minifier. In its output only templates
 * hold line breaks, and there, in markup and styles, any white space is one space.
 */
const minifyChunks = (): Plugin => ({
  name: 'minify-chunks',
  transform: (code, id) =>
    id.endsWith('.styles.ts') ? code.replace(/\s*([{},;\n]|: )\s*/g, (_, sign: string) => sign.trim()) : undefined,
  generateBundle: async (_, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const { code = '' } = await minify(file.code, { module: true, ecma: 2020, compress: { passes: 3 } });
      file.code = code.replace(/\s*\n\s*/g, ' ');
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
  plugins: [minifyChunks()],
  resolve: { alias: { 'zod/mini': fileURLToPath(new URL('scripts/cdn/zod-mini.ts', import.meta.url)) } },
  build: {
    target: 'es2022',
    outDir: 'dist/cdn',
    emptyOutDir: true,
    lib: { entry: { 'pay-status': 'src/define/pay-status.ts' }, formats: ['es'] },
    minify: false,
    rolldownOptions: {
      // The stand-in for zod/mini lacks what no schema of a page needs so far: better no file than a broken one.
      onLog: (level, log, handle) => {
        handle(log.code === 'IMPORT_IS_UNDEFINED' ? 'error' : level, log);
      },
      // Lets the lazy chunks import from the one file that every page has, instead of a third file for both.
      preserveEntrySignatures: 'allow-extension',
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
    modulePreload: false,
  },
};

export default defineConfig(({ mode }) => (mode === 'cdn' ? cdn : library));
