import type { FrameLocator, Page } from 'playwright-core';

/** Picks a wallet in the checkout. */
export const pickWallet = async (checkout: Page | FrameLocator, name: string): Promise<void> => {
  await checkout.getByRole('button', { name }).click();
};
