import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { waitUntilOpen } from './support/checkout.js';
import { waitForHeadline } from './support/headlines.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

/** Buys in the shop in a colour scheme; resolves to the checkout page. */
const buy = async (colorScheme: 'light' | 'dark'): Promise<Page> => {
  const page = await (await environment().newContext({ colorScheme })).newPage();
  await page.goto(environment().server.url);
  await page.getByRole('button', { name: 'Buy Tidewater ink' }).click();
  await page.waitForURL(/pid=/);
  await waitUntilOpen(page);
  return page;
};

const SCHEMES = [
  ['light', 'rgb(29, 92, 96)', 'rgb(255, 255, 255)'],
  ['dark', 'rgb(113, 152, 155)', 'rgb(0, 0, 0)'],
] as const;

describe('the checkout page of a purchase in the sandbox’s shop', () => {
  for (const [scheme, accent, onAccent] of SCHEMES) {
    it(`shows the item, the accent, the logo and the help of the shop in the ${scheme} colour scheme`, async () => {
      const page = await buy(scheme);
      const checkout = page.locator('pay-checkout');
      assert.match(
        await checkout.locator('[part=item]').filter({ visible: true }).innerText(),
        /Tidewater ink\s+\$18\.50/,
      );
      const logo = checkout.locator('[part=merchant-icon] img');
      assert.match((await logo.getAttribute('src')) ?? '', /\/assets\/logo\.svg$/);
      await logo.evaluate((image: HTMLImageElement) => image.decode());
      const help = checkout.locator('[part=help-link]');
      const [helpPage] = await Promise.all([page.context().waitForEvent('page'), help.click()]);
      await helpPage.getByRole('heading', { name: 'Help with your payment' }).waitFor();
      await environment().step(new URL(page.url()).searchParams.get('pid') ?? '', 'expire');
      // A pointer on the button would change its colour.
      await page.mouse.move(0, 0);
      const colors = await checkout.locator('[part=retry-link]').evaluate((button) => {
        const { backgroundColor, color } = getComputedStyle(button);
        return [backgroundColor, color];
      });
      assert.deepEqual(colors, [accent, onAccent]);
      assert.deepEqual(environment().errors, [], 'the content security policy blocks nothing');
      await page.context().close();
    });
  }

  it('leads back to the product to try again', async () => {
    const page = await buy('light');
    const paymentId = new URL(page.url()).searchParams.get('pid') ?? '';
    await environment().step(paymentId, 'expire');
    await waitForHeadline(page, 'Payment expired');
    await page.locator('pay-checkout [part=retry-link]').click();
    await page.waitForURL(/\/#ink$/);
    await page.locator('#ink').getByRole('button', { name: 'Buy Tidewater ink' }).waitFor();
    await page.context().close();
  });
});
