import type { Page } from 'playwright-core';

/** Buys the first product of the shop; resolves to the payment's id once the hosted checkout is open. */
export const buy = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: /buy/i }).first().click();
  await page.waitForURL(/\?pid=/);
  return new URL(page.url()).searchParams.get('pid') ?? '';
};

/** Presses a button of the test wallet. */
export const press = (page: Page, step: string): Promise<void> => page.locator(`button.step[value="${step}"]`).click();
