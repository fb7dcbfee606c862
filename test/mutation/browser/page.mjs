// Runs in the page: loads test files, runs the requested tests, and reports the result of each.

/** Collects unexpected errors for test/support/setup.ts, as web-test-runner.config.mjs does. */
const trapErrors = () => {
  globalThis.__unexpected = [];
  globalThis.addEventListener('unhandledrejection', ({ reason }) => globalThis.__unexpected.push(reason));
  globalThis.addEventListener('error', ({ error, message }) => globalThis.__unexpected.push(error ?? message));
  const { error } = console;
  console.error = (...args) => {
    globalThis.__unexpected.push(args.map(String).join(' '));
    error(...args);
  };
};

const clearStorage = () => {
  globalThis.localStorage.clear();
  globalThis.sessionStorage.clear();
};

/** Assigns ids to tests, with a number where two tests have the same title. */
const collectIds = (suite, file, ids = new Map(), seen = new Map()) => {
  for (const test of suite.tests) {
    const title = `${file} ${test.fullTitle()}`;
    const count = (seen.get(title) ?? 0) + 1;
    seen.set(title, count);
    ids.set(test, count > 1 ? `${title} (${count})` : title);
  }
  for (const inner of suite.suites) collectIds(inner, file, ids, seen);
  return ids;
};

const keepOnly = (suite, isWanted) => {
  suite.tests = suite.tests.filter(isWanted);
  for (const inner of suite.suites) keepOnly(inner, isWanted);
};

const loadTests = async (mocha, files) => {
  const ids = new Map();
  const { suite } = mocha;
  for (const { file, entry } of files) {
    const before = new Set(suite.suites);
    await import(entry);
    for (const added of suite.suites) if (!before.has(added)) collectIds(added, file, ids);
  }
  return ids;
};

const run = async ({ files, setup, filter, bail, slowness, timeoutMs, stryker }) => {
  // Set before the imports, because instrumented sources read it when they are loaded.
  const state = Object.assign((globalThis.__stryker__ ??= {}), stryker);
  trapErrors();
  clearStorage();
  globalThis.__WTR_CONFIG__ = {};
  await import('/mocha.js');
  const { mocha, Mocha } = globalThis;
  class Silent extends Mocha.reporters.Base {}
  mocha.setup({ ui: 'bdd', reporter: Silent, bail, timeout: timeoutMs });
  await import(setup);
  const ids = await loadTests(mocha, files);
  if (filter) keepOnly(mocha.suite, (test) => filter.includes(ids.get(test)));
  const tests = [];
  const record = (status) => (test, error) => {
    const { title, duration = 0, parent } = test;
    const id = ids.get(test) ?? ids.get(test.ctx?.currentTest) ?? `${parent?.fullTitle()} ${title}`;
    tests.push({ id, status, timeSpentMs: duration, failureMessage: error && String(error?.message ?? error) });
  };
  mocha.suite.beforeEach(function () {
    state.currentTestId = ids.get(this.currentTest);
    // A test with its own timeout gets more time, because the machine is busy.
    const own = this.currentTest.timeout();
    if (own !== timeoutMs) this.currentTest.timeout(own * slowness);
  });
  // The hook has to run before those of the test files, as that of test/support/setup.ts does.
  mocha.suite._beforeEach.unshift(mocha.suite._beforeEach.pop());
  mocha.suite.afterEach(() => {
    state.currentTestId = undefined;
  });
  await new Promise((resolve) => {
    const runner = mocha.run(() => setTimeout(resolve));
    runner.on('pass', record('passed'));
    runner.on('pending', record('skipped'));
    runner.on('fail', record('failed'));
  });
  return { tests, mutantCoverage: state.mutantCoverage, hitCount: state.hitCount };
};

const job = await globalThis.__takeJob();
try {
  await globalThis.__report(await run(job));
} catch (error) {
  // A source that cannot be loaded fails every test.
  await globalThis.__report({ loadError: String(error?.stack ?? error) });
}
