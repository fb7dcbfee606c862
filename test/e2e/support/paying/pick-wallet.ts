import type { FrameLocator, Page } from 'playwright-core';

/** Picks a wallet in the checkout, whether its list is already open or still behind the button. */
export const pickWallet = async (checkout: Page | FrameLocator, name: string): Promise<void> => {
  const open = checkout.getByRole('button', { name: 'Pay with a wallet' });
  const pick = checkout.getByRole('button', { name });
  await open.or(pick).first().waitFor();
  if (await open.isVisible()) await open.click();
  await pick.click();
};
