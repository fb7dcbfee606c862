import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { openQuietPage } from './quiet-page.js';
import type { Sandbox } from './sandbox.js';
import type { Shop } from './shop.js';

/** The buttons of every app, and the element that each of them shows. */
export const BUTTONS = { 'pay-status': 'Pay in wallet', 'pay-checkout': 'Check out' } as const;
export type Tag = keyof typeof BUTTONS;

export interface PlacedOrder {
  readonly paymentId: string;
  readonly gatewayUrl: string;
}

/**
 * Pays an order whose element is on the page, up to the shop's thanks. On the way it is seen that texts, numbers and objects
 * arrive at the element, and that its events arrive at the app with what is in them, and can be cancelled.
 */
export const payOn = async (page: Page, tag: Tag, order: PlacedOrder, shop: Shop, { step }: Sandbox): Promise<void> => {
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.url() === `${shop.url}/finals`) told.push(request.postDataJSON());
  });
  const { paymentId, gatewayUrl } = order;
  const element = page.locator(tag);
  const saidByApp = page.locator('output');
  await element.getByText('Waiting for your payment').first().waitFor();
  await element.locator('[part="countdown"]').first().waitFor();
  await saidByApp.getByText('requires_action').waitFor();
  if (tag === 'pay-checkout') {
    await element.locator('[part="wallet-link"]').click();
    await saidByApp.getByText(gatewayUrl).waitFor();
  }

  await step(paymentId, 'process');
  await element.getByText('Payment on its way').first().waitFor();
  await saidByApp.getByText('processing').waitFor();

  // It is there until the app goes to the shop: whoever looks only then may come too late.
  await Promise.all([element.getByText('Thank you!').first().waitFor(), step(paymentId, 'succeed')]);
  await page.waitForURL(`${shop.url}/thanks?payment_id=${paymentId}`);
  assert.deepEqual(told, [{ paymentId, status: 'succeeded', isFinal: true }]);
};

/** Presses an app's button, and resolves to the order that its server took. */
export const placeOrder = async (page: Page, tag: Tag, shop: Shop): Promise<PlacedOrder> => {
  const ordered = page.waitForResponse(`${shop.url}/orders`);
  await page.getByRole('button', { name: BUTTONS[tag] }).click();
  return (await (await ordered).json()) as PlacedOrder;
};

/** Orders and pays in a fresh browser profile, and sees that nothing else happens. Resolves to the payment's id. */
export const buyWith = async (tag: Tag, shop: Shop, sandbox: Sandbox, path = '/'): Promise<string> => {
  const { page, noise } = await openQuietPage(sandbox.browser);
  try {
    await page.goto(shop.url + path);
    const order = await placeOrder(page, tag, shop);
    await payOn(page, tag, order, shop, sandbox);
    assert.deepEqual(noise, []);
    return order.paymentId;
  } finally {
    await page.context().close();
  }
};
