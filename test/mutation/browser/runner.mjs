// A Stryker test runner for tests that run in a page. The page is reloaded for each mutant, with the mutant already active,
// so that mutants in code that runs while a module is loaded are tested too.
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  TestStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { openPage } from './chromium.mjs';
import { SETUP, toAddress } from '../../../scripts/bundle-tests.mjs';
import { serve } from './server.mjs';

/** The time limit for a test, milliseconds. It has to suffice on a busy machine; a mutant that hangs is detected by it. */
const TEST_TIMEOUT_MS = 15_000;
/** Factor for the timeouts that tests set themselves, because the machine is busy. */
const SLOWNESS = 3;
/** Our deadline, which ends the browser, is this much earlier than Stryker's, which ends the whole process, milliseconds. */
const MARGIN_MS = 3_000;

const STATUSES = { passed: TestStatus.Success, failed: TestStatus.Failed, skipped: TestStatus.Skipped };

const toTestResult = ({ id, status, timeSpentMs, failureMessage }) => ({
  id,
  name: id,
  fileName: id.split(' ')[0],
  status: STATUSES[status],
  timeSpentMs,
  ...(failureMessage && { failureMessage }),
});

const toDryRunResult = (report, hitLimit) => {
  if (!report) return { status: DryRunStatus.Timeout };
  const { tests = [], mutantCoverage, hitCount, loadError, hasLeft } = report;
  const endless = determineHitLimitReached(hitCount, hitLimit);
  if (endless) return endless;
  const error = loadError ?? (hasLeft && `the page went to ${hasLeft}`);
  const failed = error && { id: 'page', status: 'failed', timeSpentMs: 0, failureMessage: error };
  return {
    status: DryRunStatus.Complete,
    tests: [...tests, ...(failed ? [failed] : [])].map(toTestResult),
    mutantCoverage,
  };
};

const splitPath = (file) => new Set(file.replace(/^(src|test)\//, '').split(/[/.-]/));

/** Sorts the tests of the mutated source first: one of them is likely to fail, and the others are then skipped. */
const nearestFirst = (files, source) => {
  const words = splitPath(source);
  const nearness = (file) => [...splitPath(file)].filter((word) => words.has(word)).length / splitPath(file).size;
  return [...files].sort((a, b) => nearness(b) - nearness(a));
};

class PageTestRunner {
  #tests;
  #page = openPage();
  #server;

  static inject = ['options'];

  constructor(options) {
    this.#tests = options.browserTests;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#server = await serve(process.cwd(), this.#tests);
  }

  async dispose() {
    await this.#page.close();
    this.#server?.close();
  }

  async dryRun({ timeout }) {
    const report = await this.#run({ files: this.#tests, bail: false, stryker: {} }, timeout);
    return toDryRunResult(report);
  }

  async mutantRun({ activeMutant, testFilter, disableBail, hitLimit, timeout }) {
    const wanted = testFilter ? new Set(testFilter.map((id) => id.split(' ')[0])) : undefined;
    const covering = wanted ? this.#tests.filter((file) => wanted.has(file)) : this.#tests;
    const files = nearestFirst(covering, activeMutant.fileName.slice(activeMutant.fileName.lastIndexOf('/src/') + 1));
    const stryker = { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit === undefined ? undefined : 0 };
    const report = await this.#run({ files, filter: testFilter, bail: !disableBail, stryker }, timeout);
    return toMutantRunResult(toDryRunResult(report, hitLimit));
  }

  #run({ files, ...job }, timeoutMs) {
    const given = {
      ...job,
      files: files.map((file) => ({ file, entry: toAddress(file) })),
      setup: toAddress(SETUP),
      timeoutMs: TEST_TIMEOUT_MS,
      slowness: SLOWNESS,
    };
    return this.#page.run(this.#server.url, given, timeoutMs - MARGIN_MS);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'page', PageTestRunner)];
