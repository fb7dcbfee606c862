import { expect } from '@open-wc/testing';
import { PATCHES } from '../../support/patched/patched-builtins.js';
import { waitUntil } from '../../support/wait-until.js';
import { WalletCheckout } from '../../support/wallet/wallet-checkout.js';

let frame: HTMLIFrameElement;

/** Opens the page of a shop that has loaded the library. The gateway and the wallet are outside of it. */
const openShop = async (library: string): Promise<typeof globalThis & Window> => {
  frame = document.createElement('iframe');
  frame.src = `/test/support/patched/page.html?${library}`;
  document.body.append(frame);
  await waitUntil(() => 'hasElements' in frame.contentWindow!, 'the page of the shop', { timeout: 30_000 });
  return frame.contentWindow as typeof globalThis & Window;
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
      expect(checkout.status('title')).to.equal('Paid $50.00 to Marginalia');
      expect(checkout.wallet.asked).to.equal(1);
    });
  }
});
