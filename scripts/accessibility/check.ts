import { existsSync, readFileSync } from 'node:fs';
import { getLevels, type Criterion } from './criterion.js';
import { TESTS, type TestName, type TestReference } from './evidence.js';

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** True if the file has a test of this title, as the source writes it. */
export const hasTest = ([file, title]: TestReference): boolean =>
  existsSync(file) &&
  new RegExp(`\\bit\\(\\s*(['"\`])${title.replaceAll(SPECIAL, '\\$&')}\\1`).test(readFileSync(file, 'utf8'));

/** The levels that need evidence. Whether a criterion applies is seen in the sources. */
const needsEvidence = (criterion: Criterion): boolean =>
  getLevels(criterion).some((level) => level === 'Supports' || level === 'Partially Supports');

/** Returns what is wrong with the evidence: tests that are gone or not referred to, and levels without any. */
export const findProblems = (criteria: readonly Criterion[]): readonly string[] => {
  const used = new Set(criteria.flatMap(({ tests = [] }) => tests));
  const names = Object.keys(TESTS) as TestName[];
  return [
    ...names.filter((name) => !hasTest(TESTS[name])).map((name) => `${TESTS[name][0]} has no test "${TESTS[name][1]}"`),
    ...names.filter((name) => !used.has(name)).map((name) => `no criterion refers to the test ${name}`),
    ...criteria
      .filter((each) => needsEvidence(each) && !each.tests?.length && !each.examined?.length)
      .map(({ id, name }) => `${id} ${name} has no evidence`),
  ];
};
