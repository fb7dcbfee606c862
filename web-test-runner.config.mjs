import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { bundleDependencies } from './scripts/bundle-dependencies.mjs';
import { countReporter } from './scripts/count-reporter.mjs';
import { CHROMIUM_ARGS, findHeadlessBrowser } from './scripts/find-browser.mjs';
import { BROWSER_FOLDERS } from './scripts/test-parts.mjs';
import { transcriptsPlugin } from './scripts/transcripts-plugin.mjs';

/** Loads test/support/setup.ts in every test file, so that no file can forget it. */
const setup = {
  name: 'setup',
  transform: ({ path, body }) => (path.endsWith('.test.ts') ? `import '/test/support/setup.ts';${body}` : undefined),
};

/** Collects what would otherwise only be a log line, so that test/support/setup.ts fails the test. */
const TRAP = `
  globalThis.__unexpected = [];
  addEventListener('unhandledrejection', (event) => { __unexpected.push(event.reason); });
  addEventListener('error', (event) => { __unexpected.push(event.error ?? event.message); });
  const error = console.error;
  console.error = (...args) => { __unexpected.push(args.map(String).join(' ')); error(...args); };`;

/** Icons are at https addresses of the world outside; any is served from here. */
const createBrowserContext = async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'UTC' });
  await context.route(/^https:/, (route) => route.fulfill({ path: 'test/support/icon.svg' }));
  return context;
};

/** Chromium, at this path or where Playwright has one. */
export const chromiumLauncher = (executablePath) =>
  playwrightLauncher({
    product: 'chromium',
    launchOptions: { executablePath, args: CHROMIUM_ARGS },
    createBrowserContext,
  });

export default {
  files: BROWSER_FOLDERS.map((folder) => `test/${folder}/**/*.test.ts`),
  nodeResolve: { exportConditions: ['@pay-status/source', 'browser', 'production'] },
  plugins: [
    setup,
    bundleDependencies(),
    esbuildPlugin({ ts: true, target: 'esnext', tsconfig: './tsconfig.json' }),
    transcriptsPlugin({ isWriting: process.argv.includes('--update-snapshots') }),
  ],
  browsers: [chromiumLauncher(findHeadlessBrowser())],
  concurrency: 2,
  // On a busy machine everything takes longer, and nothing is broken.
  testFramework: { config: { timeout: '60000' } },
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 600_000,
  staticLogging: true,
  reporters: [
    // Nobody watches a bar grow in a log.
    defaultReporter({ reportTestProgress: Boolean(process.stdout.isTTY) }),
    countReporter(({ passed, failed, skipped }) => {
      console.log(`\nbrowser: ${passed} passed, ${failed} failed, ${skipped} skipped`);
    }),
  ],
  testRunnerHtml: (testFramework) =>
    `<!doctype html><html lang="en"><head><title>pay-status tests</title><script>${TRAP}</script></head>
    <body><script type="module" src="${testFramework}"></script></body></html>`,
};
