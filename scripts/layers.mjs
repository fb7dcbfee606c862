// Allowed imports between folders.
import { posix } from 'node:path';

const LIT = ['lit', 'lit/directive.js', 'lit/directive-helpers.js', 'lit/directives/*', '@lit/task'];
/** Layers that every other layer may import. */
const BASE = ['contract', 'core'];
/** Layers without a framework, for pages and programs. */
const ENGINE = [...BASE, 'client', 'host', 'tracker', 'wallet'];
/** Layers that run in a page. */
const COMPONENTS = [...ENGINE, 'locales', 'browser', 'controllers'];

/**
 * For each folder of `src`, the other folders (or single modules) of `src` and the packages that it may import. A package
 * that ends in `*` stands for all its modules. `index` is `src/index.ts`. A folder that is missing here may import nothing.
 */
const LAYERS = {
  contract: { src: [], packages: ['zod/mini'] },
  core: { src: ['contract'], packages: ['lean-qr/nano'] },
  client: { src: BASE, packages: [] },
  host: { src: BASE, packages: ['zod/mini'] },
  locales: { src: BASE, packages: [] },
  theme: { src: [], packages: [] },
  tracker: { src: [...BASE, 'client', 'host'], packages: [] },
  wallet: { src: [...BASE, 'client'], packages: [] },
  browser: { src: ENGINE, packages: [] },
  controllers: { src: [...ENGINE, 'locales', 'browser'], packages: LIT },
  elements: { src: COMPONENTS, packages: LIT },
  define: {
    src: [...COMPONENTS, 'theme', 'elements'],
    packages: ['@lit-labs/ssr-client', 'lit', 'lit/html.js'],
  },
  'frameworks/attribute-of': { src: [], packages: [] },
  'frameworks/elements': { src: ['elements', 'frameworks/attribute-of'], packages: [] },
  'frameworks/types': {
    src: ['elements', 'frameworks/elements'],
    packages: ['preact', 'react', 'solid-js', 'svelte/elements', 'vue'],
  },
  'frameworks/react': { src: ['core', 'elements', 'define', 'frameworks/elements'], packages: ['react'] },
  index: { src: [...COMPONENTS, 'elements'], packages: [] },
  'server/shared': { src: ['core'], packages: [] },
  'server/ssr': {
    src: [...COMPONENTS, 'elements', 'define/define', 'frameworks/elements', 'server/shared'],
    packages: [...LIT, '@lit-labs/ssr', '@lit-labs/ssr/*'],
  },
  // The requests and answers of a client, and the wallet apps of its page.
  'server/merchant': {
    src: [
      ...BASE,
      'client/answer',
      'client/gateway-request',
      'client/get-status',
      'client/transport',
      'wallet/wallet-apps',
      'server/shared',
    ],
    packages: ['zod/mini'],
  },
  'server/webhooks': { src: [...BASE, 'server/shared'], packages: [] },
  'cli/shared': { src: ['core'], packages: ['node:util'] },
  'cli/init': {
    src: [...BASE, 'cli/shared'],
    packages: [
      'node:child_process',
      'node:events',
      'node:fs/promises',
      'node:module',
      'node:net',
      'node:path',
      'node:readline',
      'node:util',
    ],
  },
  'cli/conformance': {
    src: [...BASE, 'cli/shared'],
    packages: ['node:child_process', 'node:util', 'zod/mini'],
  },
  'cli/doctor': {
    src: [...BASE, 'cli/shared', 'client', 'wallet', 'server/merchant', 'server/webhooks'],
    packages: ['node:util', 'zod/mini'],
  },
  'cli/usage': { src: [], packages: [] },
  'cli/main': { src: [...BASE, 'cli/usage', 'cli/conformance', 'cli/doctor', 'cli/init'], packages: [] },
};

/** `src/tracker/poll-loop.ts` -> `tracker`, `src/index.ts` -> `index`, `src/server/ssr/render.ts` -> `server/ssr`. */
const getLayer = (path) => {
  const name = path.slice('src/'.length).replace(/\.[jt]s$/, '');
  return Object.keys(LAYERS).find((layer) => `${name}/`.startsWith(`${layer}/`));
};

const matches = (names, name) =>
  names.some((known) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known));

const whyNotFromSrc = (file, specifier, target) => {
  const layer = getLayer(file);
  const may = LAYERS[layer] ?? { src: [], packages: [] };
  const from = `src/${layer ?? file.split('/')[1]}`;
  if (!target) return matches(may.packages, specifier) ? undefined : `${from} must not import the package ${specifier}`;
  if (!target.startsWith('src/')) return `src must not import ${target}`;
  const name = target.slice('src/'.length).replace(/\.[jt]s$/, '');
  const isOwn = layer !== undefined && getLayer(target) === layer;
  const isAllowed = isOwn || may.src.some((known) => `${name}/`.startsWith(`${known}/`));
  return isAllowed ? undefined : `${from} must not import src/${name}`;
};

/** Returns the reason why `file` (a path from the root, with `/`) must not import `specifier`, or undefined if it may. */
export const whyNot = (file, specifier) => {
  const target = /^\.\.?\//.test(specifier) ? posix.join(posix.dirname(file), specifier) : undefined;
  if (file.startsWith('src/')) return whyNotFromSrc(file, specifier, target);
  // The sandbox uses the library as an npm package does, through its entries.
  if (!file.startsWith('demo/') || !target || target.startsWith('demo/')) return undefined;
  // Test support of this repository, which neither package publishes.
  if (file.startsWith('demo/test/') && target.startsWith('test/')) return undefined;
  return `demo must not import ${target}: import pay-status by its public entry points`;
};
