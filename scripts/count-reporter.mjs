/** A @web/test-runner reporter: hands the counts of a run to `done` as `{ passed, failed, skipped }`. */
export const countReporter = (done) => ({
  stop({ sessions }) {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    const count = (suite) => {
      for (const test of suite?.tests ?? []) counts[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed']++;
      for (const inner of suite?.suites ?? []) count(inner);
    };
    for (const session of sessions) {
      count(session.testResults);
      if (!session.passed && !session.testResults) counts.failed++;
    }
    done(counts);
  },
});
