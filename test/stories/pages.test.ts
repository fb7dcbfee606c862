import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { PAYMENT_STATUSES } from '../../src/contract/payment-status.js';
import { pascal } from '../../stories/support/every-state/combinations.js';

describe('the Storybook page for merchants', () => {
  const page = readFileSync('stories/pages/merchants.mdx', 'utf8');

  for (const status of PAYMENT_STATUSES)
    it(`covers ${status}, with its meaning for merchants`, () => {
      const [, rest = ''] = page.split(`<Story of={Examples.${pascal(status)}} />`);
      const [meaning = ''] = rest.split('<Story');
      assert.match(meaning, new RegExp(`^\\s*<div>\\s*### \`${status}\`\\s[^]+?\\*\\*You:\\*\\*`));
    });
});
