import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { waitUntilOpen } from './support/checkout.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

const SHOP = { successUrl: 'https://shop.example/thanks' };
const WIDTHS = [320, 1280];

/** The places of what the page shows before and after its element is defined, in whole pixels. */
const getPlaces = async (page: Page, selectors: readonly string[]): Promise<readonly (readonly number[])[]> => {
  const boxes = await Promise.all(selectors.map((selector) => page.locator(selector).boundingBox()));
  return boxes.map((box) => [box!.x, box!.y].map(Math.round));
};

const getHeight = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).boundingBox())!.height;

describe('the first paint of the hosted checkout', () => {
  for (const [width, checkout] of WIDTHS.flatMap((width) => [[width] as const, [width, SHOP] as const]))
    it(`has the place of everything as it stays, ${width} pixels wide, ${checkout ? 'with a' : 'without a'} shop`, async () => {
      const { gatewayUrl } = await environment().create(checkout && { checkout });
      const context = await environment().newContext({ viewport: { width, height: 900 } });
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
      const placeholder = await getPlaces(page, ['.waiting', '.waiting .merchant', '.waiting .amount', 'main + *']);
      const height = await getHeight(page, '.waiting');
      load();
      await waitUntilOpen(page);
      const parts = ['checkout', 'merchant', 'amount'].map((part) => `pay-checkout [part="${part}"]`);
      assert.deepEqual(await getPlaces(page, [...parts, 'main + *']), placeholder);
      assert.ok(Math.abs((await getHeight(page, parts[0]!)) - height) <= 1);
      assert.deepEqual(environment().errors, []);
      await context.close();
    });
});
