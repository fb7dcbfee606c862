import { expect } from '@open-wc/testing';
import { PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import { PayCheckoutRetryEvent } from '../../../src/elements/pay-checkout/pay-checkout.events.js';
import { en } from '../../../src/locales/languages/en/messages.js';
import { Checkout, type CheckoutInputs } from '../../support/checkout.js';

const UNSUCCESSFUL = ['failed', 'expired', 'cancelled'] as const;
const LINKS = { retryUrl: 'https://shop.example/cart?step=pay#top', helpUrl: 'https://shop.example/help' };

const end = async (status: (typeof PAYMENT_STATUSES)[number], inputs: CheckoutInputs): Promise<Checkout> => {
  const checkout = await Checkout.open(inputs);
  await checkout.stage.reach(status);
  return checkout;
};

const getLink = (checkout: Checkout, part: string) => checkout.part(part) as HTMLAnchorElement;

/** Clicks the retry link without leaving the page. Returns true if no listener prevented its default. */
const retry = (checkout: Checkout): boolean => {
  let isLeft = false;
  const stop = (last: Event): void => {
    isLeft = !last.defaultPrevented;
    last.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  getLink(checkout, 'retry-link').click();
  return isLeft;
};

describe('the next steps of pay-checkout', () => {
  for (const status of PAYMENT_STATUSES) {
    const leadsOn = UNSUCCESSFUL.some((each) => each === status);
    it(`are ${leadsOn ? 'shown' : 'absent'} when the payment is ${status}`, async () => {
      const checkout = await end(status, LINKS);
      expect([checkout.has('retry-link'), checkout.has('next-steps')]).to.deep.equal([leadsOn, leadsOn]);
      if (leadsOn) expect(checkout.part('next-steps')!.checkVisibility()).to.equal(true);
    });
  }

  for (const status of PAYMENT_STATUSES) {
    it(`leave the one link to help to the footer when the payment is ${status}`, async () => {
      const { element } = await end(status, LINKS);
      const links = element.shadowRoot!.querySelectorAll('[part=help-link]');
      expect([...links].map((link) => link.closest('[part=footer]') !== null)).to.deep.equal([true]);
    });
  }

  it('link to the URLs to the byte, in the top window and in a new tab', async () => {
    const checkout = await end('failed', LINKS);
    const [again, help] = ['retry-link', 'help-link'].map((part) => getLink(checkout, part));
    expect([again!.getAttribute('href'), again!.target]).to.deep.equal([LINKS.retryUrl, '_top']);
    expect([help!.getAttribute('href'), help!.target, help!.rel]).to.deep.equal([
      LINKS.helpUrl,
      '_blank',
      'noreferrer',
    ]);
    expect([checkout.text('retry-link'), checkout.text('help-link')]).to.deep.equal([
      en.tryAgain,
      `${en.checkout.help} (opens in a new tab)`,
    ]);
  });

  for (const status of UNSUCCESSFUL) {
    it(`name the shop and what to do when no link leads on and the payment is ${status}`, async () => {
      const checkout = await end(status, {});
      expect(checkout.text('back-to-shop')).to.equal(en.checkout.backToShop);
    });
  }

  describe('that lead back in the history', () => {
    /** A checkout whose buyer has come from a page of the same site. */
    const openFromSite = async (): Promise<{ readonly checkout: Checkout; readonly went: readonly string[] }> => {
      const { stage } = await Checkout.open();
      const went: string[] = [];
      Object.assign(stage.navigation, { goBack: () => () => went.push('back') });
      return { checkout: await new Checkout(stage).mount(), went };
    };

    for (const status of PAYMENT_STATUSES) {
      const leadsBack = UNSUCCESSFUL.some((each) => each === status);
      it(`are ${leadsBack ? '' : 'not '}offered when the payment is ${status}`, async () => {
        const { checkout, went } = await openFromSite();
        if (status !== 'succeeded') await checkout.stage.reach(status);
        else await checkout.stage.sandbox.step(checkout.stage.paymentId, 'succeed');
        await checkout.stage.advance(30_000);
        expect([checkout.element.payment?.status, checkout.has('back-button')]).to.deep.equal([status, leadsBack]);
        checkout.part('back-button')?.click();
        expect(went).to.deep.equal(leadsBack ? ['back'] : []);
      });
    }

    it('are not offered once the payment was on its way, also if it has failed since', async () => {
      const { checkout } = await openFromSite();
      await checkout.stage.reach('processing');
      await checkout.stage.reach('failed');
      expect([checkout.element.payment?.status, checkout.has('back-button')]).to.deep.equal(['failed', false]);
      expect(checkout.has('back-to-shop')).to.equal(true);
    });
  });

  it('have no such text where a link leads back to the shop', async () => {
    for (const inputs of [LINKS, { errorUrl: 'https://shop.example/sorry', redirect: 'manual' as const }]) {
      expect((await end('failed', inputs)).has('back-to-shop')).to.equal(false);
    }
  });

  it('have that text where only a success leads back to the shop, where redirects are off, and where the URL is refused or this page', async () => {
    for (const inputs of [
      { successUrl: 'https://shop.example/thanks' },
      { errorUrl: 'https://shop.example/sorry', redirect: 'none' as const },
      { errorUrl: '/sorry' },
      { errorUrl: 'https://shop.example/checkout?payment_id=pay_1#failed' },
    ]) {
      expect((await end('failed', inputs)).has('back-to-shop')).to.equal(true);
    }
  });

  for (const isFinal of [false, true]) {
    it(`offer help, but no retry, for an unknown status when isFinal is ${isFinal}`, async () => {
      const checkout = await Checkout.open();
      checkout.stage.rewrite = (body) => ({ ...body, status: 'on_review', isFinal });
      await checkout.mount(LINKS);
      expect([checkout.has('retry-link'), checkout.has('help-link')]).to.deep.equal([false, true]);
      expect(checkout.has('back-to-shop')).to.equal(false);
    });
  }

  for (const name of ['retryUrl', 'helpUrl'] as const) {
    for (const url of ['javascript:alert(1)', 'http://shop.example/']) {
      it(`refuse ${url} as ${name}, report it, and keep everything else`, async () => {
        const checkout = await Checkout.open({ ...LINKS, [name]: url });
        expect([checkout.has('qr'), checkout.has('wallet-link')]).to.deep.equal([true, true]);
        expect(checkout.text('error')).to.contain('refused_url');
        expect(checkout.getEventTypes().filter((type) => type === 'pay-status-error')).to.have.length(1);
        await checkout.stage.reach('failed');
        const shown = [checkout.has('retry-link'), checkout.has('help-link')];
        expect(shown).to.deep.equal([name !== 'retryUrl', name !== 'helpUrl']);
      });
    }
  }

  it('name the payment to the help page, percent-encoded, where its URL has {id}', async () => {
    const checkout = await Checkout.open({ helpUrl: 'https://shop.example/contact?payment={id}&again=%7Bid%7D#{ID}' });
    const { paymentId } = checkout.stage;
    expect(getLink(checkout, 'help-link').getAttribute('href')).to.equal(
      `https://shop.example/contact?payment=${paymentId}&again=${paymentId}#${paymentId}`,
    );
    checkout.element.paymentId = '/../a b&c';
    await checkout.element.updateComplete;
    expect(getLink(checkout, 'help-link').getAttribute('href')).to.contain('payment=%2F..%2Fa%20b%26c&');
  });

  it('may lead to an app whose scheme the page allows', async () => {
    const checkout = await end('failed', { retryUrl: 'shop://cart', redirectAllow: 'shop:' });
    expect(getLink(checkout, 'retry-link').getAttribute('href')).to.equal('shop://cart');
  });
});

describe('pay-checkout-retry', () => {
  it('is fired on a click, bubbles, and lets the link lead on', async () => {
    const checkout = await end('failed', LINKS);
    expect(retry(checkout)).to.equal(true);
    const [event] = checkout.events.filter((each) => each instanceof PayCheckoutRetryEvent);
    expect([event!.url, event!.bubbles, event!.composed]).to.deep.equal([LINKS.retryUrl, true, true]);
  });

  it('leaves the retry to a page that prevents its default', async () => {
    const checkout = await end('failed', LINKS);
    checkout.element.addEventListener('pay-checkout-retry', (event) => {
      event.preventDefault();
    });
    expect(retry(checkout)).to.equal(false);
  });

  it('stops the countdown of the redirect, which would overtake the retry', async () => {
    const checkout = await end('failed', { ...LINKS, errorUrl: 'https://shop.example/sorry' });
    await checkout.stage.advance(1_000);
    retry(checkout);
    await checkout.stage.advance(60_000);
    expect(checkout.stage.navigation.gone).to.deep.equal([]);
    expect(checkout.getEventTypes()).not.to.include('pay-status-redirect');
  });
});
