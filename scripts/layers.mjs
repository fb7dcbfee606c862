// Which folder may import which. The lint rule and test/package/layers.test.ts both read this one table.
import { posix } from 'node:path';

const LIT = ['lit', 'lit/directives/*', '@lit/task'];
const CORE = ['contract', 'errors'];
const ENGINE = [...CORE, 'client', 'host', 'format', 'tracker'];
/** The requests and answers of a client, without anything that belongs to a buyer. */
const SERVER = [...CORE, 'client/transport'];
/** How often, and with what patience, a gateway is asked: the same for a page and for a server. */
const PATIENCE = ['tracker/max-poll', 'tracker/pacing', 'tracker/ports', 'tracker/retry', 'tracker/sleep'];

/**
 * For each folder of `src`, the other folders (or single modules) of `src` and the packages that it may import. A package
 * that ends in `*` stands for all its modules. `index` is `src/index.ts`. A folder that is missing here may import nothing.
 */
export const LAYERS = {
  contract: { src: [], packages: ['zod/mini'] },
  errors: { src: ['contract'], packages: [] },
  format: { src: CORE, packages: ['lean-qr/nano'] },
  client: { src: [...CORE, 'format'], packages: [] },
  host: { src: [...CORE, 'format'], packages: ['zod/mini'] },
  tracker: { src: [...CORE, 'client', 'host', 'format'], packages: [] },
  locales: { src: ['contract'], packages: [] },
  theme: { src: [], packages: [] },
  controllers: { src: [...ENGINE, 'locales'], packages: LIT },
  elements: { src: [...ENGINE, 'controllers', 'locales'], packages: LIT },
  define: {
    src: [...ENGINE, 'controllers', 'locales', 'theme', 'elements'],
    packages: ['@lit-labs/ssr-client/*', 'lit', 'lit/html.js'],
  },
  templates: { src: ['elements'], packages: ['preact', 'react', 'solid-js', 'svelte/elements', 'vue'] },
  react: { src: ['elements', 'define', 'templates'], packages: ['react'] },
  index: { src: [...ENGINE, 'controllers', 'locales', 'elements'], packages: [] },
  ssr: {
    src: [...ENGINE, 'controllers', 'locales', 'elements', 'define/define'],
    packages: [...LIT, '@lit-labs/ssr', '@lit-labs/ssr/*'],
  },
  merchant: { src: [...SERVER, ...PATIENCE, 'client/get-status', 'format/base-url'], packages: [] },
  webhooks: { src: SERVER, packages: [] },
};

/** `src/tracker/poll.ts` -> `tracker`, `src/index.ts` -> `index`. */
const layerOf = (path) => path.split('/')[1].replace(/\.[jt]s$/, '');

const matches = (names, name) =>
  names.some((known) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known));

const whyNotFromSrc = (file, specifier, target) => {
  const layer = layerOf(file);
  const may = LAYERS[layer] ?? { src: [], packages: [] };
  if (!target)
    return matches(may.packages, specifier) ? undefined : `src/${layer} must not import the package ${specifier}`;
  if (!target.startsWith('src/')) return `src must not import ${target}`;
  const name = target.slice('src/'.length).replace(/\.[jt]s$/, '');
  const isAllowed = layerOf(target) === layer || may.src.some((known) => `${name}/`.startsWith(`${known}/`));
  return isAllowed ? undefined : `src/${layer} must not import src/${name}`;
};

/** Why `file` (a path from the root, with `/`) must not import `specifier`; undefined when it may. */
export const whyNot = (file, specifier) => {
  const target = /^\.\.?\//.test(specifier) ? posix.join(posix.dirname(file), specifier) : undefined;
  if (file.startsWith('src/')) return whyNotFromSrc(file, specifier, target);
  // The service is a stranger to the library: it sees what npm would give it.
  if (!file.startsWith('demo/') || !target || target.startsWith('demo/')) return undefined;
  // Test support of this repository, which neither package publishes.
  if (file.startsWith('demo/test/') && target.startsWith('test/')) return undefined;
  return `demo must not import ${target}: import pay-status by its public entry points`;
};
