import assert from 'node:assert/strict';
import { until } from '../../e2e/support/until.js';
import { openQuietPage } from './quiet-page.js';
import type { Story } from './shop.js';

/** Orders by the form of the written page and pays, and waits until the server ships the order. */
export const payInWrittenShop: Story = async (shop, sandbox) => {
  const { page, noise } = await openQuietPage(sandbox.browser);
  try {
    await page.goto(`${shop.url}/buy`);
    await page.getByRole('button', { name: 'Pay with crypto' }).click();
    // In a dialog, or on a page of its own if the script was not there yet.
    const checkout = page.locator('pay-checkout');
    await checkout.getByText('Open in wallet').first().waitFor();
    const paymentId = (await checkout.getAttribute('payment-id')) ?? '';
    await sandbox.step(paymentId, 'process');
    await checkout.getByText('Payment on its way').first().waitFor();
    await sandbox.step(paymentId, 'succeed');
    await checkout.getByText('Payment complete').first().waitFor();
    await until('the order is shipped', () => shop.troubles().includes('Ship 1042.'));
    // Next.js has no icon here, and polls are cut when the payment is final.
    const exceptions = noise.filter((line) => line.startsWith('exception:'));
    assert.deepEqual(exceptions, []);
  } finally {
    await page.context().close();
  }
};
