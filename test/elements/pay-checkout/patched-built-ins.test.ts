import { expect, waitUntil } from '@open-wc/testing';
import type { createPayingClient } from '../../../src/client/paying-client.js';
import type { createPaymentFlow } from '../../../src/wallet/engine/payment-flow.js';
import { replaceFetch } from '../../support/element.js';
import { PATCHES } from '../../support/patched/patched-builtins.js';
import { BASE_URL } from '../../support/sandbox.js';
import { Browser, CHAIN, choose, pay, pick } from '../../support/wallet/paying-browser.js';
import { WalletCheckout } from '../../support/wallet/wallet-checkout.js';

type ShopWindow = Window &
  typeof globalThis & {
    readonly createPayingClient: typeof createPayingClient;
    readonly createPaymentFlow: typeof createPaymentFlow;
  };

let frame: HTMLIFrameElement;

/** Opens the page of a shop that has loaded the library. The gateway and the wallet are outside of it. */
const openShop = async (library: string): Promise<ShopWindow> => {
  frame = document.createElement('iframe');
  frame.src = `/test/support/patched/page.html?${library}`;
  document.body.append(frame);
  await waitUntil(() => 'createPaymentFlow' in frame.contentWindow!, 'the page of the shop', { timeout: 30_000 });
  return frame.contentWindow as ShopWindow;
};

describe('a page whose scripts have replaced built-ins', () => {
  afterEach(() => {
    frame.remove();
  });

  for (const library of Object.keys(PATCHES)) {
    it(`pays in the elements, which show the success: ${library}`, async () => {
      const shop = await openShop(library);
      shop.fetch = (...request) => fetch(...request);
      const checkout = await WalletCheckout.openWith({}, shop.document.body);
      await checkout.pick();
      checkout.part('pay-button')!.click();
      await waitUntil(() => checkout.walletEvents.at(-1)?.type === 'pay-checkout-sent', 'it is sent');
      await checkout.stage.advance(30_000);
      expect(checkout.element.payment?.status).to.equal('succeeded');
      expect(checkout.status('title')).to.equal('Payment complete');
      expect(checkout.wallet.asked).to.equal(1);
    });

    it(`pays through createPaymentFlow, with a permit and a transfer: ${library}`, async () => {
      const shop = await openShop(library);
      const browser = await Browser.open();
      replaceFetch((url, init) => browser.sandbox.gateway.fetch(new Request(url, init)));
      const { clock } = browser.sandbox;
      const caller = {
        baseUrl: BASE_URL,
        apiVersion: undefined,
        credentials: { 'App-Id': 'app_demo', 'Client-Id': 't' },
      };
      const flow = shop.createPaymentFlow({
        paymentId: browser.paymentId,
        client: shop.createPayingClient(
          browser.paymentId,
          { ...caller, fetch: (...request) => fetch(...request) },
          clock,
        ),
        records: browser.records,
        clock,
        random: () => 0.5,
        now: () => clock.now(),
        getExpiresAt: () => undefined,
        chains: [CHAIN],
      });
      await pick(flow, browser);
      await choose(flow, 'EURC');
      await pay(flow);
      expect([flow.state.kind, browser.wallet.asked]).to.deep.equal(['sent', 2]);
      expect(await browser.getStatus()).to.equal('processing');
    });
  }
});
