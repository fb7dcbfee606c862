import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { waitUntilOpen } from './support/checkout.js';
import { getHeadlines, waitForHeadline } from './support/headlines.js';
import { useMerchantSite } from './support/merchant-site.js';
import { OFFERED_LINK } from './support/offered-link.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

describe('the script tag on a page of another origin', () => {
  const site = useMerchantSite(environment);
  const getThanksVisits = (paymentId: string): readonly string[] =>
    site().visits.filter((path) => path.startsWith('/thanks') && path.includes(paymentId));

  it('follows the payment across origins and redirects to the shop once', async () => {
    const { paymentId } = await environment().create();
    const page = await environment().open(`${site().url}/checkout?payment_id=${paymentId}`);
    await page.getByText('Waiting for your payment').first().waitFor();
    await environment().step(paymentId, 'process');
    await page.getByText('Payment on its way').first().waitFor();
    await environment().step(paymentId, 'succeed');
    await waitForHeadline(page, 'Payment complete');
    await page.waitForURL(/\/thanks/);
    assert.deepEqual(getThanksVisits(paymentId), [`/thanks?order=1&payment_id=${paymentId}`]);
    await page.goBack();
    await page.locator('[part="redirect-link"]').waitFor();
    await page.reload();
    await page.locator(OFFERED_LINK).getByText('Back to the shop', { exact: true }).waitFor();
    assert.equal(getThanksVisits(paymentId).length, 1);
    assert.deepEqual(environment().errors, []);
  });

  it('renders the checkout when the page loads the files of both elements', async () => {
    const { paymentId } = await environment().create();
    const page = await environment().open(`${site().url}/both?payment_id=${paymentId}`);
    await waitUntilOpen(page);
    await page.locator('[part="qr"]').waitFor({ state: 'attached' });
    await environment().step(paymentId, 'succeed');
    await page.waitForURL(/\/thanks/);
    assert.deepEqual(getThanksVisits(paymentId), [`/thanks?payment_id=${paymentId}`]);
    assert.deepEqual(environment().errors, []);
  });

  it('renders the checkout when a part of its code fails to load at first, and says on the console what is missing', async () => {
    const { paymentId } = await environment().create();
    const page = await environment().open();
    const status = /\/cdn\/pay-status-[\w-]+\.js$/;
    await page.route(status, (route) => route.abort(), { times: 2 });
    await page.goto(`${site().url}/buyer?payment_id=${paymentId}`);
    await page.getByText('Looking up your payment').first().waitFor();
    await waitUntilOpen(page);
    const errors = environment().errors.splice(0);
    assert.equal(errors.length, 1);
    assert.match(String(errors[0]), /<pay-checkout> A part of it could not be loaded.* \S+\/cdn\/pay-status-\S+\.js/);
  });

  it('redirects only one of two tabs that show the final status at the same moment', async () => {
    const { paymentId } = await environment().create();
    const context = await environment().newContext();
    const pages = await Promise.all([context.newPage(), context.newPage()]);
    for (const page of pages) {
      await page.goto(`${site().url}/checkout?payment_id=${paymentId}`);
      await page.getByText('Waiting for your payment').first().waitFor();
    }
    // Keeps the first tab's navigation pending until the second tab would redirect too.
    site().holdResponses();
    await environment().step(paymentId, 'succeed');
    const stayed = pages.map((page) =>
      page
        .locator(OFFERED_LINK)
        .getByText('Back to the shop', { exact: true })
        .waitFor()
        .then(() => page),
    );
    const staying = await Promise.any(stayed);
    const leaving = pages.find((page) => page !== staying);
    site().release();
    await leaving?.waitForURL(/\/thanks/);
    assert.match(staying.url(), /\/checkout/);
    assert.equal(getThanksVisits(paymentId).length, 1);
    await context.close();
    await Promise.allSettled(stayed);
  });

  it('shows only real statuses on a slow network, and no connection problem', async () => {
    const { paymentId } = await environment().create();
    const page = await environment().open();
    const network = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 1_500, downloadThroughput: 20_000, uploadThroughput: 20_000 };
    await network.send('Network.emulateNetworkConditions', slow);
    await page.goto(`${site().url}/checkout?payment_id=${paymentId}`);
    await page.locator('[part="title"]').getByText('Connecting').waitFor();
    await waitForHeadline(page, 'Waiting for your payment');
    assert.equal(await page.locator('[part="note"]').count(), 0, 'a slow connection is not a failed one');
    await environment().step(paymentId, 'succeed');
    await waitForHeadline(page, 'Payment complete');
    const expected = ['Connecting', 'Waiting for your payment', 'Payment on its way', 'Payment complete'];
    for (const { text } of getHeadlines(page)) assert.ok(expected.includes(text), text);
  });
});
