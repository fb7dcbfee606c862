import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { openQuietPage } from './quiet-page.js';
import type { Sandbox } from './sandbox.js';
import type { Shop } from './shop.js';

/** The labels of the buttons that every app has, by the element that each of them shows. */
const BUTTONS = { 'pay-status': 'Pay in wallet', 'pay-checkout': 'Check out' } as const;
type Tag = keyof typeof BUTTONS;

export interface PlacedOrder {
  readonly paymentId: string;
  readonly gatewayUrl: string;
}

/**
 * Pays an order whose element is on the page, and waits for the redirect to the shop. Asserts that the element receives
 * texts, numbers and objects, and that the app receives its events with their data and can prevent their default.
 */
export const payOn = async (page: Page, tag: Tag, order: PlacedOrder, shop: Shop, { step }: Sandbox): Promise<void> => {
  const finals: unknown[] = [];
  page.on('request', (request) => {
    if (request.url() === `${shop.url}/finals`) finals.push(request.postDataJSON());
  });
  const { paymentId, gatewayUrl } = order;
  const element = page.locator(tag);
  const appOutput = page.locator('output');
  await element.locator('[part="countdown"]').first().waitFor();
  await appOutput.getByText('requires_action').waitFor();
  if (tag === 'pay-checkout') {
    await element.locator('[part="wallet-link"]').click();
    await appOutput.getByText(gatewayUrl).waitFor();
  }

  await step(paymentId, 'process');
  await element.getByText('Payment on its way').first().waitFor();
  await appOutput.getByText('processing').waitFor();

  // Wait from the start: the text is only visible until the redirect.
  await Promise.all([element.getByText('Thank you!').first().waitFor(), step(paymentId, 'succeed')]);
  await page.waitForURL(`${shop.url}/thanks?payment_id=${paymentId}`);
  assert.deepEqual(finals, [{ paymentId, status: 'succeeded', isFinal: true }]);
};

/** Clicks the button of an app, and resolves to the order that its server created. */
const placeOrder = async (page: Page, tag: Tag, shop: Shop): Promise<PlacedOrder> => {
  const ordered = page.waitForResponse(`${shop.url}/orders`);
  await page.getByRole('button', { name: BUTTONS[tag] }).click();
  return (await (await ordered).json()) as PlacedOrder;
};

/** Orders and pays in a new browser profile, and asserts that nothing unexpected happens. Resolves to the payment id. */
export const buyWith = async (tag: Tag, shop: Shop, sandbox: Sandbox): Promise<string> => {
  const { page, noise } = await openQuietPage(sandbox.browser);
  try {
    await page.goto(`${shop.url}/`);
    const order = await placeOrder(page, tag, shop);
    await payOn(page, tag, order, shop, sandbox);
    assert.deepEqual(noise, []);
    return order.paymentId;
  } finally {
    await page.context().close();
  }
};
