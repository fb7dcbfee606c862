import { readFileSync } from 'node:fs';
import minifyLiterals from '@lit-labs/rollup-plugin-minify-html-literals';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { matchPattern } from './scripts/match-pattern.js';
import { presetFiles, tokenFiles } from './scripts/theme-files.js';

/** Dependencies, and for the command, modules of Node. */
const DEPENDENCIES = [/^node:/, /^lit($|\/)/, /^@lit\//, /^@lit-labs\//, /^zod($|\/)/, /^lean-qr($|\/)/, /^react$/];

interface Conditions {
  readonly [condition: string]: string | Conditions;
}

const { exports, bin } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<'exports' | 'bin', Conditions>;

const listPaths = (target: string | Conditions): readonly string[] =>
  typeof target === 'string' ? [target] : Object.values(target).flatMap(listPaths);

const expand = (name: string): readonly string[] =>
  name.includes('*') ? matchPattern(`src/${name}.ts`).map((match) => name.replace('*', match)) : [name];

/** The modules that package.json publishes: its exports under every condition, and its command. The CDN files are built below. */
const ENTRIES = Object.fromEntries(
  [exports, bin]
    .flatMap(listPaths)
    .map((path) => /^(?:\.\/)?dist\/(?!cdn\/)(.*)\.js$/.exec(path)?.[1])
    .filter((name) => name !== undefined)
    .flatMap(expand)
    .map((name) => [name, `src/${name}.ts`]),
);

/** Minifies style sheets in templates. Not HTML: that of the server must be that of the page. */
const minifyStyles = minifyLiterals({
  include: 'src/**/*.styles.ts',
  failOnError: true,
  options: { shouldMinify: () => false },
});

/** The npm package: one file per module. Dependencies are external, because the page's own bundler includes them. */
const library: UserConfig = {
  plugins: [minifyStyles],
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

/** The file of `<pay-button>` loads that of `<pay-checkout>` beside it, as a page may do itself. */
const checkoutBeside: Plugin = {
  name: 'checkout-beside',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === './pay-checkout.js' && importer.endsWith('/define/pay-button.ts')
      ? { id: source, external: 'absolute' }
      : null,
};

/**
 * A self-contained CDN file: the npm modules with their dependencies, bundled and minified. Each is built alone, because
 * with shared chunks, a page with one element would load code that only the other uses.
 */
const cdn = (name: 'pay-status' | 'pay-checkout' | 'pay-button' | 'theme-check'): UserConfig => ({
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [minifyStyles, ...(name === 'pay-button' ? [checkoutBeside] : [])],
  build: {
    target: 'es2022',
    outDir: 'dist/cdn',
    emptyOutDir: name === 'pay-status',
    // As a library: Vite's build of a page wraps each import(), and lets its listeners for `vite:preloadError` reload the page of a merchant.
    lib: { entry: { [name]: `src/define/${name}.ts` }, formats: ['es'] },
    rolldownOptions: {
      // Lets lazy chunks import from the entry, which is loaded already, instead of from a third file.
      preserveEntrySignatures: 'allow-extension',
      plugins: [presetFiles()],
      output: {
        minify: true,
        comments: false,
        entryFileNames: '[name].js',
        chunkFileNames: ({ facadeModuleId }) => {
          const [, key, texts] = /\/locales\/languages\/([\w-]+)\/(\w+)/.exec(facadeModuleId ?? '') ?? [];
          if (key) return `locales/${texts === 'messages' ? '' : `${texts}/`}${key}.js`;
          // Policies of pages name the chunks of a checkout: those of the other builds begin with the name of theirs.
          const owner = name === 'pay-checkout' ? '' : `${name.slice('pay-'.length)}-`;
          // By default, what chunks share is named after one of its modules.
          return `${owner}${facadeModuleId ? '[name]' : 'shared'}-[hash].js`;
        },
      },
    },
  },
});

/** Built in this order, because the first build empties the folder. */
const CDN_MODES: Readonly<Record<string, UserConfig>> = {
  cdn: cdn('pay-status'),
  'cdn-checkout': cdn('pay-checkout'),
  'cdn-button': cdn('pay-button'),
  'cdn-theme-check': cdn('theme-check'),
};

export default defineConfig(({ mode }) => CDN_MODES[mode] ?? library);
