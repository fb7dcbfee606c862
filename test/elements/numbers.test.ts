import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { Checkout } from '../support/checkout.js';
import { PAID, TX_ID } from '../support/element.js';

const HUGE = {
  ...PAID,
  value: '123456789012345678901234567890',
  display: { ...PAID.display, decimals: 18, assetSymbol: 'ETH' },
};

/** The pieces of the numbers that are shown, and on how many lines each is. */
const readPieces = (root: ShadowRoot): (readonly [piece: string, lines: number])[] =>
  [...root.querySelectorAll('.number')].flatMap((number) => {
    const walker = document.createTreeWalker(number, NodeFilter.SHOW_TEXT);
    const pieces: [string, number][] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      if (node.textContent?.trim()) pieces.push([node.textContent, range.getClientRects().length]);
    }
    return pieces;
  });

describe('numbers', () => {
  afterEach(async () => {
    document.documentElement.style.fontSize = '';
    await setViewport({ width: 800, height: 600 });
  });

  for (const [width, size] of [
    [320, 16],
    [200, 32],
  ] as const) {
    it(`break only between their groups, and fit, where the page is ${width} px wide and its text ${size} px high`, async () => {
      await setViewport({ width, height: 900 });
      document.documentElement.style.fontSize = `${size}px`;
      const room = document.createElement('div');
      room.style.width = `${width}px`;
      document.body.append(room);
      const checkout = new Checkout(
        (await Checkout.open({}, { amount: { unit: 'iso4217/USD', value: '123456789012345' } })).stage,
      );
      await checkout.mount({ merchantName: 'Clips' }, room);
      await checkout.stage.sandbox.step(checkout.stage.paymentId, 'succeed', { optionAmount: HUGE, txId: TX_ID });
      await checkout.stage.advance();
      const shown = await checkout.stage.mount({}, room);
      for (const { shadowRoot } of [checkout.element, shown.element]) {
        const pieces = readPieces(shadowRoot!);
        expect(pieces.length).to.be.at.least(9);
        expect(pieces.filter(([, lines]) => lines !== 1)).to.deep.equal([]);
        for (const number of shadowRoot!.querySelectorAll('.number'))
          for (const { left, right } of number.getClientRects()) {
            expect(left).to.be.at.least(room.getBoundingClientRect().left);
            expect(right).to.be.at.most(room.getBoundingClientRect().right + 1);
          }
      }
      room.remove();
    });
  }

  it('are tabular, and the words around them are not', async () => {
    const checkout = await Checkout.open();
    const { fontVariantNumeric } = getComputedStyle(checkout.part('amount')!.querySelector('.number')!);
    expect(fontVariantNumeric).to.equal('tabular-nums');
    expect(getComputedStyle(checkout.part('checkout')!).fontVariantNumeric).to.equal('normal');
  });
});
