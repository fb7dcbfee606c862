// A Stryker test runner for files of node:test. A process loads the sources once and runs the tests for one mutant after
// another. For a mutant in code that runs while a module is loaded, it loads the sources again.
import { register } from 'node:module';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  TestStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';

import { loadTests, mock, runSuite } from './harness.mjs';

const stryker = (globalThis.__stryker__ ??= {});

/** Part of the URL of test files: a new number loads them and all sources again. */
let environment = 0;
let loads = 0;

const toUrl = (file) => `${pathToFileURL(resolve(file)).href}?environment=${environment}&load=${++loads}`;

const getFile = (id) => id.slice(0, id.indexOf(' > '));

const toTestResult = ([id, { failure, timeSpentMs }]) => ({
  id,
  name: id,
  fileName: getFile(id),
  timeSpentMs,
  ...(failure
    ? { status: TestStatus.Failed, failureMessage: String(failure.error?.stack ?? failure.error) }
    : { status: TestStatus.Success }),
});

class NodeTestRunner {
  #files;

  static inject = ['options'];

  constructor(options) {
    this.#files = options.nodeTests;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    register('./hooks.mjs', { parentURL: import.meta.url, data: { root: pathToFileURL(resolve('.')).href } });
  }

  async dryRun() {
    const tests = await this.#run({ files: this.#files, bail: false });
    return { status: DryRunStatus.Complete, tests, mutantCoverage: stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, disableBail, hitLimit, mutantActivation, reloadEnvironment }) {
    if (reloadEnvironment) environment++;
    const isStatic = mutantActivation === 'static';
    const wanted = testFilter && new Set(testFilter);
    const covering = testFilter && new Set(testFilter.map(getFile));
    const files = covering ? this.#files.filter((file) => covering.has(file)) : this.#files;
    stryker.hitLimit = hitLimit;
    stryker.hitCount = hitLimit === undefined ? undefined : 0;
    const tests = await this.#run({ files, wanted, bail: !disableBail, mutant: activeMutant.id, isStatic });
    const endless = determineHitLimitReached(stryker.hitCount, hitLimit);
    stryker.hitLimit = undefined;
    stryker.hitCount = undefined;
    const failed = tests.find(({ status }) => status === TestStatus.Failed);
    if (failed && !isStatic) await this.#assertPasses(failed);
    return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests });
  }

  /** Throws if a test also fails without the mutant, so that Stryker retries in a new process. */
  async #assertPasses({ id, fileName, failureMessage }) {
    const [again] = await this.#run({ files: [fileName], wanted: new Set([id]), bail: true });
    if (again?.status === TestStatus.Failed)
      throw new Error(`${id} fails without the mutant: ${again.failureMessage}; with it: ${failureMessage}`);
  }

  /** Activates the mutant while tests run; a static one also while they are loaded. */
  async #run({ files, wanted, bail, mutant, isStatic = false }) {
    const results = new Map();
    let startedAtMs = performance.now();
    const onStart = (id) => {
      startedAtMs = performance.now();
      stryker.currentTestId = id;
    };
    const onEnd = (id, failure) => {
      stryker.currentTestId = undefined;
      results.set(id, { failure, timeSpentMs: performance.now() - startedAtMs });
    };
    for (const file of files) {
      stryker.activeMutant = isStatic ? mutant : undefined;
      const root = await loadTests(file, toUrl(file));
      stryker.activeMutant = mutant;
      const goesOn = await runSuite(root, { wanted, bail, onStart, onEnd });
      mock.restoreAll();
      if (!goesOn && bail) break;
    }
    stryker.activeMutant = undefined;
    return [...results].map(toTestResult);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'node', NodeTestRunner)];
