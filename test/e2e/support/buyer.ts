import type { Page } from 'playwright-core';

/** Buys the first product of the shop; resolves to the payment's id once the hosted checkout is open. */
export const buy = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: /buy/i }).first().click();
  await page.waitForURL(/\?pid=/);
  return new URL(page.url()).searchParams.get('pid') ?? '';
};

/** A button of the test wallet beside the checkout page. */
export const panelButton = (page: Page, name: 'Pay' | 'Reject' | 'Fail' | 'Expire') =>
  page.locator('#test-wallet').getByRole('button', { name, exact: true });

/** Waits until the test wallet says this. */
export const waitForPanel = (page: Page, words: string | RegExp): Promise<void> =>
  page.locator('#test-wallet').getByRole('status').filter({ hasText: words }).waitFor();
