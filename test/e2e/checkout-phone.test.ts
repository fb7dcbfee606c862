import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createFor, openCheckout, getReturns, setVisibility } from './support/checkout.js';
import { waitForHeadline } from './support/headlines.js';
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
    await page.getByRole('button', { name: 'Pay with a wallet' }).tap();
    await page.getByRole('button', { name: 'Sandbox wallet (payment link)' }).tap();
    await page.getByRole('status').filter({ hasText: 'Marginalia asks for $50.00.' }).waitFor();
    await page.getByRole('button', { name: 'Pay', exact: true }).tap();
    await page.getByRole('status').filter({ hasText: 'Paid.' }).waitFor();

    await page.goBack();
    await waitForHeadline(page, 'Payment complete');
    await page.waitForURL(/\/thanks/);
    assert.equal(getReturns(site(), paymentId).length, 1);
    assert.deepEqual(environment().errors, []);
    await context.close();
  });

  it('sends a plain request at once when the buyer is back and the status has not changed', async () => {
    const { paymentId, gatewayUrl } = await environment().create();
    const context = await environment().newContext(PHONE);
    const page = await context.newPage();
    await openCheckout(page, gatewayUrl);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`${paymentId}/status`)) requests.push(request.url());
    });
    await setVisibility(page, 'hidden');
    // The tracker ignores visibility changes shorter than 200 ms.
    await page.waitForFunction((from) => performance.now() - from > 250, await page.evaluate(() => performance.now()));
    const before = requests.length;
    const next = page.waitForRequest((request) => request.url().includes(`${paymentId}/status`));
    await setVisibility(page, 'visible');
    await next;
    assert.doesNotMatch(requests[before] ?? '', /maxPollMs=[1-9]/);
    assert.deepEqual(environment().errors, []);
    await context.close();
  });

  it('hides the QR code until the buyer chooses to pay on another device', async () => {
    const { gatewayUrl } = await environment().create();
    const context = await environment().newContext(PHONE);
    const page = await context.newPage();
    await openCheckout(page, gatewayUrl);
    const code = page.getByRole('img', { name: 'QR code' });
    const fold = page.getByRole('button', { name: 'Pay on another device' });
    assert.equal(await fold.getAttribute('aria-expanded'), 'false');
    assert.equal(await code.isVisible(), false);
    await fold.tap();
    await code.waitFor();
    assert.equal(await fold.getAttribute('aria-expanded'), 'true');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(overflow <= 0, `${overflow} px wider than the phone`);
    await fold.tap();
    await code.waitFor({ state: 'hidden' });
    await context.close();
  });
});
