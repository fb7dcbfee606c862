// Bundles the packages and the gateway's handler that the browser tests load into a few files, because each page would load up
// to two hundred modules.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { build } from 'vite';

/** The packages to bundle. Other packages, and modules that a browser cannot run, are served unchanged. */
const PACKAGES = ['@lit/task', '@open-wc/testing', 'fast-check', 'hono', 'lean-qr', 'lit', 'zod'];
const FOLDERS = ['src', 'test', 'demo/gateway'];
/** The gateway's handler, by its path on the test server. It imports the library as a package. */
const GATEWAY = '/demo/gateway/app.js';
const GATEWAY_SOURCE = 'demo/gateway/app.ts';
const CONTRACT = 'pay-status/contract';
const CONTRACT_SOURCE = '/src/contract/index.ts';
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
const toAddress = (specifier) => `${BASE}${toEntryName(specifier)}.js`;

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
        input: {
          ...Object.fromEntries(specifiers.map((specifier) => [toEntryName(specifier), specifier])),
          [toEntryName(GATEWAY)]: GATEWAY_SOURCE,
        },
        // Excluded: modules that the test runner serves itself, and large ones that few tests load.
        external: [/^\/__web-/, /^axe-core\//, CONTRACT],
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          // The page has one copy of the library's modules.
          paths: { [CONTRACT]: CONTRACT_SOURCE },
        },
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
    resolveImport({ source, context }) {
      if (specifiers.includes(source)) return toAddress(source);
      return posix.resolve(posix.dirname(context.path), source) === GATEWAY ? toAddress(GATEWAY) : undefined;
    },
    serve: ({ path }) => (files.has(path) ? { body: files.get(path), type: 'js' } : undefined),
  };
};
