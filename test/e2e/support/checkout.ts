import type { FrameLocator, Page } from 'playwright-core';
import { OPEN_HEADLINE } from './headlines.js';
import type { TestEnvironment } from './test-environment.js';

/** A shop to which the buyer is redirected. */
interface Shop {
  readonly url: string;
  readonly visits: readonly string[];
}

/** Creates a payment that redirects to the shop. */
export const createFor = (
  environment: TestEnvironment,
  { url }: Shop,
): Promise<{ paymentId: string; gatewayUrl: string }> =>
  environment.create({ checkout: { successUrl: `${url}/thanks?order=1`, errorUrl: `${url}/sorry` } });

/** Returns the paths by which the buyer of a payment has come back to the shop. */
export const getReturns = ({ visits }: Shop, paymentId: string): readonly string[] =>
  visits.filter((path) => path.includes(`payment_id=${paymentId}`) && /^\/(thanks|sorry)/.test(path));

/** Waits until the payment of a checkout can be paid. */
export const waitUntilOpen = (page: Page | FrameLocator): Promise<void> =>
  page.getByRole('heading', { name: OPEN_HEADLINE }).waitFor();

/** Opens the hosted checkout and waits until the payment can be paid. */
export const openCheckout = async (page: Page, gatewayUrl: string): Promise<void> => {
  await page.goto(gatewayUrl);
  await waitUntilOpen(page);
};
