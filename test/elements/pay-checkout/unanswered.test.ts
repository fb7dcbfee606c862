import { expect } from '@open-wc/testing';
import { en } from '../../../src/locales/languages/en/messages.js';
import { Checkout, type CheckoutInputs } from '../../support/checkout.js';
import { Stage } from '../../support/element.js';
import { CHAIN, WalletCheckout } from '../../support/wallet/wallet-checkout.js';

/** A checkout whose status endpoint has this fault. */
const openWith = async (fault: Parameters<Stage['sandbox']['fault']>[0], inputs: CheckoutInputs = {}) => {
  const stage = await Stage.open();
  await stage.sandbox.fault(fault);
  return new Checkout(stage).mount(inputs);
};

/** The rest of the 8 seconds after an element was mounted. */
const REST_MS = 7_900;

const isShown = (checkout: Checkout, part: string): boolean => Boolean(checkout.part(part)?.getClientRects().length);

describe('pay-checkout without a first answer', () => {
  it('shows the payment options after 8 seconds, so that a slow status stops nobody', async () => {
    const checkout = await openWith({ kind: 'hang' });
    await checkout.stage.advance(REST_MS - 1);
    expect(checkout.has('pay')).to.equal(false);
    await checkout.stage.advance(1);
    expect([isShown(checkout, 'qr'), isShown(checkout, 'wallet-link')]).to.deep.equal([true, true]);
    expect(checkout.text('wallet-title')).to.equal(en.checkout.phoneTitle);
    expect([checkout.status('title'), checkout.status('note')]).to.deep.equal([undefined, en.slow[1]]);
    expect(checkout.has('cancel-button')).to.equal(false);
  });

  it('offers the wallets too, and moves none of them when the answer comes', async () => {
    const checkout = new WalletCheckout(await Stage.open());
    await checkout.stage.sandbox.fault({ kind: 'delay', delayMs: 9_000 });
    await checkout.mount({ chains: CHAIN });
    checkout.element.style.setProperty('--pay-motion', '0s');
    await checkout.stage.advance(REST_MS);
    const getPlaces = (): readonly (number | undefined)[] =>
      ['wallet-title', 'wallet-button', 'copy-button'].map((part) => checkout.part(part)?.getBoundingClientRect().top);
    const before = getPlaces();
    expect(before).to.not.include(undefined);
    await checkout.stage.advance(1_500);
    expect(checkout.element.payment).to.not.equal(null);
    expect(getPlaces()).to.deep.equal(before);
  });

  it('says so in the text that shows until the status is loaded, beside the payment options', async () => {
    const checkout = await openWith({ kind: 'hang' });
    const getText = (): string | undefined =>
      checkout.part('status')!.querySelector(':scope > p')!.textContent?.replace(/\s+/g, ' ').trim();
    await checkout.stage.advance(REST_MS - 1);
    expect(getText()).to.equal(en.checkout.loading);
    await checkout.stage.advance(1);
    expect(getText()).to.equal(en.slow.join(' '));
  });

  it('removes them when the answer is that the payment is paid', async () => {
    const checkout = await openWith({ kind: 'delay', delayMs: 9_000 });
    await checkout.stage.reach('succeeded');
    await checkout.stage.advance(8_500);
    expect(checkout.has('pay')).to.equal(true);
    await checkout.stage.advance(1_000);
    expect(checkout.status('title')).to.equal('Paid $50.00 to Marginalia');
    expect(checkout.has('pay')).to.equal(false);
  });

  it('hides them when the gateway refuses the request', async () => {
    const checkout = await openWith({ kind: 'status', status: 403 });
    await checkout.stage.advance(10_000);
    expect(['qr', 'wallet-link'].filter((part) => isShown(checkout, part))).to.deep.equal([]);
  });

  it('hides them when the time to pay is over', async () => {
    const stage = await Stage.open();
    await stage.sandbox.fault({ kind: 'hang' });
    const checkout = await new Checkout(stage).mount({ expiresAt: 1 });
    await stage.advance(10_000);
    expect(['qr', 'wallet-link'].filter((part) => isShown(checkout, part))).to.deep.equal([]);
  });

  it('waits again for the next payment', async () => {
    const checkout = await openWith({ kind: 'hang' });
    await checkout.stage.advance(8_000);
    checkout.element.paymentId = 'pay_another';
    await checkout.stage.advance();
    expect(checkout.has('pay')).to.equal(false);
    await checkout.stage.advance(8_000);
    expect(checkout.has('pay')).to.equal(true);
  });
});
