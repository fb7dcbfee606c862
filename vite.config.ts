import { defineConfig, type UserConfig } from 'vite';
import { presetFiles, tokenFiles } from './scripts/theme-files.js';
import { LOCALES } from './src/locales/keys.js';

/** Dependencies, and for the command, modules of Node. */
const DEPENDENCIES = [/^node:/, /^lit($|\/)/, /^@lit\//, /^@lit-labs\//, /^zod($|\/)/, /^lean-qr($|\/)/, /^react$/];

/** One file per language, so that a page loads only its own. */
const LANGUAGES = Object.fromEntries(
  LOCALES.map((key) => [`locales/messages/${key}`, `src/locales/messages/${key}.ts`]),
);

/** The modules in the export map of package.json, and its command. */
const ENTRIES = {
  index: 'src/index.ts',
  'client/index': 'src/client/index.ts',
  'contract/index': 'src/contract/index.ts',
  'controllers/index': 'src/controllers/index.ts',
  'define/hydrate': 'src/define/hydrate.ts',
  'define/development/pay-checkout': 'src/define/development/pay-checkout.ts',
  'define/development/pay-status': 'src/define/development/pay-status.ts',
  'define/pay-checkout': 'src/define/pay-checkout.ts',
  'define/pay-status': 'src/define/pay-status.ts',
  'define/theme-check': 'src/define/theme-check.ts',
  'host/index': 'src/host/index.ts',
  'locales/index': 'src/locales/index.ts',
  'server/doctor/cli': 'src/server/doctor/cli.ts',
  'server/merchant/index': 'src/server/merchant/index.ts',
  'frameworks/react/index': 'src/frameworks/react/index.ts',
  'server/ssr/index': 'src/server/ssr/index.ts',
  'frameworks/templates/preact': 'src/frameworks/templates/preact.ts',
  'frameworks/templates/react': 'src/frameworks/templates/react.ts',
  'frameworks/templates/solid': 'src/frameworks/templates/solid.ts',
  'frameworks/templates/svelte': 'src/frameworks/templates/svelte.ts',
  'frameworks/templates/vue': 'src/frameworks/templates/vue.ts',
  'tracker/index': 'src/tracker/index.ts',
  'wallet/apps/index': 'src/wallet/apps/index.ts',
  'wallet/index': 'src/wallet/index.ts',
  'server/webhooks/index': 'src/server/webhooks/index.ts',
  ...LANGUAGES,
};

/** The npm package: one file per module. Dependencies are external, because the page's own bundler includes them. */
const library: UserConfig = {
  build: {
    target: 'es2022',
    sourcemap: true,
    minify: false,
    lib: { entry: ENTRIES, formats: ['es'] },
    rolldownOptions: {
      external: DEPENDENCIES,
      plugins: [tokenFiles(), presetFiles()],
      // An inlined constant leaves an import without names, of which esbuild warns in the build of every page.
      optimization: { inlineConst: false },
      onLog: (level, log, handle) => {
        // Ignored: 'use client' is preserved because modules are not merged.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
};

/**
 * A self-contained CDN file: the npm modules with their dependencies, bundled and minified. Each is built alone, because
 * with shared chunks, a page with one element would load code that only the other uses.
 */
const cdn = (name: 'pay-status' | 'pay-checkout' | 'theme-check'): UserConfig => ({
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    outDir: 'dist/cdn',
    emptyOutDir: name === 'pay-status',
    modulePreload: false,
    rolldownOptions: {
      input: { [name]: `src/define/${name}.ts` },
      // Lets lazy chunks import from the entry, which is loaded already, instead of from a third file.
      preserveEntrySignatures: 'allow-extension',
      plugins: [presetFiles()],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: ({ facadeModuleId }) => {
          if (facadeModuleId?.includes('/src/locales/messages/')) return 'locales/[name].js';
          if (facadeModuleId?.includes('/src/locales/wallet/')) return 'locales/wallet/[name].js';
          // By default, what chunks share is named after one of its modules: policies of pages name it.
          return facadeModuleId ? '[name]-[hash].js' : 'shared-[hash].js';
        },
      },
    },
  },
});

/** Built in this order, because the first build empties the folder. */
const CDN_MODES: Readonly<Record<string, UserConfig>> = {
  cdn: cdn('pay-status'),
  'cdn-checkout': cdn('pay-checkout'),
  'cdn-theme-check': cdn('theme-check'),
};

export default defineConfig(({ mode }) => CDN_MODES[mode] ?? library);
