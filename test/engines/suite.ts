import { defaultReporter, startTestRunner, type BrowserLauncher, type TestRunnerConfig } from '@web/test-runner';
import base from '../../web-test-runner.config.mjs';
import { LIMITS, type EngineName } from '../support/engines/limits.js';
import { countSessions, type Outcome } from './outcome.js';

/** The time limit for the start of a browser, milliseconds. */
const START_MS = 120_000;
/** The time limit for a test, milliseconds, long enough for a slow machine. */
const TEST_MS = 60_000;
const PAGE_MS = 600_000;

/** Runs the browser tests in one engine. */
export const runSuite = async (
  engine: EngineName,
  files: readonly string[],
  browser: BrowserLauncher,
): Promise<Outcome> => {
  const limits = `<script>__limits = ${JSON.stringify(LIMITS[engine])};</script>`;
  const config: TestRunnerConfig = {
    ...base,
    ...(files.length && { files: [...files] }),
    browsers: [browser],
    testFramework: { config: { timeout: TEST_MS } },
    browserStartTimeout: START_MS,
    testsStartTimeout: START_MS,
    testsFinishTimeout: PAGE_MS,
    reporters: [defaultReporter({ reportTestProgress: false })],
    testRunnerHtml: (framework) => base.testRunnerHtml(framework).replace('<head>', `<head>${limits}`),
  };
  const runner = await startTestRunner({
    config,
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
  });
  // It has already printed the error.
  if (!runner) return { passed: 0, failed: 1, skipped: [] };
  await new Promise((resolve) => runner.on('stopped', resolve));
  return countSessions(runner.sessions.all());
};
