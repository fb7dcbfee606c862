import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { buy } from './support/buyer.js';
import { waitUntilOpen } from './support/checkout.js';
import { PAID_HEADLINE, waitForHeadline } from './support/headlines.js';
import { tabTo } from './support/keyboard.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

const LOOPBACK = ['localhost', '127.0.0.1'];

/** Records the paths that wallet pages of a browser profile request; a request to another machine fails the test. */
const watchWallets = (context: BrowserContext): string[] => {
  const paths: string[] = [];
  context.on('request', (request) => {
    if (request.isNavigationRequest() || !new URL(request.frame().url()).pathname.startsWith('/wallet')) return;
    const { hostname, pathname } = new URL(request.url());
    if (!LOOPBACK.includes(hostname)) environment().errors.push(`requested ${request.url()}`);
    paths.push(pathname);
  });
  return paths;
};

/** Opens the wallet with a payment link in a new tab. */
const openWallet = async (link: string): Promise<Page> => {
  const page = await environment().open();
  watchWallets(page.context());
  await page.goto(`${environment().proxy.url}/wallet?uri=${encodeURIComponent(link)}`);
  return page;
};

const waitForMessage = (page: Page, words: string): Promise<void> =>
  page.getByRole('status').filter({ hasText: words }).waitFor();

const decide = async (wallet: Page, button: string, outcome: string): Promise<void> => {
  await wallet.getByRole('button', { name: button }).click();
  await waitForMessage(wallet, outcome);
};

/** Pays, and waits until the payment has succeeded. */
const pay = (wallet: Page): Promise<void> => decide(wallet, 'Pay', 'Paid. The payment is complete.');

const waitUntilReady = (page: Page): Promise<void> => waitForMessage(page, 'Marginalia asks for $50.00.');

/** Waits until the chosen option can be paid with. */
const waitUntilPrepared = (wallet: Page): Promise<void> => wallet.locator('#pay[aria-disabled="false"]').waitFor();

const getState = async (paymentId: string) => (await environment().server.gateway.payments.get(paymentId)).state;

const expectPaidOnce = async (paymentId: string): Promise<void> => {
  const { version, state } = await environment().server.gateway.payments.get(paymentId);
  assert.ok(state.status === 'succeeded');
  assert.equal(version, state.settled ? 3 : 2);
  assert.deepEqual(environment().errors, []);
};

describe('the test wallet', () => {
  it('pays a checkout that follows along, without connections to other machines', async () => {
    const shop = await environment().open(`${environment().proxy.url}/`);
    const paths = watchWallets(shop.context());
    const paymentId = await buy(shop);
    await waitUntilOpen(shop);
    const opened = shop.waitForEvent('popup');
    await shop.getByRole('link', { name: 'Open in wallet' }).click();
    const wallet = await opened;
    await waitForMessage(wallet, 'Marginalia asks for $');
    await pay(wallet);
    await waitForHeadline(shop, PAID_HEADLINE);
    await shop.waitForURL(/payment_id=/);
    const state = await getState(paymentId);
    const buyer = (state.status === 'succeeded' && state.processing.confirmation?.account) || '';
    assert.match(buyer, /^eip155:84532:0x[0-9a-fA-F]{40}$/);
    assert.ok((await wallet.locator('#account').innerText()).includes(`…${buyer.slice(-4)}`));
    assert.ok(paths.some((path) => path.endsWith('/confirm')));
    assert.deepEqual(environment().errors, []);
  });

  it('sends the stored confirmation when it is opened again, and asks for no other signature', async () => {
    const { paymentId, gatewayUrl } = await environment().create();
    const wallet = await openWallet(gatewayUrl);
    await waitUntilReady(wallet);
    const { faults } = environment().server.gateway;
    const fault = faults.add({ route: 'POST /v1/gateway/*/confirm', kind: 'drop' });
    await Promise.all([wallet.waitForRequest(/\/confirm$/), wallet.getByRole('button', { name: 'Pay' }).click()]);
    const requests: string[] = [];
    wallet.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await Promise.all([wallet.waitForRequest(/\/confirm$/), wallet.reload()]);
    // Not before: the page that was left would still pay.
    faults.remove(fault);
    await waitForMessage(wallet, 'The payment is complete.');
    assert.equal(requests.filter((path) => path.endsWith('/options')).length, 0);
    await expectPaidOnce(paymentId);
  });

  it('can be used by keyboard, from the payment link to the checkout', async () => {
    const { paymentId, gatewayUrl } = await environment().create();
    const wallet = await environment().open(`${environment().proxy.url}/wallet`);
    await wallet.keyboard.press('Tab');
    await wallet.keyboard.type(gatewayUrl);
    await wallet.keyboard.press('Enter');
    await waitUntilReady(wallet);
    await tabTo(wallet, /^open$/i);
    await wallet.keyboard.press('Tab');
    await wallet.keyboard.press('ArrowDown');
    assert.ok(await wallet.getByLabel('42.662117 EURC on Base Sepolia').isChecked());
    await tabTo(wallet, /^pay 42.662117 EURC to Marginalia$/i);
    // Until then, the button has the focus but does nothing.
    await waitUntilPrepared(wallet);
    await wallet.keyboard.press('Enter');
    await waitForMessage(wallet, 'Paid. The payment is complete.');
    assert.equal(await wallet.evaluate(() => document.activeElement?.id), 'message');
    await tabTo(wallet, /^see the payment$/i);
    await wallet.keyboard.press('Enter');
    await wallet.waitForURL(gatewayUrl);
    assert.equal((await getState(paymentId)).status, 'succeeded');
    assert.deepEqual(environment().errors, []);
  });

  it('shows that a payment has already been paid, without a way to pay', async () => {
    const { paymentId, gatewayUrl } = await environment().create();
    await environment().step(paymentId, 'succeed');
    const wallet = await openWallet(gatewayUrl);
    await waitForMessage(wallet, 'has already been paid');
    assert.equal(await wallet.getByRole('button', { name: 'Pay' }).count(), 0);
  });

  for (const link of ['javascript:document.title="run"', 'https://shop.example/?pid=pay_1'])
    it(`puts no link to ${link} into the page`, async () => {
      const wallet = await openWallet(link);
      await wallet.locator('#message:not(:empty)').waitFor();
      assert.equal(await wallet.locator('[href]:not(head *)').count(), 0);
    });
});
