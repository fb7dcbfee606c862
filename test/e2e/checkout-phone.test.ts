import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createFor, openCheckout, getReturns } from './support/checkout.js';
import { PAID_HEADLINE, waitForHeadline } from './support/headlines.js';
import { useMerchantSite } from './support/merchant-site.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 };

describe('the hosted checkout on a phone', () => {
  const site = useMerchantSite(environment);

  it('opens the wallet on the same phone, shows the final status when the buyer is back, and redirects once', async () => {
    const { paymentId, gatewayUrl } = await createFor(environment(), site());
    const context = await environment().newContext(PHONE);
    const page = await context.newPage();
    await openCheckout(page, gatewayUrl);
    const code = page.getByRole('img', { name: 'QR code' });
    await code.waitFor({ state: 'hidden' });

    // Its row has the same link.
    await page.getByRole('link', { name: 'Open in wallet' }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Sandbox wallet' }).tap();
    await page.getByRole('status').filter({ hasText: 'Marginalia asks for $50.00.' }).waitFor();
    await page.getByRole('button', { name: 'Pay 50.00 USDC to Marginalia' }).tap();
    await page.getByRole('status').filter({ hasText: 'Paid.' }).waitFor();

    await page.goBack();
    await waitForHeadline(page, PAID_HEADLINE);
    await page.waitForURL(/\/thanks/);
    assert.equal(getReturns(site(), paymentId).length, 1);
    assert.deepEqual(environment().errors, []);
    await context.close();
  });
});
