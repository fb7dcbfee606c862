import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { QUOTE_LIFETIME_S } from '../../demo/gateway/options/payment-options.js';
import { buy } from './support/buyer.js';
import { waitForHeadline } from './support/headlines.js';
import { tabTo } from './support/keyboard.js';
import { useMerchantSite } from './support/merchant-site.js';
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
  const site = useMerchantSite(environment);

  it('pays a checkout that follows along, without connections to other machines', async () => {
    const shop = await environment().open(`${environment().proxy.url}/`);
    const paths = watchWallets(shop.context());
    const paymentId = await buy(shop);
    await shop.getByText('Waiting for your payment').first().waitFor();
    const opened = shop.waitForEvent('popup');
    await shop.getByRole('link', { name: 'Open in wallet' }).click();
    const wallet = await opened;
    await waitForMessage(wallet, 'Marginalia asks for $');
    await pay(wallet);
    await waitForHeadline(shop, 'Payment complete');
    await shop.waitForURL(/payment_id=/);
    const state = await getState(paymentId);
    const buyer = (state.status === 'succeeded' && state.processing.confirmation?.account) || '';
    assert.match(buyer, /^eip155:84532:0x[0-9a-fA-F]{40}$/);
    assert.ok((await wallet.locator('#account').innerText()).includes(`…${buyer.slice(-4)}`));
    assert.ok(paths.some((path) => path.endsWith('/confirm')));
    assert.deepEqual(environment().errors, []);
  });

  it('signs twice if an option requires it, and a page of another origin shows the success', async () => {
    const { paymentId, gatewayUrl } = await environment().create();
    const page = await environment().open(`${site().url}/checkout?payment_id=${paymentId}`);
    await page.getByText('Waiting for your payment').first().waitFor();
    const wallet = await openWallet(gatewayUrl);
    await wallet.getByLabel('50.00 EURC on Base Sepolia').check();
    await pay(wallet);
    await waitForHeadline(page, 'Payment complete');
    const state = await getState(paymentId);
    assert.equal(state.status === 'succeeded' && state.processing.optionAmount.display.assetSymbol, 'EURC');
    assert.deepEqual(environment().errors, []);
  });

  it('rejects the payment, and the page of the merchant shows it', async () => {
    const { paymentId, gatewayUrl } = await environment().create();
    const page = await environment().open(`${site().url}/checkout?payment_id=${paymentId}`);
    await page.getByText('Waiting for your payment').first().waitFor();
    const wallet = await openWallet(gatewayUrl);
    await waitUntilReady(wallet);
    await decide(wallet, 'Reject', 'Rejected.');
    await waitForHeadline(page, 'Payment declined');
    assert.equal(await wallet.getByRole('button', { name: 'Pay' }).count(), 0);
    assert.deepEqual(environment().errors, []);
  });

  it('requests new options when they have expired, and pays with the selected coin', async () => {
    const { paymentId, gatewayUrl } = await environment().create();
    const wallet = await openWallet(gatewayUrl);
    await wallet.getByLabel('50.00 EURC on Base Sepolia').check();
    // Otherwise the options expire while EURC is prepared, are renewed at once, and the click pays with the new ones.
    await waitUntilPrepared(wallet);
    await environment().server.gateway.clock.advance(QUOTE_LIFETIME_S * 1000);
    await decide(wallet, 'Pay', 'was renewed');
    await pay(wallet);
    const state = await getState(paymentId);
    assert.equal(state.status === 'succeeded' && state.processing.optionAmount.display.assetSymbol, 'EURC');
    assert.deepEqual(environment().errors, []);
  });

  it('pays once when the response to its confirmation is lost', async () => {
    const { paymentId, gatewayUrl } = await environment().create();
    const wallet = await openWallet(gatewayUrl);
    await wallet.getByLabel('50.00 EURC on Base Sepolia').check();
    const { faults } = environment().server.gateway;
    faults.add({ route: 'POST /v1/gateway/*/confirm', kind: 'truncate', times: 1 });
    await pay(wallet);
    await expectPaidOnce(paymentId);
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

  /** Pays while the gateway does not answer, until the wallet gives up; then the gateway answers again. */
  const payUnanswered = async (gatewayUrl: string): Promise<{ wallet: Page; confirmations: ReadonlySet<string> }> => {
    const wallet = await environment().open();
    // The shortest delays between its attempts.
    await wallet.addInitScript('Math.random = () => 0');
    const confirmations = new Set<string>();
    wallet.on('request', (request) => {
      if (request.url().endsWith('/confirm')) confirmations.add(request.postData() ?? '');
    });
    await wallet.goto(`${environment().proxy.url}/wallet?uri=${encodeURIComponent(gatewayUrl)}`);
    const { faults } = environment().server.gateway;
    const fault = faults.add({ route: 'POST /v1/gateway/*/confirm', kind: 'drop' });
    await decide(wallet, 'Pay', 'The gateway has not answered.');
    faults.remove(fault);
    return { wallet, confirmations };
  };

  it('sends the same confirmation at "Try again" if the gateway has not answered', async () => {
    const { paymentId, gatewayUrl } = await environment().create();
    const { wallet, confirmations } = await payUnanswered(gatewayUrl);
    await decide(wallet, 'Try again', 'Paid. The payment is complete.');
    assert.equal(confirmations.size, 1);
    await expectPaidOnce(paymentId);
  });

  it('lets the buyer choose at "Try again" if the unanswered confirmation is no longer stored', async () => {
    const { paymentId, gatewayUrl } = await environment().create();
    const { wallet } = await payUnanswered(gatewayUrl);
    await wallet.evaluate(() => {
      localStorage.clear();
    });
    await decide(wallet, 'Try again', 'Marginalia asks for $50.00.');
    await pay(wallet);
    await expectPaidOnce(paymentId);
  });

  it('can retry a failed request for options, also by keyboard', async () => {
    const { gatewayUrl } = await environment().create();
    environment().server.gateway.faults.add({ route: 'POST /v1/gateway/*/options', kind: 'truncate', times: 2 });
    const wallet = await openWallet(gatewayUrl);
    const again = wallet.getByRole('button', { name: 'Try again' });
    await waitForMessage(wallet, 'The connection to the sandbox failed.');
    await tabTo(wallet, /^try again$/i);
    await Promise.all([wallet.waitForResponse(/\/options\b/), wallet.keyboard.press('Enter')]);
    await waitForMessage(wallet, 'The connection to the sandbox failed.');
    assert.equal(await wallet.evaluate(() => document.activeElement?.id), 'retry');
    await wallet.keyboard.press('Enter');
    await waitUntilReady(wallet);
    assert.equal(await wallet.evaluate(() => document.activeElement?.id), 'message');
    assert.equal(await again.count(), 0);
    await pay(wallet);
    assert.deepEqual(environment().errors, []);
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
    assert.ok(await wallet.getByLabel('50.00 EURC on Base Sepolia').isChecked());
    await tabTo(wallet, /^pay$/i);
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

  it('keeps its account, and has another in another browser', async () => {
    const { gatewayUrl } = await environment().create();
    const account = async (page: Page): Promise<string> => {
      await waitUntilReady(page);
      return page.locator('#account').innerText();
    };
    const wallet = await openWallet(gatewayUrl);
    const first = await account(wallet);
    await wallet.reload();
    assert.equal(await account(wallet), first);
    assert.notEqual(await account(await openWallet(gatewayUrl)), first);
  });

  for (const [step, words] of [
    ['expire', 'this payment has expired'],
    ['succeed', 'has already been paid'],
    ['fail', 'has failed'],
  ] as const) {
    it(`shows "${words}" for a payment after ${step}, without a way to pay`, async () => {
      const { paymentId, gatewayUrl } = await environment().create();
      await environment().step(paymentId, step);
      const wallet = await openWallet(gatewayUrl);
      await waitForMessage(wallet, words);
      assert.equal(await wallet.getByRole('button', { name: 'Pay' }).count(), 0);
    });
  }

  it('does not find a payment of another host', async () => {
    const { paymentId } = await environment().create();
    const wallet = await openWallet(`https://evil.example/?pid=${paymentId}`);
    await waitForMessage(wallet, 'Payment not found');
    assert.equal(await wallet.getByRole('link').count(), 0);
    assert.deepEqual(environment().errors, []);
  });

  for (const link of [
    'javascript:document.title="run"',
    'data:text/html,x',
    'blob:{own origin}/x',
    'https://shop.example/?pid=pay_1',
  ])
    it(`puts no link to ${link} into the page`, async () => {
      const wallet = await openWallet(link.replace('{own origin}', environment().proxy.url));
      await wallet.locator('#message:not(:empty)').waitFor();
      assert.equal(await wallet.locator('[href]:not(head *)').count(), 0);
    });
});
