import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { afterEach, beforeEach, type TestContext } from 'node:test';
import { isRuleId, type RuleId } from '../rules/index.js';

/** Log of the rules that each test covers (`rules-log.ts`). */
const LOG = process.env['RULES_LOG'];

const ROOT = resolve(import.meta.dirname, '../../..');

let rules: readonly RuleId[] = [];
let requests = 0;

/** Declares that the running test covers these rules. The test fails unless it makes a request. */
export const covers = (...ids: readonly RuleId[]): void => {
  for (const id of ids) assert.ok(isRuleId(id), `${id as string} is not a rule`);
  rules = [...rules, ...ids];
};

/** Counts a request of the running test to the gateway. */
export const countRequest = (): void => {
  requests++;
};

/** The file of the process, or of the outermost suite if the process runs several files (scripts/test-batches.mjs). */
const getTestFile = ({ fullName }: TestContext): string => {
  const [suite = ''] = fullName.split(' > ');
  return suite.endsWith('.test.ts') ? suite : relative(ROOT, process.argv[1] ?? '');
};

beforeEach(() => {
  rules = [];
  requests = 0;
});

// The types of node:test lack `passed`.
afterEach((context) => {
  if (!rules.length) return;
  assert.ok(requests > 0, `${rules.join(', ')}: covered without a request`);
  if (!LOG) return;
  const outcome = (context as TestContext & { passed: boolean }).passed ? 'held' : 'broken';
  const file = getTestFile(context as TestContext);
  appendFileSync(LOG, rules.map((id) => `${id}\t${outcome}\t${file}\n`).join(''));
});
