import { expect } from '@open-wc/testing';
import { WalletSection } from '../../../src/elements/pay-checkout/wallet-section.js';
import { waitUntil } from '../../support/wait-until.js';
import { WalletCheckout } from '../../support/wallet/wallet-checkout.js';

/** Stores a confirmation, as an earlier page does that ends before the gateway has answered. */
const store = ({ stage: { paymentId }, records }: WalletCheckout): void => {
  localStorage.setItem(`pay-status:confirmation:1:${paymentId}`, 'x');
  records.write({ kind: 'confirmation', paymentId, confirmation: { optionId: 'opt_1', results: [] } });
};

describe('a checkout whose earlier page has stored a confirmation, or whose code for wallets is missing', () => {
  it('sends it without a click', async () => {
    const first = await WalletCheckout.openWith();
    store(first);
    first.element.requestUpdate();
    await waitUntil(() => first.panes === 1, 'the code is loaded');
    localStorage.clear();
    await waitUntil(() => first.requests.some((url) => url.endsWith('/confirm')), 'it is sent');
    await waitUntil(() => first.records.stored.size === 0, 'the gateway has refused it');
    expect(first.wallet.asked).to.equal(0);
  });

  it('sends nothing, and forgets it, if the status is final before the code is loaded', async () => {
    const checkout = await WalletCheckout.openWith();
    await checkout.stage.sandbox.cancel(checkout.stage.paymentId);
    await checkout.stage.advance(30_000);
    expect(checkout.element.payment?.status).to.equal('cancelled');
    store(checkout);
    checkout.element.requestUpdate();
    await waitUntil(() => checkout.panes === 1 && checkout.records.stored.size === 0);
    localStorage.clear();
    expect(checkout.requests.filter((url) => url.endsWith('/confirm'))).to.deep.equal([]);
  });

  it('does not load the code again by itself, and offers no other way to pay', async () => {
    const checkout = await WalletCheckout.openWith();
    checkout.isPaneBroken = true;
    store(checkout);
    checkout.element.requestUpdate();
    await waitUntil(() => checkout.stage.logged.length > 0, 'it says so on the console');
    for (let update = 0; update < 3; update++) {
      checkout.element.requestUpdate();
      await checkout.element.updateComplete;
    }
    expect(checkout.panes).to.equal(1);
    expect(['qr', 'wallet-link', 'copy-button', 'cancel-button'].filter((part) => checkout.has(part))).to.deep.equal(
      [],
    );
    expect(checkout.text('wallet-title')).to.equal('Checking your payment');
    expect(checkout.text('wallet-text')).to.match(/Don’t pay again[.]/);
    expect([checkout.has('not-loaded'), checkout.stage.logged.join()]).to.deep.equal([
      false,
      'warn,<pay-checkout> The page failed while the buyer was paying, not the wallet. See the cause.',
    ]);
    checkout.isPaneBroken = false;
    checkout.part('wallet-retry-button')!.click();
    await waitUntil(() => checkout.panes === 2, 'the buyer loads it again');
    localStorage.clear();
  });

  it('says that its code is missing until the payment cannot be paid any more', async () => {
    const { prototype } = WalletSection;
    const own = Object.getOwnPropertyDescriptor(prototype, 'isMissing')!;
    Object.defineProperty(prototype, 'isMissing', { ...own, get: () => true });
    const checkout = await WalletCheckout.openWith();
    expect(checkout.has('not-loaded')).to.equal(true);
    await checkout.stage.reach('succeeded');
    expect(checkout.has('not-loaded')).to.equal(false);
    Object.defineProperty(prototype, 'isMissing', own);
  });
});
