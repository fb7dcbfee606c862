// The parts of the test run: what each runs, and in which tier. scripts/run-tests.mjs runs them, scripts/check-test-folders.mjs
// checks that they leave no test out.
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

/** Runs against the sources, which is what the condition selects. */
const NODE = [process.execPath, '-C', '@pay-status/source', '--import', 'tsx'];
const TEST_FILES = [...NODE, 'scripts/test-files.mjs', '--concurrency', String(availableParallelism())];

/** Tests of the tests: they plant bugs, which takes minutes. */
const isPlanted = (file) => file.endsWith('/mutants.test.ts');

/** Files of node:test. Without files, node:test would search for some itself: such a part fails instead. */
const nodeTests = (tier, files, ...options) => ({
  tier,
  files,
  command: files.length ? [...TEST_FILES, ...options, ...files] : ['false'],
});
const toBatchOptions = (folders) => folders.flatMap((folder) => ['--batch', folder]);
const nodeFolders = (tier, folders, batched = []) =>
  nodeTests(
    tier,
    folders.flatMap(listTests).filter((file) => !isPlanted(file)),
    ...toBatchOptions(batched),
  );

/** A script that prints `<name>: N passed, N failed`, unless `counts` is false. */
const script = (tier, path, options = {}) => ({
  tier,
  command: path.endsWith('.ts') ? [...NODE, path] : [process.execPath, path],
  ...options,
});

/** Folders of test/ whose tests run in a browser: web-test-runner.config.mjs. */
export const BROWSER_FOLDERS = [
  'contract',
  'core',
  'client',
  'tracker',
  'browser',
  'controllers',
  'elements',
  'define',
  'locales',
  'host',
  'theme',
  'runtimes/chromium',
];

const endToEnd = (names) => names.map((name) => `test/e2e/${name}.test.ts`);
/** The main stories of a payment. */
const MAIN = endToEnd(['checkout-desktop', 'story', 'checkout-phone', 'merchant-page', 'keyboard']);
/** Waits until Chromium throttles a hidden tab, and needs a display. */
const HIDDEN = endToEnd(['hidden']);
/** Takes Firefox, too, in the full run. */
const CSP = endToEnd(['csp']);
/** Run first: begun last, the others would wait for them. */
const LONG = endToEnd(['console', 'wallet', 'access', 'layout-shift', 'checkout-webview', 'checkout-frame', 'docs']);
const otherEndToEnd = () => {
  const files = new Set([...LONG, ...listTests('test/e2e')]);
  for (const file of [...MAIN, ...HIDDEN, ...CSP]) files.delete(file);
  return [...files];
};

/** Start the sandbox as a process, again and again. */
const PROCESSES = [
  ...['cli/cli', 'server', 'behind-proxy'].map((name) => `demo/test/${name}.test.ts`),
  ...listTests('demo/test/drivers'),
];
const otherDemo = () => listTests('demo/test').filter((file) => !PROCESSES.includes(file));
/** The others change globals or start servers. */
const BATCHED_DEMO = ['gateway', 'rules', 'checkout', 'pages', 'docs'].map((name) => `demo/test/${name}`);

/** Which test of the demo covers which rule of the interface; demo/test/support/rules-log.ts reads it. */
const RULES_LOG = 'node_modules/.cache/rules.log';
const clearRulesLog = () => {
  mkdirSync(dirname(RULES_LOG), { recursive: true });
  rmSync(RULES_LOG, { force: true });
};

const CRASHES = ['demo/test/crash/cluster.crash.ts', 'demo/test/crash/folder.crash.ts'];

/**
 * Parts by name. `files`: the test files it runs. `needs`: the parts that have to run before it. `counts: false`: prints
 * no count of tests, and just has to succeed. `fullOptions`: its options in the full run.
 */
export const PARTS = {
  build: { tier: 'core', command: ['npm', 'run', '--silent', 'build'], counts: false },
  browser: {
    tier: 'core',
    files: BROWSER_FOLDERS.flatMap((folder) => listTests(`test/${folder}`)),
    command: ['npx', '--no-install', 'wtr'],
  },
  server: nodeFolders('core', ['test/server'], ['test/server/webhooks', 'test/server/merchant']),
  demo: {
    ...nodeTests('core', otherDemo(), ...toBatchOptions(BATCHED_DEMO)),
    prepare: clearRulesLog,
    env: { RULES_LOG },
  },
  simulate: script('core', 'test/simulate/run.ts', { fullOptions: ['--seeds', '100000'] }),
  fuzz: script('core', 'test/fuzz/run.ts', { fullOptions: ['--requests', '50000'] }),
  main: { ...nodeTests('core', MAIN, '--browser'), needs: ['build'] },

  processes: { ...nodeTests('ci', PROCESSES), needs: ['demo'], env: { RULES_LOG } },
  rules: script('ci', 'scripts/rules.ts', { needs: ['demo', 'processes'] }),
  runtimes: script('ci', 'test/runtimes/run.ts'),
  package: {
    ...nodeFolders('ci', [
      'test/package',
      'test/docs',
      'test/lint',
      'test/stories',
      'test/visual',
      'test/simulate',
      'test/fuzz',
    ]),
    needs: ['build'],
  },
  hidden: { ...nodeTests('ci', HIDDEN), needs: ['build'] },
  e2e: { ...nodeTests('ci', otherEndToEnd(), '--browser'), needs: ['build'] },

  latency: {
    ...nodeTests('full', endToEnd(['hidden', 'tabs', 'checkout-desktop', 'host']), '--concurrency', '1'),
    needs: ['build'],
    env: { QUIET_MACHINE: '1' },
  },
  planted: nodeTests('full', listTests('test').filter(isPlanted)),
  'planted-rules': script('full', 'demo/test/planted/run.ts', { needs: ['demo', 'processes'] }),
  storybook: { tier: 'full', command: ['npm', 'run', '--silent', 'storybook:build'], counts: false },
  stories: script('full', 'scripts/check-stories.mjs', { needs: ['storybook'] }),
  visual: script('full', 'test/visual/run.ts', { needs: ['storybook'] }),
  deliveries: script('full', 'test/server/webhooks/deliveries/run.ts'),
  crash: nodeTests('full', CRASHES, '--concurrency', '1'),
  csp: { ...nodeTests('full', CSP), needs: ['build'], env: { CSP_ENGINES: 'chromium firefox' } },
  qr: script('full', 'test/e2e/qr/run.ts', { needs: ['build'] }),
  engines: script('full', 'test/engines/run.ts', { files: ['test/engines/journeys.test.ts'], needs: ['build'] }),
  types: { ...nodeFolders('full', ['test/types']), needs: ['build'] },
  entries: script('full', 'test/entries/run.ts', { needs: ['build'] }),
  frameworks: script('full', 'test/frameworks/run.ts', { needs: ['build'] }),
  'mutation-browser': script('full', 'test/mutation/browser/run.mjs', { counts: false }),
  'mutation-node': script('full', 'test/mutation/node/run.mjs', { counts: false }),
};

/** In this order. The parts of a line run at the same time, because none of them has work for every processor. */
export const ROUNDS = [
  ['build'],
  ['browser'],
  ['server', 'simulate'],
  ['demo', 'fuzz'],
  ['main'],
  ['processes'],
  ['rules'],
  ['package', 'runtimes'],
  ['hidden', 'e2e'],
  ...Object.keys(PARTS)
    .filter((name) => PARTS[name].tier === 'full')
    .map((name) => [name]),
];
