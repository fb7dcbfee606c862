import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { Checkout } from '../../support/checkout.js';
import { isSupported, whereSupported } from '../../support/where-supported.js';

const SHOP = { successUrl: 'https://shop.example/thanks' };
/** Parts with controls, which are hidden in print. */
const PRESSED = [
  'explorer-link',
  'copy-transaction-button',
  'print-button',
  'copy-receipt-button',
  'redirect-link',
  'stay-button',
];
const READ = ['merchant', 'amount', 'title', 'paid-amount', 'transaction', 'paid-on', 'refunded'];

describe('pay-checkout in print', () => {
  if (isSupported('emulateMedia')) afterEach(() => emulateMedia({ media: 'screen', colorScheme: 'light' }));

  whereSupported('emulateMedia', 'shows what was paid, and nothing to press', async () => {
    const checkout = await Checkout.open({ ...SHOP, merchantName: 'Clips', refundedAt: 1_771_337_100 });
    await checkout.stage.reach('succeeded');
    const { shadowRoot } = checkout.part('status')!;
    const find = (part: string): Element => (checkout.part(part) ?? shadowRoot!.querySelector(`[part=${part}]`))!;
    const isShown = (part: string): boolean => find(part).checkVisibility();
    expect(PRESSED.filter(isShown)).to.deep.equal(PRESSED);
    await emulateMedia({ media: 'print' });
    expect(PRESSED.filter(isShown)).to.deep.equal([]);
    expect(READ.filter(isShown)).to.deep.equal(READ);
  });

  for (const shape of ['card', 'page'])
    whereSupported('emulateMedia', `has no frame around its rows, as a ${shape}`, async () => {
      const checkout = await Checkout.open({ merchantName: 'Clips' });
      checkout.element.setAttribute('shape', shape);
      await checkout.stage.reach('succeeded');
      await emulateMedia({ media: 'print' });
      for (const part of ['checkout', 'rail', 'pane']) {
        const { borderTopWidth, boxShadow, position } = getComputedStyle(checkout.part(part)!);
        expect([borderTopWidth, boxShadow, position === 'sticky'], part).to.deep.equal(['0px', 'none', false]);
      }
    });

  whereSupported('emulateMedia', 'is dark on light, whatever the page is on the screen', async () => {
    const checkout = await Checkout.open({ merchantName: 'Clips' });
    checkout.element.parentElement!.style.colorScheme = 'dark';
    checkout.element.style.setProperty('--pay-text-muted', '#aaa');
    await checkout.stage.reach('succeeded');
    const getColour = (element: Element): string => getComputedStyle(element).color;
    const status = checkout.part('status')!;
    const title = status.shadowRoot!.querySelector('[part=title]')!;
    const dark = [getColour(checkout.part('merchant')!), getColour(title)];
    await emulateMedia({ media: 'print' });
    const light = [getColour(checkout.part('merchant')!), getColour(title)];
    expect(dark).to.deep.equal(['rgb(243, 244, 246)', 'rgb(243, 244, 246)']);
    expect(light).to.deep.equal(['rgb(21, 23, 31)', 'rgb(21, 23, 31)']);
  });
});
