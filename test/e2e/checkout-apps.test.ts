import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { openCheckout } from './support/checkout.js';
import { PAID_HEADLINE, waitForHeadline } from './support/headlines.js';
import { IS_QUIET } from './support/latency.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

const TRIES = IS_QUIET ? 10 : 4;

const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
};

const findButton = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const findRows = (page: Page): Locator =>
  page.locator('[part="wallet-button"]').filter({ has: page.getByText('Sandbox wallet', { exact: true }) });

/** A buyer on a phone, who counts their taps. */
const openPhone = async () => {
  const { gatewayUrl, paymentId } = await environment().create();
  const context = await environment().newContext(PHONE);
  const page = await context.newPage();
  await openCheckout(page, gatewayUrl);
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps++;
    await target.tap();
  };
  return { page, context, gatewayUrl, paymentId, tap, countTaps: () => taps };
};

type Phone = Awaited<ReturnType<typeof openPhone>>;

/** Pays in the browser of the wallet, in which the page finds it. */
const payInBrowser = async ({ page, tap, gatewayUrl }: Phone): Promise<void> => {
  await page.goto(`${environment().proxy.url}/wallet?page=${encodeURIComponent(gatewayUrl)}`);
  await page.waitForURL(/inWallet=1/);
  await tap(findRows(page));
  await tap(findButton(page, 'Approve'));
  await tap(page.locator('[part="pay-button"][aria-disabled="false"]'));
  await tap(findButton(page, 'Approve'));
};

/** Pays the payment link in the app, and goes back to the page. */
const payByLink = async ({ page, tap }: Phone): Promise<void> => {
  await page.getByRole('status').filter({ hasText: 'Marginalia asks for $50.00.' }).waitFor();
  await tap(findButton(page, 'Pay 50.00 USDC to Marginalia'));
  await page.getByRole('status').filter({ hasText: 'Paid.' }).waitFor();
  await tap(page.getByRole('link', { name: 'See the payment' }));
};

describe('paying with a wallet app on a phone', () => {
  it('succeeds in every try, with one tap up to the wallet, which is offered once', async () => {
    for (let index = 0; index < TRIES; index++) {
      const phone = await openPhone();
      if (index % 2) {
        await phone.tap(findRows(phone.page));
        assert.equal(phone.countTaps(), 1);
        await payByLink(phone);
      } else await payInBrowser(phone);
      await waitForHeadline(phone.page, PAID_HEADLINE);
      await phone.context.close();
    }
    assert.deepEqual(environment().errors, []);
  });

  it('continues where the buyer was after the system has ended the page', async () => {
    const phone = await openPhone();
    const { page, context, gatewayUrl } = phone;
    await phone.tap(findRows(page));
    await page.waitForURL(/\/wallet\?uri=/);
    await page.close();
    const next = await context.newPage();
    await next.goto(gatewayUrl);
    const row = findRows(next).filter({ hasText: 'Last used' });
    await row.tap();
    await payByLink({ ...phone, page: next });
    await waitForHeadline(next, PAID_HEADLINE);
    assert.deepEqual(environment().errors, []);
  });
});
