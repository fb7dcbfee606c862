import { expect } from '@open-wc/testing';
import type { PayStatusErrorEvent } from '../../../src/elements/pay-status/pay-status.events.js';
import { BASE_URL, BUYER } from '../../support/sandbox.js';
import type { CheckoutInputs } from '../../support/checkout.js';
import { waitUntil } from '../../support/wait-until.js';
import { CHAIN, WalletCheckout } from '../../support/wallet/wallet-checkout.js';

const SHOP: CheckoutInputs = { baseUrl: null, appId: null, statusUrl: '/status/{id}', payUrl: '/pay/{id}' };

/** Opens a checkout whose page's own server forwards its requests to the gateway. */
const openShop = async (inputs: CheckoutInputs = {}): Promise<WalletCheckout> => {
  const checkout = await WalletCheckout.openWith({ wallet: 'none' });
  const { stage } = checkout;
  const answer = checkout.answer;
  checkout.answer = (url, init) => {
    const { pathname, search } = new URL(url);
    const [, route, id, action = 'status'] = pathname.split('/');
    if (route !== 'status' && route !== 'pay') return answer(url, init);
    const headers = { ...(init.headers as object), 'App-Id': BUYER.appId, 'Client-Id': BUYER.clientId };
    return stage.fetch(`${BASE_URL}/v1/gateway/payment/${id}/${action}${search}`, { ...init, headers });
  };
  checkout.events.length = 0;
  checkout.requests.length = 0;
  await checkout.mount({ chains: CHAIN, ...SHOP, ...inputs });
  return checkout;
};

const getErrorCodes = ({ events }: WalletCheckout): readonly string[] =>
  events.filter(({ type }) => type === 'pay-status-error').map((event) => (event as PayStatusErrorEvent).error.code);

describe('paying with a wallet through the page’s own server', () => {
  it('needs no base-url and no app-id, and sends nothing to the gateway', async () => {
    const checkout = await openShop();
    const sent = new Promise((resolve) => checkout.element.addEventListener('pay-checkout-sent', resolve));
    await checkout.pick();
    expect(checkout.text('pay-button')).to.equal('Pay 50.00 USDC with Wallet');
    checkout.part('pay-button')!.click();
    await sent;
    await checkout.stage.advance(30_000);
    expect(checkout.element.payment?.status).to.equal('succeeded');
    expect(checkout.requests.filter((url) => /\/gateway\/.*\/(options|fetch|confirm)/.test(url))).to.deep.equal([]);
    expect(getErrorCodes(checkout)).to.deep.equal([]);
  });

  for (const [what, inputs] of [
    ['an empty pay-url', { payUrl: '' }],
    ['no pay-url', { payUrl: null }],
  ] as const)
    it(`is not offered with ${what}`, async () => {
      expect((await openShop(inputs)).has('wallet-button')).to.equal(false);
    });

  it('is not offered with base-url beside pay-url, which is reported; the status is shown', async () => {
    const checkout = await openShop({ statusUrl: null, baseUrl: BASE_URL, appId: BUYER.appId });
    await waitUntil(() => getErrorCodes(checkout).length, 'it is reported');
    expect(getErrorCodes(checkout)).to.deep.equal(['conflicting_sources']);
    expect(checkout.has('wallet-button')).to.equal(false);
    expect([checkout.element.payment?.status, checkout.has('qr')]).to.deep.equal(['requires_action', true]);
  });

  it('is not offered any more once the buyer has met a pay-url of another origin', async () => {
    const checkout = await openShop({ payUrl: 'https://evil.example/{id}' });
    checkout.part('wallet-button')!.click();
    await waitUntil(() => !checkout.has('wallet-button'), 'it is not offered any more');
    expect(getErrorCodes(checkout)).to.deep.equal(['invalid_pay_url']);
    expect(checkout.requests.filter((url) => url.includes('evil'))).to.deep.equal([]);
  });
});
