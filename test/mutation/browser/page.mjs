// Runs in the page: loads test files, runs the tests that were asked for, and reports on each.

/** As web-test-runner.config.mjs has it, for test/support/setup.ts. */
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

const forget = () => {
  globalThis.localStorage.clear();
  globalThis.sessionStorage.clear();
};

/** Two tests of one name are two tests. */
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
  // Read by the instrumented sources from their first line on.
  const state = Object.assign((globalThis.__stryker__ ??= {}), stryker);
  trapErrors();
  forget();
  globalThis.__WTR_CONFIG__ = {};
  await import('/mocha.js');
  const { mocha, Mocha } = globalThis;
  class Silent extends Mocha.reporters.Base {}
  mocha.setup({ ui: 'bdd', reporter: Silent, bail, timeout: timeoutMs });
  await import(setup);
  const ids = await loadTests(mocha, files);
  if (filter) keepOnly(mocha.suite, (test) => filter.includes(ids.get(test)));
  const tests = [];
  const note = (status) => (test, error) => {
    const { title, duration = 0, parent } = test;
    const id = ids.get(test) ?? ids.get(test.ctx?.currentTest) ?? `${parent?.fullTitle()} ${title}`;
    tests.push({ id, status, timeSpentMs: duration, failureMessage: error && String(error?.message ?? error) });
  };
  mocha.suite.beforeEach(function () {
    state.currentTestId = ids.get(this.currentTest);
    // One that is slow by itself gets more, on a busy machine.
    const own = this.currentTest.timeout();
    if (own !== timeoutMs) this.currentTest.timeout(own * slowness);
  });
  // Before those of the files, as the one of test/support/setup.ts is.
  mocha.suite._beforeEach.unshift(mocha.suite._beforeEach.pop());
  mocha.suite.afterEach(() => {
    state.currentTestId = undefined;
  });
  await new Promise((resolve) => {
    const runner = mocha.run(() => setTimeout(resolve));
    runner.on('pass', note('passed'));
    runner.on('pending', note('skipped'));
    runner.on('fail', note('failed'));
  });
  return { tests, mutantCoverage: state.mutantCoverage, hitCount: state.hitCount };
};

const ask = await globalThis.__takeOrder();
try {
  await globalThis.__report(await run(ask));
} catch (error) {
  // A source that cannot even be loaded fails every test.
  await globalThis.__report({ loadError: String(error?.stack ?? error) });
}
