import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openCheckout } from './support/checkout.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

const WALLET = /\/cdn\/create-wallet-pane-[\w-]+\.js$/;
const NOT_LOADED = 'Part of this page could not be loaded.';

describe('a checkout page that was opened before a new version was published', () => {
  it('asks its buyer to reload when they want to pay with a wallet, and still tells the status', async () => {
    const { gatewayUrl, paymentId } = await environment().create();
    const page = await environment().open();
    await page.route(WALLET, (route) => route.fulfill({ status: 404 }));
    await openCheckout(page, gatewayUrl);
    const payInVain = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Sandbox wallet' }).click();
      await page.getByText(NOT_LOADED).waitFor();
    };
    await payInVain();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await page.getByText(NOT_LOADED).waitFor({ state: 'detached' });
    await payInVain();
    await environment().step(paymentId, 'process');
    await page.getByText('Payment on its way').first().waitFor();
    await page.getByText(NOT_LOADED).waitFor({ state: 'detached' });
    assert.deepEqual(environment().errors, []);
  });
});
