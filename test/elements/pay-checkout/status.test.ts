import { expect } from '@open-wc/testing';
import { FINAL_PAYMENT_STATUSES, PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import type { CheckoutHost } from '../../../src/host/checkout-host.js';
import { en } from '../../../src/locales/languages/en/messages.js';
import { Checkout } from '../../support/checkout.js';
import { Stage } from '../../support/element.js';
import { BASE_URL } from '../../support/sandbox.js';

const SHOP = { successUrl: 'https://shop.example/thanks', errorUrl: 'https://shop.example/sorry' };

const TITLES = {
  processing: en.statuses.processing[0],
  succeeded: 'Paid $50.00 to Marginalia',
  failed: en.statuses.failed[0],
  expired: en.statuses.expired[0],
  cancelled: en.statuses.cancelled[0],
} as const;

describe('the status in pay-checkout', () => {
  for (const status of PAYMENT_STATUSES) {
    it(`is ${status}, and the checkout fires each event once for the page`, async () => {
      const checkout = await Checkout.open();
      await checkout.stage.reach(status);
      if (status === 'requires_action') expect(checkout.has('wallet-title')).to.equal(true);
      else expect(checkout.status('title')).to.equal(TITLES[status]);
      expect(checkout.element.payment?.status).to.equal(status);
      const isFinal = (FINAL_PAYMENT_STATUSES as readonly string[]).includes(status);
      expect(checkout.getEventTypes().filter((type) => type === 'pay-status-final')).to.have.length(isFinal ? 1 : 0);
      expect(checkout.events.every(({ target }) => target === checkout.element)).to.equal(true);
    });
  }

  it('is shown as before its first answer until wallets had their time, so that no other headline comes between', async () => {
    const checkout = new Checkout(await Stage.open());
    const titles: (string | undefined)[] = [];
    checkout.stage.advance = async (ms?: number) => {
      await Stage.prototype.advance.call(checkout.stage, ms);
      titles.push(checkout.status('title'));
    };
    await checkout.mount();
    expect(checkout.element.payment?.status).to.equal('requires_action');
    expect(titles).to.deep.equal([en.connecting[0], undefined]);
  });

  it('is that of the next payment when the page changes the payment id and the gateway URL', async () => {
    const checkout = await Checkout.open();
    await checkout.stage.reach('succeeded');
    const { paymentId } = await checkout.stage.sandbox.create();
    Object.assign(checkout.element, { paymentId, gatewayUrl: `${BASE_URL}/?pid=${paymentId}` });
    await checkout.stage.advance();
    expect([checkout.element.payment?.status, checkout.has('pay')]).to.deep.equal(['requires_action', true]);
  });

  it('has diagnostics for the shop', async () => {
    const checkout = await Checkout.open();
    const { length } = checkout.element.diagnostics();
    expect(length).to.be.greaterThan(0);
    await checkout.stage.reach('processing');
    expect(checkout.element.diagnostics().length).to.be.greaterThan(length);
  });

  it('is not polled by an element that was never in a page, which has no diagnostics either', () => {
    const element = document.createElement('pay-checkout');
    element.refresh();
    expect(element.diagnostics()).to.deep.equal([]);
  });

  it('counts down to the expiry of the gateway when the page sets none', async () => {
    const checkout = await Checkout.open({ expiresAt: NaN });
    expect(checkout.text('countdown')).to.contain(en.timeLeft);
  });

  it('redirects the buyer to the shop at the end', async () => {
    const checkout = await Checkout.open(SHOP);
    await checkout.stage.reach('succeeded');
    await checkout.stage.advance(10_000);
    const { gone } = checkout.stage.navigation;
    expect(gone).to.deep.equal([`https://shop.example/thanks?payment_id=${checkout.stage.paymentId}`]);
  });

  it('asks a host that connects late, and fires no event twice', async () => {
    const redirects: string[] = [];
    const { stage } = await Checkout.open();
    stage.navigation.framed = true;
    const checkout = await new Checkout(stage).mount(SHOP);
    await stage.reach('succeeded');
    const before = [...checkout.getEventTypes()];
    expect(checkout.status('redirect-link')).to.equal(en.goOn);
    const redirect: CheckoutHost['redirect'] = (url) => Promise.resolve(Boolean(redirects.push(url)));
    checkout.element.host = { openUrl: () => false, redirect };
    await stage.advance(10_000);
    expect(redirects).to.have.length(1);
    expect(checkout.getEventTypes()).to.deep.equal([...before, 'pay-status-redirect']);
  });

  for (const [name, value] of [
    ['redirect', 'none'],
    ['explorerUrl', 'https://explorer.example/{txId}'],
    ['redirectAllow', 'wallet:'],
  ] as const) {
    it(`passes ${name} on to its status`, async () => {
      const checkout = await Checkout.open({ [name]: value });
      expect((checkout.part('status') as unknown as Record<string, unknown>)[name]).to.equal(value);
    });
  }
});

describe('the focus in pay-checkout', () => {
  const focused = ({ element }: Checkout): string | null | undefined =>
    element.shadowRoot!.activeElement?.getAttribute('part');

  it('stays in the checkout when the focused control disappears', async () => {
    const checkout = await Checkout.open();
    checkout.part('wallet-link')!.focus();
    await checkout.stage.reach('processing');
    expect(focused(checkout)).to.equal('checkout');
  });

  it('is not moved when it is outside the checkout', async () => {
    const checkout = await Checkout.open();
    (document.activeElement as HTMLElement | null)?.blur();
    await checkout.stage.reach('processing');
    expect(focused(checkout)).to.equal(undefined);
  });
});
