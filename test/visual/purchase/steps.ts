import type { Page } from 'playwright-core';

/** A step of a purchase in the sandbox, and what the buyer does to get there. */
export interface PurchaseStep {
  readonly label: string;
  readonly take: (page: Page) => Promise<unknown>;
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

/** From the shop to its thanks page, paid with the wallet that the sandbox announces. */
export const PURCHASE: readonly PurchaseStep[] = [
  { label: 'Buy in the shop', take: (page) => page.getByRole('button', { name: /buy/i }).first().waitFor() },
  {
    label: 'Choose how to pay',
    take: async (page) => {
      await page.getByRole('button', { name: /buy/i }).first().click();
      await page.getByRole('button', { name: 'Sandbox wallet' }).waitFor();
    },
  },
  {
    label: 'Choose what to pay with',
    take: async (page) => {
      await page.getByRole('button', { name: 'Sandbox wallet' }).click();
      await press(page, 'Approve');
      await page.locator('[part="pay-button"][aria-disabled="false"]').waitFor();
    },
  },
  {
    label: 'Approve it in the wallet',
    take: async (page) => {
      await page.locator('[part="pay-button"]').click();
      await page.getByRole('button', { name: 'Approve' }).waitFor();
    },
  },
  {
    label: 'Payment complete',
    take: async (page) => {
      await press(page, 'Approve');
      await page.locator('[part="redirect-link"]').waitFor();
    },
  },
  {
    label: 'Back in the shop',
    take: async (page) => {
      await page.locator('[part="redirect-link"]').click();
      await page.getByText('Thank you').first().waitFor();
    },
  },
];
