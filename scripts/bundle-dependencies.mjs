// Bundles the packages that the browser tests load into a few files, because each page would load up to a hundred modules.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** The packages to bundle. Other packages, and modules that a browser cannot run, are served unchanged. */
const PACKAGES = ['@lit/task', '@open-wc/testing', 'fast-check', 'hono', 'lean-qr', 'lit', 'zod'];
const FOLDERS = ['src', 'test', 'demo/gateway'];
const BASE = '/__dependencies__/';
const CONDITIONS = ['browser', 'production'];

const isBundled = (specifier) => PACKAGES.some((name) => specifier === name || specifier.startsWith(`${name}/`));

const sources = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).flatMap((file) => (file.endsWith('.ts') ? join(folder, file) : [])),
  );

/** Bundles all packages together, so that shared modules such as lit-html exist once. */
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
    // Makes UMD packages use imports.
    define: { 'typeof require': '"undefined"' },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(specifiers.map((specifier) => [toEntryName(specifier), specifier])),
        // Excluded: modules that the test runner serves itself, and large ones that few tests load.
        external: [/^\/__web-/, /^axe-core\//],
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  return new Map(output.map(({ fileName, code }) => [BASE + fileName, code]));
};

/** Creates a plugin for @web/test-runner. */
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
