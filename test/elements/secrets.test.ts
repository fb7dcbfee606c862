import { expect } from '@open-wc/testing';
import { PayCheckout } from '../../src/elements/pay-checkout/pay-checkout.js';
import { en } from '../../src/locales/languages/en/messages.js';
import { Checkout, type CheckoutInputs } from '../support/checkout.js';
import { Stage } from '../support/element.js';
import { API_KEY } from './console.mistakes.js';

/** A checkout page, and everything that it sends: URLs, headers and bodies. */
const openWith = async (inputs: CheckoutInputs) => {
  const sent: string[] = [];
  const checkout = new Checkout(await Stage.open());
  checkout.answer = (url, init) => {
    sent.push(JSON.stringify([url, Object.fromEntries(new Headers(init.headers)), init.body]));
    return checkout.stage.fetch(url, init);
  };
  await checkout.mount(inputs);
  return { checkout, sent };
};

const OPEN = { status: 'requires_action', isFinal: false } satisfies CheckoutInputs['initialPayment'];

describe('a checkout page that contains a merchant’s API key', () => {
  for (const name of ['appId', 'clientId', 'apiVersion', 'paymentId'] as const) {
    it(`sends no request, neither for the status nor for the details, if the key is its ${name}`, async () => {
      const { checkout, sent } = await openWith({ [name]: API_KEY });
      await checkout.stage.advance(30_000);
      expect(sent).to.deep.equal([]);
      expect(checkout.status('title')).to.equal(en.misconfigured[0]);
    });

    it(`offers no cancellation if the key is its ${name}`, async () => {
      const { checkout, sent } = await openWith({ initialPayment: OPEN, [name]: API_KEY });
      expect([checkout.has('cancel-button'), sent]).to.deep.equal([false, []]);
    });
  }

  for (const [name, { attribute, type }] of PayCheckout.elementProperties) {
    if (attribute === false || type) continue;
    it(`sends it nowhere if it is in ${String(name)}`, async () => {
      const { checkout, sent } = await openWith({ initialPayment: OPEN, [name]: API_KEY });
      await checkout.stage.advance(30_000);
      checkout.element.refresh();
      await checkout.stage.advance();
      expect(sent.join()).not.to.include(API_KEY);
    });
  }

  it('sends no cancellation if the key is in cancel-url', async () => {
    const { checkout, sent } = await openWith({ cancelUrl: `/cancel/{id}?key=${API_KEY}` });
    expect(checkout.has('cancel-button')).to.equal(false);
    expect(sent.join()).not.to.include(API_KEY);
  });

  it('cancels nothing if the key is set while the buyer is asked to confirm', async () => {
    const { checkout, sent } = await openWith({});
    await checkout.click('cancel-button');
    const confirm = checkout.part('confirm-button')!;
    checkout.element.clientId = API_KEY;
    confirm.click();
    await checkout.stage.advance();
    expect(sent.join()).not.to.include(API_KEY);
  });

  for (const [name, part] of [
    ['gatewayUrl', 'pay'],
    ['walletUrl', 'wallet-link'],
  ] as const) {
    it(`shows no link with the key of ${name}`, async () => {
      const { checkout } = await openWith({ [name]: `https://pay.example/${API_KEY}` });
      expect(checkout.has(part)).to.equal(false);
    });
  }

  it('loads no logo whose URL contains the key', async () => {
    const merchantIconUrl = `https://shop.example/logo.png?key=${API_KEY}`;
    const { checkout } = await openWith({ merchantName: 'Clips', merchantIconUrl });
    expect(checkout.part('merchant-icon')!.querySelectorAll('img').length).to.equal(0);
  });
});
