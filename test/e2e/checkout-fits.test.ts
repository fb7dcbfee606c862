import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { openCheckout } from './support/checkout.js';
import { PAID_HEADLINE } from './support/headlines.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

const DESKTOP = { viewport: { width: 1280, height: 800 } };
/** The visible part of a page in Safari on a phone. */
const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

/** The end of a part of the checkout in the window, CSS pixels. */
const getEnd = async (page: Page, part: string): Promise<number> => {
  const box = await page.locator(`pay-checkout [part~="${part}"]`).filter({ visible: true }).first().boundingBox();
  return box ? box.y + box.height : Infinity;
};

const SIZES = [
  ['a desktop', DESKTOP, ['footer', 'checkout'], ['checkout']],
  ['a phone', PHONE, ['footer', 'checkout'], ['title', 'redirect-text', 'redirect-link']],
] as const;

describe('the checkout of the sandbox', () => {
  for (const [device, options, open, paid] of SIZES)
    it(`fits the window of ${device} without scrolling while it is open, and says the success there`, async () => {
      const checkout = { successUrl: 'https://shop.example/thanks' };
      const { paymentId, gatewayUrl } = await environment().create({ checkout });
      const page = await (await environment().newContext({ ...options, reducedMotion: 'reduce' })).newPage();
      await openCheckout(page, gatewayUrl);
      const isWithin = async (parts: readonly string[]): Promise<void> => {
        for (const part of parts) {
          const end = await getEnd(page, part);
          assert.ok(end <= options.viewport.height, `${part} ends at ${end} px`);
        }
      };
      await isWithin(open);
      await environment().step(paymentId, 'succeed', { txId: `0x${'ab'.repeat(32)}` });
      await page.getByRole('heading', { name: PAID_HEADLINE }).waitFor();
      await page.locator('[part="redirect-link"]').waitFor();
      await isWithin(paid);
    });
});
