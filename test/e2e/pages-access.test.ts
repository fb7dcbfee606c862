import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { findAxeViolations } from './support/axe.js';
import { buy } from './support/buyer.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

/** The path of the link to the receipt of a payment. */
const getReceiptPath = async (paymentId: string): Promise<string> => {
  const response = await fetch(`${environment().server.url}/sandbox/payments/${paymentId}`);
  const { pathname, search } = new URL(((await response.json()) as { receiptUrl: string }).receiptUrl);
  return pathname + search;
};

/** The pages of the shop and of the test wallet, and receipts, with a text that they show. */
const getPages = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  await page.goto(environment().proxy.url);
  const orderId = await buy(page);
  const [unpaid, paid] = await Promise.all([environment().create(), environment().create()]);
  await environment().step(paid.paymentId, 'succeed');
  return {
    '/': 'Marginalia',
    '/shop/help': 'Marginalia',
    [`/shop/thanks?payment_id=${orderId}`]: 'This order is not paid yet',
    '/shop/thanks?payment_id=pay_unknown': 'We do not know this order',
    [await getReceiptPath(paid.paymentId)]: 'Paid $50.00 to Marginalia',
    [await getReceiptPath(unpaid.paymentId)]: 'Waiting for your payment',
    '/wallet': 'Open',
    [`/wallet?uri=${encodeURIComponent(unpaid.gatewayUrl)}`]: 'asks for $50.00',
    [`/wallet?uri=${encodeURIComponent(paid.gatewayUrl)}`]: 'See the payment',
    '/nothing': 'not found',
  };
};

const check = async (page: Page, path: string, text: string): Promise<void> => {
  await page.goto(environment().proxy.url + path);
  await page.getByText(text).first().waitFor();
  for (const width of [320, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const name = `${path}, ${width} px wide, ${colorScheme}`;
      assert.deepEqual(await findAxeViolations(page), [], name);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.equal(overflow, 0, `${name} is ${overflow} px too wide`);
    }
};

describe('the pages of the shop and of the test wallet, and receipts', () => {
  it('have no axe violations and no horizontal overflow at any width, light and dark', async () => {
    const page = await environment().open();
    for (const [path, text] of Object.entries(await getPages(page))) await check(page, path, text);
    assert.deepEqual(environment().errors, []);
    await page.context().close();
  });
});
