import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ANYWHERE, COLUMNS, IN_SENTENCES } from './support/kinds.js';

const KINDS = [...ANYWHERE, ...IN_SENTENCES];

/** For each kind of name, one that exists and one that does not. */
const SAMPLES: Readonly<Record<string, readonly [right: string, wrong: string]>> = {
  element: ['<pay-status>', '<pay-state>'],
  'custom property': ['--pay-radius', '--pay-radios'],
  part: ['pay-checkout::part(qr-card)', 'pay-status::part(qr-card)'],
  state: ['pay-status:state(offline)', 'pay-checkout:state(offline)'],
  'state of a part': ['pay-checkout::part(status):state(offline)', 'pay-checkout::part(status):state(online)'],
  slot: ['<p slot="succeeded">', '<p slot="success">'],
  'npm script': ['npm run test:full -- simulate', 'npm run simulate'],
  'entry of the package': ['pay-status/merchant', 'pay-status/server'],
  'file for a script tag': ['/pay-status/cdn/locales/pl.js', '/pay-status/cdn/locales/xx.js'],
  path: ['src/tracker/', 'src/poller/'],
  flag: ['npx pay-status-sandbox --embed-origin', 'npx pay-status-sandbox --embed-origins'],
  route: ['POST /sandbox/clock', 'POST /sandbox/clocks'],
  page: ['/console', '/consol'],
  'name with hyphens': ['success-url', 'sucess-url'],
  'event of a webhook': ['payment.succeeded', 'payment.paid'],
  setting: ['--chaos duplicate=0.1', '--chaos double=0.1'],
  'name in capitals': ['DATABASE_URL', 'DATABASE_URI'],
  'name with underscores': ['idempotency_conflict', 'idempotency_conflicts'],
  'name in code': ['createMerchantClient', 'createMerchantClints'],
  function: ['diagnostics()', 'diagnosticate()'],
  header: ['Idempotency-Key', 'Idempotence-Key'],
};

const COLUMN_SAMPLES: Readonly<Record<string, readonly [right: string, wrong: string]>> = {
  attribute: ['redirect-delay', 'redirect-delays'],
  property: ['messages', 'texts'],
  method: ['refresh()', 'reload()'],
  event: ['pay-status-final', 'pay-status-done'],
  slot: ['actions', 'action'],
  part: ['qr-card', 'qr-cart'],
  state: ['time-up', 'time-over'],
  token: ['--pay-text', '--pay-texts'],
  setting: ['early', 'late'],
  variable: ['PORT', 'PORTS'],
  code: ['timestamp_too_old', 'timestamp_too_young'],
  preset: ['soft', 'hard'],
};

describe('the check of names in documents', () => {
  for (const { name: kind, find, knows } of KINDS) {
    it(`accepts an existing ${kind} and reports a missing one`, () => {
      const [right, wrong] = SAMPLES[kind] ?? [];
      assert.ok(right && wrong, `no sample for ${kind}`);
      const verdicts = (text: string): boolean[] => find(text).map(([name, owner]) => knows(name ?? '', owner));
      assert.ok(verdicts(right).length > 0, 'not found');
      assert.ok(!verdicts(right).includes(false), right);
      assert.ok(verdicts(wrong).includes(false), wrong);
    });
  }

  for (const [heading, knows] of Object.entries(COLUMNS)) {
    it(`accepts existing names and reports missing ones in a table with one ${heading} per row`, () => {
      const [right, wrong] = COLUMN_SAMPLES[heading] ?? [];
      assert.ok(right && wrong, `no sample for ${heading}`);
      assert.deepEqual([knows(right), knows(wrong)], [true, false]);
    });
  }
});
