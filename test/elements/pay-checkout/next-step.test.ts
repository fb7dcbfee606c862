import { expect } from '@open-wc/testing';
import type { Checkout } from '../../support/checkout.js';
import { WalletCheckout } from '../../support/wallet/wallet-checkout.js';

/** The parts of the status, and the parts of the page, that the buyer sees. */
const getSeen = (checkout: Checkout, ...parts: readonly string[]): readonly string[] => {
  const status = checkout.element.shadowRoot!.querySelector('pay-status')!.shadowRoot!;
  const find = (part: string) => checkout.part(part) ?? status.querySelector<HTMLElement>(`[part~="${part}"]`);
  return parts.filter((part) => find(part)?.checkVisibility());
};

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

  it('asks to approve while the wallet asks for it, and not before or after that', async () => {
    const checkout = await WalletCheckout.openWith();
    const asksToApprove = (): boolean => /\bapprove\b/i.test(checkout.part('pane')!.innerText);
    await checkout.pick();
    expect(asksToApprove()).to.equal(false);
    let approve = (): void => undefined;
    checkout.wallet.approve = () => new Promise((resolve) => (approve = resolve));
    await checkout.pay(/Approve 50.00 USDC in Wallet/);
    checkout.stage.sandbox.gateway.faults.add({ route: 'POST /v1/gateway/payment/*/confirm', kind: 'hang' });
    approve();
    await checkout.says(/Sending your payment/);
    expect(checkout.part('pane')!.innerText).not.to.match(/\bapprove\b/i);
  });

  it('shows the code that it asks to scan, on a narrow page, too', async () => {
    const checkout = await WalletCheckout.openWith();
    checkout.isPhone = false;
    await mountIn(checkout, '360px', CHAINS);
    expect(getSeen(checkout, 'scan', 'fold-button')).to.deep.equal(['fold-button']);
    checkout.wallet.addresses = ['0x00000000000000000000000000000000000000a1'];
    checkout.part('wallet-button')!.click();
    await checkout.says(/Not enough funds/);
    expect(getSeen(checkout, 'scan', 'wallet-link')).to.deep.equal(['scan', 'wallet-link']);
    await checkout.click('fold-button');
    expect(getSeen(checkout, 'scan')).to.deep.equal([]);
    checkout.found = [];
    await mountIn(checkout, '360px', CHAINS);
    await checkout.says(/Scan to pay with your phone/);
    expect(getSeen(checkout, 'scan', 'fold-button', 'wallet-link')).to.deep.equal(['scan', 'wallet-link']);
  });
});
