// The part of node:test that our tests use. It can run them many times in one process, because starting a process for each
// mutant takes longer than most tests.
import { mock } from 'node:test';

export { mock };

/** The time limit for a test, milliseconds. node:test fails a pending test when its process ends; this process goes on. */
const TEST_TIMEOUT_MS = 10_000;
// Captured here because tests replace the globals.
const { setTimeout, clearTimeout, setImmediate } = globalThis;

const HOOKS = ['before', 'after', 'beforeEach', 'afterEach'];

const newSuite = (name, parent) => ({
  name,
  parent,
  children: [],
  ...Object.fromEntries(HOOKS.map((hook) => [hook, []])),
});

let current = newSuite('');

const addHook = (hook) => (run) => void current[hook].push(run);
export const before = addHook('before');
export const after = addHook('after');
export const beforeEach = addHook('beforeEach');
export const afterEach = addHook('afterEach');

const getPath = ({ name, parent }) => (parent ? [...getPath(parent), name] : [name]);

export const it = (name, ...rest) => {
  const run = rest.at(-1);
  if (rest.length > 1 && rest[0].skip) return;
  const title = getPath({ name, parent: current }).join(' > ');
  const same = current.children.filter((child) => child.run && child.title === title).length;
  current.children.push({ id: same ? `${title} (${same + 1})` : title, title, run });
};
export const test = it;

export const describe = (name, declare) => {
  const suite = newSuite(name, current);
  current.children.push(suite);
  current = suite;
  try {
    declare();
  } finally {
    current = suite.parent;
  }
};
export const suite = describe;

/** Loads a test file again, without its imports. A file that cannot be loaded counts as a failing test. */
export const loadTests = async (file, url) => {
  const root = newSuite(file);
  current = root;
  try {
    await import(url);
  } catch (error) {
    current = root;
    it('is loaded', () => {
      throw error;
    });
  }
  return root;
};

const withDeadline = async (promise) => {
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The test timed out.')), TEST_TIMEOUT_MS);
  });
  try {
    await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Uncaught errors, which fail the running test. */
const uncaught = [];
for (const event of ['unhandledRejection', 'uncaughtException']) process.on(event, (error) => uncaught.push(error));

const getAncestors = (suite) => (suite ? [...getAncestors(suite.parent), suite] : []);

const runTest = async ({ run }, suite) => {
  const context = { mock: new mock.constructor() };
  const suites = getAncestors(suite);
  uncaught.length = 0;
  try {
    for (const { beforeEach: hooks } of suites) for (const hook of hooks) await hook(context);
    await withDeadline(run(context));
    for (const { afterEach: hooks } of suites.reverse()) for (const hook of hooks) await hook(context);
  } finally {
    context.mock.restoreAll();
  }
  await new Promise((resolve) => setImmediate(resolve));
  if (uncaught.length) throw uncaught[0];
};

const isWanted = (child, wanted) =>
  child.run ? !wanted || wanted.has(child.id) : child.children.some((one) => isWanted(one, wanted));

const findFirst = (child, wanted) =>
  child.run
    ? child
    : findFirst(
        child.children.find((one) => isWanted(one, wanted)),
        wanted,
      );

/**
 * Runs the tests of a suite whose ids are in `wanted`, or all if it is undefined; with `bail`, until one fails. Calls `onStart`
 * and `onEnd` for each, with its failure. Resolves to false if no further tests should run.
 */
export const runSuite = async (suite, { wanted, bail, onStart, onEnd }) => {
  const children = suite.children.filter((child) => isWanted(child, wanted));
  if (!children.length) return true;
  const { id } = findFirst(suite, wanted);
  try {
    for (const hook of suite.before) await hook();
  } catch (error) {
    onEnd(id, { error });
    return false;
  }
  let goesOn = true;
  for (const child of children) {
    if (!child.run) {
      goesOn = await runSuite(child, { wanted, bail, onStart, onEnd });
    } else {
      onStart(child.id);
      try {
        await runTest(child, suite);
        onEnd(child.id, undefined);
      } catch (error) {
        onEnd(child.id, { error });
        goesOn = !bail;
      }
    }
    if (!goesOn) break;
  }
  try {
    for (const hook of suite.after) await hook();
  } catch (error) {
    onEnd(id, { error });
    return !bail && goesOn;
  }
  return goesOn;
};
