import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { findAxeViolations } from './support/axe.js';
import { createFor, openCheckout, getReturns } from './support/checkout.js';
import { PAID_HEADLINE, waitForHeadline } from './support/headlines.js';
import { checkLatency } from './support/latency.js';
import { useMerchantSite } from './support/merchant-site.js';
import { OFFERED_LINK } from './support/offered-link.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

/** From the gateway's commit to the rendered status. */
const MAX_LATENCY_MS = 1_000;

/** Returns when the gateway committed an event, Unix milliseconds. */
const getCommittedAtMs = async (paymentId: string, type: string): Promise<number> => {
  const response = await fetch(`http://localhost:${environment().server.port}/sandbox/payments/${paymentId}`);
  const { events } = (await response.json()) as { events: { type: string; createdAt: string }[] };
  return Date.parse(events.find((event) => event.type === type)?.createdAt ?? '');
};

const openWallet = async (page: Page): Promise<Page> => {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Open in wallet' }).click();
  const wallet = await opened;
  await wallet.getByRole('status').filter({ hasText: 'Marginalia asks for $50.00.' }).waitFor();
  return wallet;
};

const getBackLink = (page: Page) => page.locator(OFFERED_LINK).getByText('Back to the shop', { exact: true });

describe('the hosted checkout on a desktop', () => {
  const site = useMerchantSite(environment);

  it('shows texts and amounts in the language of the browser, in the element and around it', async () => {
    const { gatewayUrl } = await environment().create();
    const context = await environment().newContext({ locale: 'de-DE' });
    const page = await context.newPage();
    await page.goto(gatewayUrl);
    await page.getByText('50,00\u00a0$').filter({ visible: true }).waitFor();
    await page.getByRole('heading', { name: 'Wie möchten Sie bezahlen?' }).waitFor();
    await page.getByText('Testmodus. Es fließt kein echtes Geld.').waitFor();
    assert.equal(await page.title(), 'Warten auf Ihre Zahlung · Marginalia');
    assert.equal(await page.locator('html').getAttribute('lang'), 'de-DE');
    assert.equal(await page.getByRole('region', { name: 'Sandbox wallet' }).getAttribute('lang'), 'en');
    assert.deepEqual(await findAxeViolations(page), []);
    await context.close();
  });

  it('loads the code that pays when the pointer comes to a wallet, before it is pressed', async () => {
    const { gatewayUrl } = await environment().create();
    const page = await environment().open();
    await openCheckout(page, gatewayUrl);
    const isLoaded = page.waitForResponse(/\/create-wallet-pane-[\w-]+\.js$/);
    await page.getByRole('button', { name: 'Sandbox wallet' }).hover();
    assert.ok((await isLoaded).ok());
    await page.close();
  });

  it('shows the QR code, then the status while a wallet in another tab pays, and redirects once', async (test) => {
    const { paymentId, gatewayUrl } = await createFor(environment(), site());
    const page = await environment().open();
    await openCheckout(page, gatewayUrl);
    await page.getByRole('img', { name: 'QR code' }).waitFor();
    assert.deepEqual(await findAxeViolations(page), []);
    const wallet = await openWallet(page);
    assert.equal(new URL(wallet.url()).searchParams.get('uri'), gatewayUrl);
    await wallet.getByRole('button', { name: 'Pay' }).click();
    for (const [type, title] of [
      ['payment.processing', 'Payment on its way'],
      ['payment.succeeded', PAID_HEADLINE],
    ] as const) {
      const { atMs } = await waitForHeadline(page, title);
      checkLatency(test, type, atMs - (await getCommittedAtMs(paymentId, type)), MAX_LATENCY_MS);
    }
    assert.equal(await page.getByRole('img', { name: 'QR code' }).count(), 0);
    await page.waitForURL(/\/thanks/);
    await page.goBack();
    await getBackLink(page).waitFor();
    await page.reload();
    await getBackLink(page).waitFor();
    assert.deepEqual(getReturns(site(), paymentId), [`/thanks?order=1&payment_id=${paymentId}`]);
    assert.deepEqual(environment().errors, []);
    await page.context().close();
  });

  it('loads each script once, and preloads those that are imported later', async () => {
    const { gatewayUrl } = await environment().create();
    const page = await environment().open();
    const loaded: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/cdn/')) loaded.push(`${response.status()} ${pathname}`);
    });
    await openCheckout(page, gatewayUrl);
    await page.getByRole('img', { name: 'QR code' }).waitFor();
    const named = await page
      .locator('link[rel="modulepreload"]')
      .evaluateAll((links) => links.map((link) => `200 ${link.getAttribute('href')}`));
    assert.ok(named.some((name) => name.includes('pay-status-')));
    // On a slow machine, the diagnosis for developers is loaded already, which is not preloaded.
    const needed = loaded.filter((name) => !name.includes('/diagnosis-'));
    assert.deepEqual(needed.sort(), [...named, '200 /cdn/pay-checkout.js'].sort());
    await page.context().close();
  });
});
