import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { TOKENS } from '../../src/theme/tokens.js';
import { useMerchantSite } from './support/merchant-site.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

/** Tokens that the page has set on the element. */
const getTokens = (page: Page): Promise<readonly string[]> =>
  page.locator('pay-checkout').evaluate(
    (element, names) => {
      const styles = getComputedStyle(element);
      return names.filter((name) => styles.getPropertyValue(name) !== '');
    },
    TOKENS.map(({ name }) => name),
  );

describe('a preset on a merchant’s page', () => {
  const site = useMerchantSite(environment);

  for (const file of readdirSync('src/theme/presets'))
    it(`is served beside the script and sets tokens: ${file}`, async () => {
      const { paymentId } = await environment().create();
      const page = await environment().open(`${site().url}/buyer?payment_id=${paymentId}`);
      assert.deepEqual(await getTokens(page), []);
      await page.addStyleTag({ url: `${environment().server.url}/cdn/presets/${file}` });
      assert.notDeepEqual(await getTokens(page), []);
      assert.deepEqual(environment().errors, []);
    });
});
