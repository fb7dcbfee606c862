import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { createFor, openCheckout, getReturns } from './support/checkout.js';
import { getHeadlines, PAID_HEADLINE, waitForHeadline } from './support/headlines.js';
import { useMerchantSite } from './support/merchant-site.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

const HOUR_MS = 3_600_000;

/** Makes the clock of the buyer's device run ahead; `setClockOffset` changes the offset. */
const installClockOffset = async (page: Page, aheadMs: number): Promise<void> => {
  await page.addInitScript(`aheadMs = ${aheadMs}; {
    const now = Date.now;
    Date.now = () => now() + aheadMs;
  }`);
};

const setClockOffset = (page: Page, aheadMs: number): Promise<unknown> => page.evaluate(`aheadMs = ${aheadMs}`);

describe('the countdown of the hosted checkout', () => {
  const site = useMerchantSite(environment);

  it('does not end the payment when only the device clock reaches the expiry: a later success is shown', async () => {
    const { paymentId, gatewayUrl } = await createFor(environment(), site());
    const page = await environment().open();
    await installClockOffset(page, 0);
    await openCheckout(page, gatewayUrl);
    // Without responses, the element cannot correct the device's clock.
    await environment().proxy.set('hang');
    await setClockOffset(page, HOUR_MS);
    await page.getByText('Don’t approve it now.').first().waitFor();
    await environment().step(paymentId, 'succeed');
    await environment().proxy.set('pass');
    await waitForHeadline(page, PAID_HEADLINE);
    assert.ok(getHeadlines(page).every(({ text }) => text !== 'Payment expired'));
    await page.waitForURL(/\/thanks/);
    assert.deepEqual(getReturns(site(), paymentId), [`/thanks?order=1&payment_id=${paymentId}`]);
    assert.deepEqual(environment().errors, []);
    await page.context().close();
  });
});
