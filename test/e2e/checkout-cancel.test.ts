import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { findAxeViolations } from './support/axe.js';
import { createFor, openCheckout, getReturns } from './support/checkout.js';
import { waitForHeadline } from './support/headlines.js';
import { tabTo } from './support/keyboard.js';
import { useMerchantSite } from './support/merchant-site.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

const getState = async (paymentId: string) => (await environment().server.gateway.payments.get(paymentId)).state;

const startCancelling = (page: Page): Promise<void> => page.getByRole('button', { name: 'Cancel payment' }).click();

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

  it('shows that the gateway refused to cancel, and then the current status', async () => {
    const { paymentId, gatewayUrl } = await environment().create();
    const page = await environment().open();
    await openCheckout(page, gatewayUrl);
    await startCancelling(page);
    const refusal = { kind: 'status', code: 'invalid_state', times: 1 } as const;
    environment().server.gateway.faults.add({ route: 'POST /v1/gateway/*/cancel', ...refusal });
    await page.locator('[part="confirm-button"]').click();
    await page.getByText('The payment was not cancelled.').waitFor();
    assert.equal((await getState(paymentId)).status, 'requires_action');
    await environment().step(paymentId, 'process');
    await page.getByText('Payment on its way').first().waitFor();
    assert.equal(await page.getByRole('button', { name: 'Cancel payment' }).count(), 0);
    assert.deepEqual(environment().errors, []);
    await page.context().close();
  });

  it('shows that the outcome is unknown if the response is lost', async () => {
    const { paymentId, gatewayUrl } = await environment().create();
    const page = await environment().open();
    await openCheckout(page, gatewayUrl);
    await startCancelling(page);
    await environment().proxy.set('refuse');
    await page.locator('[part="confirm-button"]').click();
    await page.getByText('It is not known whether the payment was cancelled.').waitFor();
    await environment().proxy.set('pass');
    await page.locator('[part="confirm-button"]').click();
    await page.getByText('Payment cancelled').first().waitFor();
    assert.equal((await getState(paymentId)).status, 'cancelled');
    await page.context().close();
  });
});

describe('the hosted checkout, used by keyboard', () => {
  it('copies the link, opens the wallet and prints the receipt', async () => {
    const { paymentId, gatewayUrl } = await environment().create();
    const page = await environment().open();
    await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
    await page.addInitScript(() => {
      window.print = () => {
        document.title = 'printed';
      };
    });
    await openCheckout(page, gatewayUrl);
    await tabTo(page, /^copy link$/i);
    await page.keyboard.press('Enter');
    await page.getByText('Link copied').waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), gatewayUrl);
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
    });
    await tabTo(page, /^open in wallet \(opens in a new tab\)$/i);
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Enter');
    await (await opened).close();
    await environment().step(paymentId, 'succeed');
    await page.getByText('Payment complete').first().waitFor();
    await tabTo(page, /^print receipt$/i);
    await page.keyboard.press('Enter');
    assert.equal(await page.title(), 'printed');
    assert.deepEqual(environment().errors, []);
    await page.context().close();
  });
});
