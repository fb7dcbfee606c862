import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { serveBundledTests } from './scripts/bundled-tests.mjs';
import { countReporter } from './scripts/count-reporter.mjs';
import { CHROMIUM_ARGS, findHeadlessBrowser } from './scripts/find-browser.mjs';
import { writePages } from './scripts/test-batches.mjs';
import { PARTS } from './scripts/test-parts.mjs';
import { transcriptsPlugin } from './scripts/transcripts-plugin.mjs';

/** Collects uncaught and logged errors, because of which test/support/setup.ts fails the test. */
const ERROR_COLLECTOR = `
  globalThis.__unexpected = [];
  addEventListener('unhandledrejection', (event) => { __unexpected.push(event.reason); });
  addEventListener('error', (event) => { __unexpected.push(event.error ?? event.message); });
  const error = console.error;
  console.error = (...args) => { __unexpected.push(args.map(String).join(' ')); error(...args); };`;

/** Answers every https request with a local icon, so that tests need no network. */
const createBrowserContext = async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'UTC' });
  await context.route(/^https:/, (route) => route.fulfill({ path: 'test/support/icon.svg' }));
  return context;
};

/** Creates a Chromium launcher; uses Playwright's browser if no path is given. */
export const chromiumLauncher = (executablePath) =>
  playwrightLauncher({
    product: 'chromium',
    launchOptions: { executablePath, args: CHROMIUM_ARGS },
    createBrowserContext,
  });

/** Prints what a page has logged only if one of its tests failed: many tests check what is logged. */
const quietWhilePassing = (reporter) => ({
  ...reporter,
  reportTestFileResults: ({ sessionsForTestFile, ...results }) =>
    reporter.reportTestFileResults?.({
      ...results,
      sessionsForTestFile: sessionsForTestFile.map((each) => (each.passed ? { ...each, logs: [] } : each)),
    }),
});

/** Have pages of their own, because they define elements and add style sheets for the whole page. */
const isAlone = (file) => /^test\/(define|theme)\//.test(file);

const findFiles = () => {
  const { files } = PARTS.browser;
  return [...writePages(files.filter((file) => !isAlone(file))), ...files.filter(isAlone)];
};

const bundledTests = serveBundledTests(PARTS.browser);

export default {
  files: findFiles(),
  nodeResolve: { exportConditions: ['@pay-status/source', 'browser', 'production'] },
  middleware: [bundledTests.middleware],
  plugins: [
    bundledTests.plugin,
    // For modules that tests load by their address.
    esbuildPlugin({ ts: true, target: 'esnext', tsconfig: './tsconfig.json' }),
    transcriptsPlugin({ isWriting: process.argv.includes('--update-snapshots') }),
  ],
  browsers: [chromiumLauncher(findHeadlessBrowser())],
  concurrency: 2,
  // Generous, for busy machines.
  testFramework: { config: { timeout: '60000' } },
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 600_000,
  staticLogging: true,
  reporters: [
    // No progress bar in non-interactive output.
    quietWhilePassing(defaultReporter({ reportTestProgress: Boolean(process.stdout.isTTY) })),
    countReporter(({ passed, failed, skipped }) => {
      console.log(`\nbrowser: ${passed} passed, ${failed} failed, ${skipped} skipped`);
    }),
  ],
  testRunnerHtml: (testFramework) =>
    `<!doctype html><html lang="en"><head><title>pay-status tests</title><script>${ERROR_COLLECTOR}</script></head>
    <body><script type="module" src="${testFramework}"></script></body></html>`,
};
