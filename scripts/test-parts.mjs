// The parts of the test run, with their tier and command. scripts/run-tests.mjs runs them, scripts/check-test-folders.mjs checks
// that they include every test.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';

/** Each tier includes those before it. `core`: `npm test`. `ci`: `.ci/run`. `full`: `npm run test:full`. */
export const TIERS = ['core', 'ci', 'full'];

const listTests = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .filter((file) => file.endsWith('.test.ts'))
        .map((file) => join(folder, file))
        .sort()
    : [];

/** Resolves the library to its sources. */
const NODE = [process.execPath, '-C', '@pay-status/source', '--import', 'tsx'];
const TEST_FILES = [...NODE, 'scripts/test-files.mjs', '--concurrency', String(availableParallelism())];

/** The simulation of paying must find what faulty ports do, which takes minutes. */
const FAULTY_PORTS = ['test/simulate/paying/faulty-ports.test.ts'];

/** Creates a part of node:test files. It fails without files, because node:test would search for some itself. */
const nodeTests = (tier, files, ...options) => ({
  tier,
  files,
  command: files.length ? [...TEST_FILES, ...options, ...files] : ['false'],
});
/** One more than the processors: some tests wait. */
const MORE_AT_ONCE = ['--concurrency', String(availableParallelism() + 1)];
const sharing = (files) => ['--files-per-process', String(files)];
/** One process for each processor: most of these tests load the same modules, which takes a process several seconds. */
const sharingModules = (files) => sharing(Math.ceil(files.length / availableParallelism()));
const nodeFolders = (tier, folders) => nodeTests(tier, folders.flatMap(listTests));

/** Creates a part of a script that prints `<name>: N passed, N failed`, unless `counts` is false. */
const script = (tier, path, options = {}) => ({
  tier,
  command: path.endsWith('.ts') ? [...NODE, path] : [process.execPath, path],
  ...options,
});

/** Folders of test/ whose tests run in a browser; all others run in Node. Those with the longest tests are first. */
export const BROWSER_FOLDERS = [
  'elements',
  'wallet',
  'host',
  'tracker',
  'contract',
  'core',
  'client',
  'browser',
  'controllers',
  'define',
  'locales',
  'theme',
  'runtimes/chromium',
];

const endToEnd = (names) => names.map((name) => `test/e2e/${name}.test.ts`);
/** The main scenarios of a payment, the longest first. */
const MAIN = endToEnd([
  ...['merchant-page', 'story', 'checkout-desktop', 'checkout-phone', 'keyboard'],
  'paying/first-payment',
]);
/** Needs a display, and waits until Chromium throttles a hidden tab. */
const HIDDEN = endToEnd(['hidden']);
/** Also runs in Firefox in the full run. */
const CSP = endToEnd(['csp']);
/** Long tests, which start first so that they do not delay the end. */
const LONG = endToEnd([
  ...['conformance', 'paying/chain', 'paying/interruptions', 'wallet', 'paying/choices', 'tabs', 'checkout-webview'],
  ...['paying/changes', 'missing-apis', 'checkout-frame', 'checkout-panel', 'docs', 'faults', 'console'],
]);
/** Measure latencies, whose bounds hold on a quiet machine only, or try often. */
const LATENCY = [
  ...endToEnd(['hidden', 'tabs', 'checkout-desktop', 'paying/latency', 'checkout-apps']),
  'demo/test/gateway/rails/evm/latency.test.ts',
];
const otherEndToEnd = () => {
  const files = new Set([...LONG, ...listTests('test/e2e')]);
  for (const file of [...MAIN, ...HIDDEN, ...CSP]) files.delete(file);
  return [...files];
};

/** Tests that start programs. */
const PROCESSES = [
  ...['init/written-code', 'init/try/real-programs', 'init/cli'].map((name) => `test/cli/${name}.test.ts`),
  ...['docs', 'checkout-document'].map((name) => `test/server/merchant/${name}.test.ts`),
  ...['cli/cli', 'cli/blocked', 'cli/chain', 'shop/killed', 'server', 'behind-proxy'].map(
    (name) => `demo/test/${name}.test.ts`,
  ),
  ...listTests('demo/test/drivers'),
];
const otherTests = (folders) => folders.flatMap(listTests).filter((file) => !PROCESSES.includes(file));
const SERVER = otherTests(['test/server', 'test/cli']);
const DEMO = otherTests(['demo/test']);

/** Pays with signatures that are not viem's: a few payments in `demo`, all of them in the full run. */
const SIGNERS = ['demo/test/gateway/rails/paper/independent-signer.test.ts'];

/** Ten thousand histories of payments in each database; `processes` has fewer. */
const SETTLEMENTS = ['demo/test/drivers/settlements.test.ts'];

/** The log of the rules that each test of the demo covers; demo/test/support/rules-log.ts reads it. */
const RULES_LOG = 'node_modules/.cache/rules.log';
const clearRulesLog = () => {
  mkdirSync(dirname(RULES_LOG), { recursive: true });
  rmSync(RULES_LOG, { force: true });
};

const CRASHES = ['bundles', 'chain', 'cluster', 'folder', 'settlement'].map(
  (name) => `demo/test/crash/${name}.crash.ts`,
);

/**
 * Parts by name. `files` are the test files of a part, `needs` the parts that have to run before it, and `fullOptions` its
 * options in the full run. A part with `counts: false` prints no count of tests, and only has to succeed.
 */
export const PARTS = {
  build: { tier: 'core', command: ['npm', 'run', '--silent', 'build'], counts: false },
  browser: {
    tier: 'core',
    files: BROWSER_FOLDERS.flatMap((folder) => listTests(`test/${folder}`)),
    command: ['npx', '--no-install', 'wtr'],
  },
  server: nodeTests('core', SERVER, ...sharingModules(SERVER)),
  demo: {
    ...nodeTests('core', DEMO, ...sharingModules(DEMO)),
    prepare: clearRulesLog,
    env: { RULES_LOG },
  },
  simulate: script('core', 'test/simulate/run.ts', { fullOptions: ['--seeds', '100000'] }),
  'simulate-paying': script('core', 'test/simulate/paying/run.ts', {
    fullOptions: ['--seeds', '100000', '--every', '1'],
  }),
  fuzz: script('core', 'test/fuzz/run.ts', { fullOptions: ['--requests', '50000'] }),
  main: { ...nodeTests('core', MAIN, '--browser'), needs: ['build'] },

  processes: {
    ...nodeTests('ci', PROCESSES, ...MORE_AT_ONCE),
    needs: ['build', 'demo'],
    env: { RULES_LOG, BUILT_CLI: '1' },
  },
  rules: script('ci', 'scripts/rules.ts', { needs: ['demo', 'processes'] }),
  runtimes: script('ci', 'test/runtimes/run.ts'),
  package: {
    ...nodeFolders('ci', ['test/package', 'test/docs', 'test/stories']),
    needs: ['build'],
  },
  hidden: { ...nodeTests('ci', HIDDEN), needs: ['build'] },
  e2e: {
    ...nodeTests('ci', otherEndToEnd(), '--browser', ...MORE_AT_ONCE, ...sharing(4)),
    needs: ['build'],
  },

  latency: {
    ...nodeTests('full', LATENCY, '--concurrency', '1'),
    needs: ['build'],
    env: { QUIET_MACHINE: '1' },
  },
  signers: { ...nodeTests('full', SIGNERS), env: { INDEPENDENT_PAYMENTS: '500' } },
  settlements: { ...nodeTests('full', SETTLEMENTS), env: { SETTLEMENT_HISTORIES: '10000' } },
  'faulty-ports': nodeTests('full', FAULTY_PORTS),
  storybook: { tier: 'full', command: ['npm', 'run', '--silent', 'storybook:build'], counts: false },
  stories: script('full', 'scripts/check-stories.mjs', { needs: ['storybook'] }),
  visual: script('full', 'test/visual/run.ts', { needs: ['storybook'] }),
  crash: nodeTests('full', CRASHES, '--concurrency', '1'),
  csp: { ...nodeTests('full', CSP), needs: ['build'], env: { CSP_ENGINES: 'chromium firefox' } },
  qr: script('full', 'test/e2e/qr/run.ts', { needs: ['build'] }),
  engines: script('full', 'test/engines/run.ts', { files: listTests('test/engines'), needs: ['build'] }),
  types: { ...nodeFolders('full', ['test/types']), needs: ['build'] },
  frameworks: script('full', 'test/frameworks/run.ts', { needs: ['build'] }),
  'mutation-browser': script('full', 'test/mutation/browser/run.mjs', { counts: false }),
  'mutation-node': script('full', 'test/mutation/node/run.mjs', { counts: false }),
};

/** The order of the parts. Those of a line run concurrently: what waits runs beside what computes. */
export const ROUNDS = [
  ['build', 'server'],
  ['browser'],
  ['demo', 'fuzz'],
  ['main', 'simulate', 'simulate-paying', 'processes'],
  ['rules'],
  ['package', 'runtimes', 'hidden', 'e2e'],
  ...Object.keys(PARTS)
    .filter((name) => PARTS[name].tier === 'full')
    .map((name) => [name]),
];
