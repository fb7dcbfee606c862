import assert from 'node:assert/strict';
import type { Request } from 'playwright-core';
import { openQuietPage } from './quiet-page.js';
import type { Sandbox } from './sandbox.js';
import type { Shop } from './shop.js';

/** The buttons of every app, and the element that each of them shows. */
export const BUTTONS = { 'pay-status': 'Pay in wallet', 'pay-checkout': 'Check out' } as const;
export type Tag = keyof typeof BUTTONS;

const isFinalTold = (request: Request): boolean => request.url().endsWith('/finals');

/**
 * One payment, from the order to the shop's thanks. On the way it is seen that attributes, numbers and objects arrive at the
 * element, that its events arrive at the app with what is in them, that they can be cancelled, and that nothing else happens.
 */
export const payIn = async (shop: Shop, tag: Tag, { browser, step }: Sandbox, path = '/'): Promise<string> => {
  const { page, noise } = await openQuietPage(browser);
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (isFinalTold(request)) told.push(request.postDataJSON());
  });
  try {
    await page.goto(shop.url + path);
    const ordered = page.waitForResponse((response) => response.url().endsWith('/orders'));
    await page.getByRole('button', { name: BUTTONS[tag] }).click();
    const { paymentId, gatewayUrl } = (await (await ordered).json()) as { paymentId: string; gatewayUrl: string };

    const element = page.locator(tag);
    const seenByApp = page.locator('output');
    await element.getByText('Waiting for your payment').first().waitFor();
    await element.locator('[part="countdown"]').first().waitFor();
    await seenByApp.getByText('requires_action').waitFor();
    if (tag === 'pay-checkout') {
      await element.locator('[part="wallet-link"]').click();
      await seenByApp.getByText(gatewayUrl).waitFor();
    }

    await step(paymentId, 'process');
    await element.getByText('Payment on its way').first().waitFor();
    await seenByApp.getByText('processing').waitFor();

    await step(paymentId, 'succeed');
    await element.getByText('Thank you!').first().waitFor();
    await page.waitForURL(`${shop.url}/thanks?payment_id=${paymentId}`);
    assert.deepEqual(told, [{ paymentId, status: 'succeeded', isFinal: true }]);
    assert.deepEqual(noise, []);
    return paymentId;
  } finally {
    await page.context().close();
  }
};
