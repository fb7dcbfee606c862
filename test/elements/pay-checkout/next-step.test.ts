import { expect } from '@open-wc/testing';
import { Checkout } from '../../support/checkout.js';
import { WalletCheckout } from '../../support/wallet/wallet-checkout.js';

/** The parts of the status, and the parts of the page, that the buyer sees. */
const getSeen = (checkout: Checkout, ...parts: readonly string[]): readonly string[] => {
  const status = checkout.element.shadowRoot!.querySelector('pay-status')!.shadowRoot!;
  const find = (part: string) => checkout.part(part) ?? status.querySelector<HTMLElement>(`[part~="${part}"]`);
  return parts.filter((part) => find(part)?.checkVisibility());
};

/** The background once the transition to it has ended. */
const getFill = (element: Element): string => {
  for (const animation of element.getAnimations()) animation.finish();
  return getComputedStyle(element).backgroundColor;
};
const NO_FILL = 'rgba(0, 0, 0, 0)';

/** Mounts in a page of this width. */
const mountIn = async <T extends Checkout>(checkout: T, width: string, inputs = {}): Promise<T> => {
  const room = document.createElement('div');
  room.style.width = width;
  document.body.append(room);
  await checkout.mount(inputs, room);
  return checkout;
};

const CHAINS = { chains: 'eip155:84532' };

describe('the next step in pay-checkout', () => {
  afterEach(() => {
    for (const room of document.querySelectorAll('body > div[style]')) room.remove();
  });

  it('asks to approve until the buyer has approved, and not after that', async () => {
    const checkout = await WalletCheckout.openWith();
    await checkout.pick();
    expect(getSeen(checkout, 'title', 'text', 'wallet-title')).to.deep.equal(['title', 'text', 'wallet-title']);
    checkout.stage.sandbox.gateway.faults.add({ route: 'POST /v1/gateway/payment/*/confirm', kind: 'hang' });
    await checkout.pay(/Sending your payment/);
    expect(getSeen(checkout, 'title', 'text', 'countdown', 'wallet-title')).to.deep.equal(['wallet-title']);
  });

  it('shows the code that it asks to scan, on a narrow page, too', async () => {
    const checkout = await WalletCheckout.openWith();
    await mountIn(checkout, '360px', CHAINS);
    expect(getSeen(checkout, 'scan', 'fold-button')).to.deep.equal(['fold-button']);
    checkout.found = [];
    await mountIn(checkout, '360px', CHAINS);
    await checkout.shows('wallet-title');
    expect(getSeen(checkout, 'scan', 'fold-button', 'wallet-link')).to.deep.equal(['scan', 'wallet-link']);
    expect(getFill(checkout.part('wallet-link')!)).not.to.equal(NO_FILL);
  });

  for (const status of ['processing', 'failed', 'cancelled'] as const)
    it(`does not ask to pay the shop when the payment is ${status}`, async () => {
      const checkout = await Checkout.open({ merchantName: 'Clips' });
      expect(checkout.text('merchant')).to.equal('C Pay Clips');
      await checkout.stage.reach(status);
      expect(checkout.text('merchant')).to.equal('C Clips');
    });
});
