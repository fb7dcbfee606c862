import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findAxeViolations } from './support/axe.js';
import { createFor, openCheckout, getReturns } from './support/checkout.js';
import { waitForHeadline } from './support/headlines.js';
import { tabTo } from './support/keyboard.js';
import { useMerchantSite } from './support/merchant-site.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

const getState = async (paymentId: string) => (await environment().server.gateway.payments.get(paymentId)).state;

describe('the cancel button of the hosted checkout', () => {
  const site = useMerchantSite(environment);

  it('asks for confirmation, works by keyboard, and is followed by one redirect to the shop', async () => {
    const { paymentId, gatewayUrl } = await createFor(environment(), site());
    const page = await environment().open();
    await openCheckout(page, gatewayUrl);
    await tabTo(page, /^cancel payment$/i);
    await page.keyboard.press('Enter');
    await page.getByText('Cancel this payment?').waitFor();
    assert.deepEqual(await findAxeViolations(page), []);
    assert.equal((await getState(paymentId)).status, 'requires_action');

    await tabTo(page, /^keep paying$/i);
    await page.keyboard.press('Enter');
    await page.getByText('Cancel this payment?').waitFor({ state: 'detached' });
    assert.equal((await getState(paymentId)).status, 'requires_action');

    await page.keyboard.press('Enter');
    await page.getByText('Cancel this payment?').waitFor();
    await tabTo(page, /^cancel payment$/i);
    await page.keyboard.press('Enter');
    await waitForHeadline(page, 'Payment cancelled');
    assert.equal(await page.getByRole('img', { name: 'QR code' }).count(), 0);
    const state = await getState(paymentId);
    assert.equal(state.status === 'cancelled' && state.cancelled.reason, 'cancelled_by_user');
    // The countdown waits for a buyer who is in the page with the keyboard.
    await tabTo(page, /^back to the shop/i);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/sorry/);
    assert.equal(getReturns(site(), paymentId).length, 1);
    assert.deepEqual(environment().errors, []);
    await page.context().close();
  });
});
