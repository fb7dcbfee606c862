import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { findAxeViolations } from './support/axe.js';
import { panelButton, waitForPanel } from './support/buyer.js';
import { openCheckout } from './support/checkout.js';
import { PAID_HEADLINE, waitForHeadline } from './support/headlines.js';
import { tabTo } from './support/keyboard.js';
import { useTestEnvironment } from './support/test-environment.js';

/** Opens the checkout page of a new payment, in a browser of its own unless one is given. */
const open = async (environment: ReturnType<ReturnType<typeof useTestEnvironment>>, page?: Page) => {
  const payment = await environment.create();
  const checkout = page ?? (await environment.open());
  await openCheckout(checkout, payment.gatewayUrl);
  return { ...payment, page: checkout };
};

describe('the test wallet beside the checkout page', () => {
  const environment = useTestEnvironment();

  /** The bodies of the confirmations that a browser sends; the same one may be sent again. */
  const watchConfirmations = (page: Page): ReadonlySet<string> => {
    const bodies = new Set<string>();
    page.context().on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/confirm')) bodies.add(request.postData() ?? '');
    });
    return bodies;
  };

  it('pays with a signature, and loads no cryptography before', async () => {
    const page = await environment().open();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    const { paymentId } = await open(environment(), page);
    await panelButton(page, 'Fail').waitFor();
    assert.deepEqual(
      loaded.filter((path) => /^\/assets\/(?:account|pay-once|sandbox-wallet)|create-wallet-pane/.test(path)),
      [],
    );
    await panelButton(page, 'Pay').click();
    await waitForPanel(page, 'Paid: signed, and confirmed at the gateway.');
    await waitForHeadline(page, PAID_HEADLINE);
    assert.ok(loaded.some((path) => path.startsWith('/assets/account')));
    const { state } = await environment().server.gateway.payments.get(paymentId);
    assert.ok(state.status === 'succeeded');
    assert.match(state.processing.confirmation?.account ?? '', /^eip155:84532:0x[\dA-Fa-f]{40}$/);
    assert.equal(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('confirmation')).length),
      0,
    );
    assert.deepEqual(environment().errors, []);
  });

  it('does not pay while another tab of the browser does, and both show the success', async () => {
    const { page, gatewayUrl } = await open(environment());
    const other = await page.context().newPage();
    await other.goto(gatewayUrl);
    const confirmations = watchConfirmations(page);
    // The first tab's confirmation waits at the gateway, with the lock of the payment.
    environment().server.gateway.faults.add({
      route: 'POST /v1/gateway/*/confirm',
      kind: 'delay',
      delayMs: 3_000,
      times: 1,
    });
    await Promise.all([page.waitForRequest(/\/confirm$/), panelButton(page, 'Pay').click()]);
    await panelButton(other, 'Pay').click();
    await waitForPanel(other, 'This payment is being paid elsewhere in this browser.');
    await waitForHeadline(page, PAID_HEADLINE);
    await waitForHeadline(other, PAID_HEADLINE);
    assert.equal(confirmations.size, 1);
    assert.deepEqual(environment().errors, []);
  });

  it('is the wallet that the page announces, which asks before it connects and signs', async () => {
    const { page, paymentId } = await open(environment());
    await page.getByRole('button', { name: 'Sandbox wallet' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect this page?' });
    await dialog.waitFor();
    assert.deepEqual(await findAxeViolations(page), []);
    const address = /0x[\dA-Fa-f]{40}/.exec(await dialog.innerText())?.[0];
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Pay 50.00 USDC with Sandbox wallet' }).click();
    await page
      .getByRole('dialog', { name: 'Pay 50.00 USDC to Marginalia?' })
      .getByRole('button', { name: 'Approve' })
      .click();
    await waitForHeadline(page, PAID_HEADLINE);
    const { state } = await environment().server.gateway.payments.get(paymentId);
    assert.equal(state.status === 'succeeded' && state.processing.confirmation?.account, `eip155:84532:${address}`);
    const panel = await open(environment(), await page.context().newPage());
    await panelButton(panel.page, 'Pay').click();
    await waitForHeadline(panel.page, PAID_HEADLINE);
    const paid = (await environment().server.gateway.payments.get(panel.paymentId)).state;
    assert.equal(paid.status === 'succeeded' && paid.processing.confirmation?.account, `eip155:84532:${address}`);
    assert.deepEqual(environment().errors, []);
  });

  it('is used by keyboard alone, and has no accessibility violations', async () => {
    const { page } = await open(environment());
    await panelButton(page, 'Pay').waitFor();
    assert.deepEqual(await findAxeViolations(page), []);
    await tabTo(page, /^pay$/i);
    await page.keyboard.press('Enter');
    await waitForPanel(page, 'Paid: signed, and confirmed at the gateway.');
    await waitForHeadline(page, PAID_HEADLINE);
    await page.locator('#test-wallet [role=status]:focus').waitFor();
    assert.deepEqual(environment().errors, []);
  });
});
