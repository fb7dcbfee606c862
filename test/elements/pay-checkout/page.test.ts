import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Checkout } from '../../support/checkout.js';
import { WalletCheckout } from '../../support/wallet/wallet-checkout.js';

const PHONE = { width: 360, height: 500 };

/** What is seen of the window: the rest of the page follows the checkout. */
const getBox = (checkout: Checkout, part: string): DOMRect => checkout.part(part)!.getBoundingClientRect();

/** A checkout that is the page, with a long page after it. */
const openPage = async (inputs: Parameters<typeof WalletCheckout.openWith>[0] = {}): Promise<WalletCheckout> => {
  const checkout = await WalletCheckout.openWith({ merchantName: 'Clips', ...inputs });
  checkout.element.setAttribute('shape', 'page');
  Object.assign(checkout.element.style, { marginInline: '-8px' });
  await document.fonts.ready;
  return checkout;
};

describe('pay-checkout as the page of a phone', () => {
  beforeEach(() => setViewport(PHONE));
  afterEach(async () => {
    scrollTo(0, 0);
    await setViewport({ width: 800, height: 600 });
  });

  it('keeps the merchant and the amount at the top, in a row of 56 pixels, while the page is scrolled', async () => {
    const checkout = await openPage();
    checkout.element.scrollIntoView();
    scrollBy(0, 200);
    const [merchant, amount] = [getBox(checkout, 'merchant'), getBox(checkout, 'amount')];
    expect(getBox(checkout, 'status').top).to.be.below(0);
    expect([merchant.top, amount.top].every((top) => top >= 0 && top < 56)).to.equal(true);
    expect(amount.left).to.be.above(merchant.left);
    expect(getComputedStyle(checkout.part('merchant')!.parentElement!).height).to.equal('56px');
  });

  it('keeps the button that pays at the bottom of the window, above what follows it', async () => {
    const checkout = await openPage();
    await checkout.pick();
    checkout.part('options')!.style.minHeight = '900px';
    checkout.element.scrollIntoView();
    const button = getBox(checkout, 'pay-button');
    expect(button.bottom).to.be.closeTo(innerHeight - 8, 1);
    const [x, y] = [button.left + button.width / 2, button.top + button.height / 2];
    expect(checkout.element.shadowRoot!.elementFromPoint(x, y)?.closest('[part="pay-button"]')).not.to.equal(null);
  });

  it('does not scroll what gets the focus below the sticky row', async () => {
    const checkout = await openPage();
    checkout.element.scrollIntoView();
    scrollBy(0, 2_000);
    checkout.part('wallet-open-button')!.focus();
    expect(getBox(checkout, 'wallet-open-button').top).to.be.at.least(56);
  });

  for (const [what, inputs, prepare] of [
    ['as a card', { shape: 'card' }, () => undefined],
    [
      'with text of twice the size',
      { shape: 'page' },
      (element: HTMLElement) => {
        element.style.setProperty('--pay-font-size', '32px');
      },
    ],
  ] as const)
    it(`is not sticky ${what}`, async () => {
      const checkout = await openPage();
      checkout.element.setAttribute('shape', inputs.shape);
      prepare(checkout.element);
      expect(getComputedStyle(checkout.part('merchant')!.parentElement!).position).to.equal('static');
      expect(getComputedStyle(checkout.part('wallet-open-button')!).position).to.equal('static');
    });
});
