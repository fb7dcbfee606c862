import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Checkout } from '../../support/checkout.js';
import { waitUntil } from '../../support/wait-until.js';
import { WalletCheckout } from '../../support/wallet/wallet-checkout.js';

const PHONE = { width: 360, height: 500 };

/** What is seen of the window: the rest of the page follows the checkout. */
const getBox = (checkout: Checkout, part: string): DOMRect => checkout.part(part)!.getBoundingClientRect();

/** A checkout that is the page, with a long page after it. */
const openPage = async (inputs: Parameters<typeof WalletCheckout.openWith>[0] = {}): Promise<WalletCheckout> => {
  const checkout = await WalletCheckout.openWith({ merchantName: 'Clips', ...inputs });
  checkout.element.setAttribute('shape', 'page');
  // WebKitGTK has no windows that are as narrow.
  Object.assign(checkout.element.style, { marginInline: '-8px', width: `${PHONE.width}px` });
  await document.fonts.ready;
  return checkout;
};

describe('pay-checkout as the page of a phone', () => {
  beforeEach(() => setViewport(PHONE));
  afterEach(async () => {
    scrollTo(0, 0);
    await setViewport({ width: 800, height: 600 });
  });

  /** Nothing that gets the focus is scrolled below the row, which may be as high as their margin. */
  const ROW_PX = 88;

  /** The step with a long list. */
  const openLong = async (shape = 'page'): Promise<WalletCheckout> => {
    const checkout = await openPage();
    checkout.element.setAttribute('shape', shape);
    await checkout.pick();
    checkout.part('options')!.style.minHeight = '900px';
    checkout.element.scrollIntoView();
    return checkout;
  };

  it('keeps the merchant and the amount at the top, in one row, while a list is scrolled', async () => {
    const checkout = await openLong();
    scrollBy(0, 200);
    const [merchant, amount] = [getBox(checkout, 'merchant'), getBox(checkout, 'amount')];
    expect(getBox(checkout, 'wallet-title').top).to.be.below(0);
    for (const { top, bottom } of [merchant, amount]) expect([top >= 0, bottom < ROW_PX]).to.deep.equal([true, true]);
    expect(amount.left).to.be.above(merchant.left);
    expect(getBox(checkout, 'rail').height).to.be.at.most(ROW_PX);
  });

  it('has no more room below the ways to pay than the sheet has at its end', async () => {
    const checkout = await openPage();
    for (const animation of checkout.part('pane')!.getAnimations()) animation.finish();
    expect(getBox(checkout, 'pane').bottom - getBox(checkout, 'pay').bottom).to.be.closeTo(16, 1);
  });

  it('keeps the button that pays at the bottom of the window, above what follows it', async () => {
    const checkout = await openLong();
    const button = getBox(checkout, 'pay-button');
    // Without the scrollbar that a wide page has in Firefox.
    expect(button.bottom).to.be.closeTo(document.documentElement.clientHeight - 8, 1);
    const [x, y] = [button.left + button.width / 2, button.top + button.height / 2];
    expect(checkout.element.shadowRoot!.elementFromPoint(x, y)?.closest('[part="pay-button"]')).not.to.equal(null);
  });

  it('does not scroll what gets the focus below the sticky row', async () => {
    const checkout = await openLong();
    scrollBy(0, 2_000);
    const option = checkout.part('option')!.querySelector('input')!;
    option.focus();
    // WebKit scrolls in a later frame.
    await waitUntil(() => option.getBoundingClientRect().bottom > 0);
    expect(option.getBoundingClientRect().top).to.be.at.least(getBox(checkout, 'rail').bottom);
  });

  for (const [what, shape, fontSize, viewport] of [
    ['as a card', 'card', '16px', PHONE],
    ['with text of twice the size', 'page', '32px', PHONE],
    ['at 400 % zoom', 'page', '16px', { width: 320, height: 256 }],
  ] as const)
    it(`is not sticky ${what}`, async () => {
      await setViewport(viewport);
      const checkout = await openLong(shape);
      checkout.element.style.setProperty('--pay-font-size', fontSize);
      for (const part of ['rail', 'pay-button'])
        expect(getComputedStyle(checkout.part(part)!).position, part).to.equal('static');
    });
});
