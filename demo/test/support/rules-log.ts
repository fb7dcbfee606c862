import { readFileSync } from 'node:fs';
import { isRuleId, type RuleId } from '../rules/index.js';

/** The log file that `scripts/run-tests.mjs` sets for the demo's tests. */
export const RULES_LOG = 'node_modules/.cache/rules.log';

/** A test that covers a rule. */
export interface LoggedRule {
  readonly id: RuleId;
  /** True if the test passed. */
  readonly isPassed: boolean;
  /** `demo/test/rules/states.test.ts`. */
  readonly file: string;
}

/** Entries of the log, one for each test and rule. */
export const readRulesLog = (path: string = RULES_LOG): readonly LoggedRule[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', outcome, file = ''] = line.split('\t');
      if (!isRuleId(id)) throw new Error(`${path} names an unknown rule: ${id}`);
      return { id, isPassed: outcome === 'held', file };
    });

/** Returns the test files that cover each rule. */
export const groupFilesByRule = (logged: readonly LoggedRule[]): ReadonlyMap<RuleId, readonly string[]> => {
  const files = new Map<RuleId, Set<string>>();
  for (const { id, file } of logged.filter(({ isPassed }) => isPassed))
    files.set(id, (files.get(id) ?? new Set()).add(file));
  return new Map([...files].map(([id, names]) => [id, [...names].sort()]));
};
