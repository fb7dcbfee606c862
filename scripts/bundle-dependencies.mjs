// For the browser tests: each package that they load is one file or a few instead of up to a hundred, on every page anew.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** Packages that run in the tests' pages. All else, and what a browser cannot run, stays as it is. */
const PACKAGES = ['@lit/task', '@open-wc/testing', 'fast-check', 'hono', 'lean-qr', 'lit', 'zod'];
const FOLDERS = ['src', 'test', 'demo/gateway'];
const BASE = '/__dependencies__/';
const CONDITIONS = ['browser', 'production'];

const isBundled = (specifier) => PACKAGES.some((name) => specifier === name || specifier.startsWith(`${name}/`));

const sources = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).flatMap((file) => (file.endsWith('.ts') ? join(folder, file) : [])),
  );

/** All in one go: what two of them share, such as lit-html, must be there once. */
const findSpecifiers = () => {
  const imported = sources().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import) ?\(?'([^'.][^']*)'/g)].map(([, specifier]) => specifier),
  );
  return [...new Set(imported)].filter(isBundled).sort();
};

const toEntryName = (specifier) => specifier.replace(/\W+/g, '_');

const bundle = async (specifiers) => {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: CONDITIONS },
    // Packages detect that this is no bundler's environment, and use imports.
    define: { 'typeof require': '"undefined"' },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(specifiers.map((specifier) => [toEntryName(specifier), specifier])),
        // Left out: modules that the test runner serves itself, and large ones that few tests load.
        external: [/^\/__web-/, /^axe-core\//],
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  return new Map(output.map(({ fileName, code }) => [BASE + fileName, code]));
};

/** A plugin of @web/test-runner. */
export const bundleDependencies = () => {
  let specifiers = [];
  let files = new Map();
  return {
    name: 'bundle-dependencies',
    serverStart: async () => {
      specifiers = findSpecifiers();
      files = await bundle(specifiers);
    },
    resolveImport: ({ source }) => (specifiers.includes(source) ? `${BASE}${toEntryName(source)}.js` : undefined),
    serve: ({ path }) => (files.has(path) ? { body: files.get(path), type: 'js' } : undefined),
  };
};
