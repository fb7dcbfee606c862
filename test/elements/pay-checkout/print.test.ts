import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { Checkout } from '../../support/checkout.js';
import { isSupported, whereSupported } from '../../support/where-supported.js';

const SHOP = { successUrl: 'https://shop.example/thanks' };
/** Parts with controls, which are hidden in print. */
const PRESSED = ['copy-button', 'explorer-link', 'redirect-link', 'stay-button'];

describe('pay-checkout in print', () => {
  if (isSupported('emulateMedia')) afterEach(() => emulateMedia({ media: 'screen', colorScheme: 'light' }));

  whereSupported('emulateMedia', 'shows what was paid, and nothing to press', async () => {
    const checkout = await Checkout.open({ ...SHOP, merchantName: 'Clips' });
    await checkout.stage.reach('succeeded');
    // The explorer link is loaded on demand, which the virtual clock does not control.
    await import('../../../src/core/format/explorer-link.js');
    await checkout.stage.advance();
    const { shadowRoot } = checkout.part('status')!;
    const isShown = (part: string): boolean => shadowRoot!.querySelector(`[part=${part}]`)!.checkVisibility();
    expect(PRESSED.map(isShown)).to.deep.equal(PRESSED.map(() => true));
    await emulateMedia({ media: 'print' });
    expect(PRESSED.filter(isShown)).to.deep.equal([]);
    expect(checkout.part('print-button')!.checkVisibility()).to.equal(false);
    expect(['title', 'amount', 'asset', 'transaction'].every(isShown)).to.equal(true);
    expect([checkout.part('merchant'), checkout.part('as-of')].every((part) => part!.checkVisibility())).to.equal(true);
  });

  whereSupported('emulateMedia', 'is dark on light, whatever the page is on the screen', async () => {
    const checkout = await Checkout.open({ merchantName: 'Clips' });
    checkout.element.parentElement!.style.colorScheme = 'dark';
    await checkout.stage.reach('succeeded');
    const getColour = (element: Element): string => getComputedStyle(element).color;
    const status = checkout.part('status')!;
    const title = status.shadowRoot!.querySelector('[part=title]')!;
    const dark = [getColour(checkout.part('merchant')!), getColour(title)];
    await emulateMedia({ media: 'print' });
    const light = [getColour(checkout.part('merchant')!), getColour(title)];
    expect(dark).to.deep.equal(['rgb(243, 244, 247)', 'rgb(243, 244, 247)']);
    expect(light).to.deep.equal(['rgb(20, 23, 31)', 'rgb(20, 23, 31)']);
  });
});
