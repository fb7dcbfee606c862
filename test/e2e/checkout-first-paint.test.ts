import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { waitUntilOpen } from './support/checkout.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

const SHOP = { successUrl: 'https://shop.example/thanks' };
const WINDOWS = [
  [320, 640],
  [1280, 900],
] as const;

/** The vertical places of what the page shows before and after its element is defined, in whole pixels. */
const getPlaces = async (page: Page, selectors: readonly string[]): Promise<readonly number[]> => {
  const boxes = await Promise.all(selectors.map((selector) => page.locator(selector).boundingBox()));
  return boxes.map((box) => Math.round(box!.y));
};

describe('the first paint of the hosted checkout', () => {
  for (const [width, height, checkout] of WINDOWS.flatMap((size) => [[...size] as const, [...size, SHOP] as const]))
    it(`says who asks for how much where the checkout says it, ${width} pixels wide, ${checkout ? 'with a' : 'without a'} shop`, async () => {
      const { gatewayUrl } = await environment().create(checkout && { checkout });
      const context = await environment().newContext({ viewport: { width, height } });
      const page = await context.newPage();
      let load = (): void => undefined;
      const allowed = new Promise<void>((resolve) => {
        load = resolve;
      });
      await page.route('**/cdn/pay-checkout.js', async (route) => {
        await allowed;
        await route.continue();
      });
      await page.goto(gatewayUrl, { waitUntil: 'commit' });
      // The last element of the page: what stands above it moves until the whole page is there.
      await page.locator('main + *').waitFor();
      // Nothing is painted before.
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
      );
      const shown = ['.merchant > :last-child', '.amount', '.reference'].map((name) => `.waiting ${name}`);
      const placeholder = await getPlaces(page, ['.waiting', ...shown]);
      load();
      await waitUntilOpen(page);
      const parts = ['checkout', 'merchant', 'amount', 'reference'].map((part) => `pay-checkout [part="${part}"]`);
      assert.deepEqual(await getPlaces(page, parts), placeholder);
      assert.deepEqual(environment().errors, []);
      await context.close();
    });
});
