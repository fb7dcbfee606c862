import type { TestSession, TestSuiteResult } from '@web/test-runner';

/** What came of the tests in one engine. */
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

const ofSuite = ({ name, tests, suites }: TestSuiteResult, above: readonly string[]): Outcome => {
  const path = name ? [...above, name] : above;
  const skipped = tests.filter((test) => test.skipped).map((test) => [...path, test.name].join(' > '));
  const run = tests.filter((test) => !test.skipped);
  const passed = run.filter((test) => test.passed).length;
  return sum([{ passed, failed: run.length - passed, skipped }, ...suites.map((suite) => ofSuite(suite, path))]);
};

/** A file that fails without a test that does, or that says nothing at all, is one failure. */
const ofSession = ({ passed, testResults }: TestSession): Outcome => {
  const outcome = testResults ? ofSuite(testResults, []) : NONE;
  return passed || outcome.failed ? outcome : { ...outcome, failed: 1 };
};

export const outcomeOf = (sessions: Iterable<TestSession>): Outcome => sum([...sessions].map(ofSession));
