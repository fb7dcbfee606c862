import type { TestSession, TestSuiteResult } from '@web/test-runner';

/** The results of the tests in one engine. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly string[];
}

const NONE: Outcome = { passed: 0, failed: 0, skipped: [] };

const sum = (outcomes: readonly Outcome[]): Outcome =>
  outcomes.reduce(
    (one, other) => ({
      passed: one.passed + other.passed,
      failed: one.failed + other.failed,
      skipped: [...one.skipped, ...other.skipped],
    }),
    NONE,
  );

const countSuite = ({ name, tests, suites }: TestSuiteResult, above: readonly string[]): Outcome => {
  const path = name ? [...above, name] : above;
  const skipped = tests.filter((test) => test.skipped).map((test) => [...path, test.name].join(' > '));
  const run = tests.filter((test) => !test.skipped);
  const passed = run.filter((test) => test.passed).length;
  return sum([{ passed, failed: run.length - passed, skipped }, ...suites.map((suite) => countSuite(suite, path))]);
};

/** A file that fails without a failing test, or that reports nothing, counts as one failure. */
const countSession = ({ passed, testResults }: TestSession): Outcome => {
  const outcome = testResults ? countSuite(testResults, []) : NONE;
  return passed || outcome.failed ? outcome : { ...outcome, failed: 1 };
};

export const countSessions = (sessions: Iterable<TestSession>): Outcome => sum([...sessions].map(countSession));
