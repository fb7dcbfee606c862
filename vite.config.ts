import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'vite';
import { localeKeys } from './scripts/cdn/locale-keys.js';
import { minifyChunks } from './scripts/cdn/minify.js';
import { presetFiles, tokenFiles } from './scripts/theme-files.js';
import { LOCALES } from './src/locales/keys.js';

/** What is written anew for the CDN file, because every buyer loads every byte of it. */
const standIn = (name: string): string => fileURLToPath(new URL(`scripts/cdn/${name}.ts`, import.meta.url));

const DEPENDENCIES = [/^lit($|\/)/, /^@lit\//, /^@lit-labs\//, /^zod($|\/)/, /^lean-qr($|\/)/, /^react$/];

/** A language is a file of its own. */
const LANGUAGES = Object.fromEntries(LOCALES.map((key) => [`locales/${key}`, `src/locales/${key}.ts`]));

/** The modules that the export map of package.json names. */
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
  'server/merchant/index': 'src/server/merchant/index.ts',
  'frameworks/react/index': 'src/frameworks/react/index.ts',
  'server/ssr/index': 'src/server/ssr/index.ts',
  'frameworks/templates/preact': 'src/frameworks/templates/preact.ts',
  'frameworks/templates/react': 'src/frameworks/templates/react.ts',
  'frameworks/templates/solid': 'src/frameworks/templates/solid.ts',
  'frameworks/templates/svelte': 'src/frameworks/templates/svelte.ts',
  'frameworks/templates/vue': 'src/frameworks/templates/vue.ts',
  'tracker/index': 'src/tracker/index.ts',
  'server/webhooks/index': 'src/server/webhooks/index.ts',
  ...LANGUAGES,
};

/** The npm package: one file a module, dependencies left to the page's own bundler. */
const library: UserConfig = {
  build: {
    target: 'es2022',
    sourcemap: true,
    minify: false,
    lib: { entry: ENTRIES, formats: ['es'] },
    rolldownOptions: {
      external: DEPENDENCIES,
      plugins: [tokenFiles(), presetFiles()],
      onLog: (level, log, handle) => {
        // 'use client' stays where it is, as long as each module stays a file.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
};

/**
 * A file to drop into a page: no bare imports, lazy chunks beside it. Each is built alone: in common chunks, what a page
 * with one element never uses would be loaded as well.
 */
const cdn = (name: 'pay-status' | 'pay-checkout' | 'theme-check'): UserConfig => ({
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [localeKeys(), minifyChunks()],
  resolve: {
    alias: {
      'zod/mini': standIn('zod-mini'),
      '@lit/task': standIn('lit-task'),
      // How @lit/reactive-element imports it.
      './css-tag.js': standIn('lit-css'),
      '../locales/load-locale.js': standIn('load-locale'),
      '../shared/draw-anew.js': standIn('draw-anew'),
    },
  },
  build: {
    target: 'es2022',
    outDir: 'dist/cdn',
    emptyOutDir: name === 'pay-status',
    lib: { entry: { [name]: `src/define/${name}.ts`, ...(name === 'theme-check' ? {} : LANGUAGES) }, formats: ['es'] },
    minify: false,
    rolldownOptions: {
      plugins: [presetFiles()],
      // The stand-in for zod/mini lacks what no schema of a page needs so far: better no file than a broken one.
      onLog: (level, log, handle) => {
        handle(log.code === 'IMPORT_IS_UNDEFINED' ? 'error' : level, log);
      },
      // Lets the lazy chunks import from the one file that every page has, instead of a third file for both.
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
      },
    },
    modulePreload: false,
  },
});

/** In this order: the first one empties the folder. */
const CDN_MODES: Readonly<Record<string, UserConfig>> = {
  cdn: cdn('pay-status'),
  'cdn-checkout': cdn('pay-checkout'),
  'cdn-theme-check': cdn('theme-check'),
};

export default defineConfig(({ mode }) => CDN_MODES[mode] ?? library);
