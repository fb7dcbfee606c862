import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { afterEach, beforeEach, type TestContext } from 'node:test';
import { isRuleId, type RuleId } from '../rules/index.js';

/** The file that is told which test held which rule (`rules-log.ts`). */
const LOG = process.env['RULES_LOG'];

const ROOT = resolve(import.meta.dirname, '../../..');

let rules: readonly RuleId[] = [];
let requests = 0;

/** Says that the test that calls it holds these rules. It has to make a request, and fails where it makes none. */
export const covers = (...ids: readonly RuleId[]): void => {
  for (const id of ids) assert.ok(isRuleId(id), `${id as string} is no rule`);
  rules = [...rules, ...ids];
};

/** Notes that the running test asked the gateway for something. */
export const noteRequest = (): void => {
  requests++;
};

/** The process's file, or where it runs several (scripts/test-batches.mjs) the outermost suite, which has the name of one. */
const getTestFile = ({ fullName }: TestContext): string => {
  const [suite = ''] = fullName.split(' > ');
  return suite.endsWith('.test.ts') ? suite : relative(ROOT, process.argv[1] ?? '');
};

beforeEach(() => {
  rules = [];
  requests = 0;
});

// The types of node:test do not know `passed` yet.
afterEach((context) => {
  if (!rules.length) return;
  assert.ok(requests > 0, `${rules.join(', ')}: held without a request`);
  if (!LOG) return;
  const outcome = (context as TestContext & { passed: boolean }).passed ? 'held' : 'broken';
  const file = getTestFile(context as TestContext);
  appendFileSync(LOG, rules.map((id) => `${id}\t${outcome}\t${file}\n`).join(''));
});
