import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { openCheckout } from './support/checkout.js';
import { waitForHeadline } from './support/headlines.js';
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

const BROWSER_ROW = 'Sandbox wallet';
const LINK_ROW = 'Sandbox wallet (payment link)';

const findButton = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const findRow = (page: Page, name: string): Locator =>
  page.locator('[part="wallet-button"]').filter({ has: page.getByText(name, { exact: true }) });

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

/** Opens an app from the list of the page. */
const openApp = async ({ page, tap }: Phone, row: string): Promise<void> => {
  await tap(findButton(page, 'Pay with a wallet'));
  await tap(findRow(page, row));
};

/** Pays in the browser of the wallet, in which the page finds it. */
const payInBrowser = async ({ page, tap }: Phone): Promise<void> => {
  await page.waitForURL(/inWallet=1/);
  // The wallets are listed at once: this one's browser shares the storage of the phone's, which remembers the tap.
  await tap(findRow(page, BROWSER_ROW));
  await tap(findButton(page, 'Approve'));
  await tap(page.locator('[part="pay-button"][aria-disabled="false"]'));
  await tap(findButton(page, 'Approve'));
};

/** Pays the payment link in the app, and goes back to the page. */
const payByLink = async ({ page, tap }: Phone): Promise<void> => {
  await page.getByRole('status').filter({ hasText: 'Marginalia asks for $50.00.' }).waitFor();
  await tap(page.getByRole('button', { name: 'Pay', exact: true }));
  await page.getByRole('status').filter({ hasText: 'Paid.' }).waitFor();
  await tap(page.getByRole('link', { name: 'See the payment' }));
};

describe('paying with a wallet app on a phone', () => {
  it('succeeds in every try, with at most four taps up to the wallet', async () => {
    for (let index = 0; index < TRIES; index++) {
      const phone = await openPhone();
      const [row, pay] = index % 2 ? ([LINK_ROW, payByLink] as const) : ([BROWSER_ROW, payInBrowser] as const);
      await openApp(phone, row);
      assert.ok(phone.countTaps() <= 4, `${phone.countTaps()} taps up to the wallet`);
      await pay(phone);
      await waitForHeadline(phone.page, 'Payment complete');
      await phone.context.close();
    }
    assert.deepEqual(environment().errors, []);
  });

  it('continues where the buyer was after the system has ended the page', async () => {
    const phone = await openPhone();
    const { page, context, gatewayUrl } = phone;
    await openApp(phone, LINK_ROW);
    await page.waitForURL(/\/wallet\?uri=/);
    await page.close();
    const next = await context.newPage();
    await next.goto(gatewayUrl);
    const row = next.locator('[part="wallet-button"]').first();
    await row.filter({ hasText: 'Last used' }).waitFor();
    assert.match(await row.innerText(), /payment link/);
    await row.tap();
    await payByLink({ ...phone, page: next });
    await waitForHeadline(next, 'Payment complete');
    assert.deepEqual(environment().errors, []);
  });
});
