import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { ButtonPage } from '../../support/pay-button.js';

describe('the dialog of pay-button on a phone', () => {
  before(() => setViewport({ width: 390, height: 700 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('shows the checkout as a sheet at the end of the window, over its whole width', async () => {
    const page = await ButtonPage.open();
    await page.press();
    const sheet = page.checkout.part('checkout')!;
    const { width } = sheet.getBoundingClientRect();
    expect(width).to.equal(390);
    const { borderTopWidth, borderInlineStartWidth, overflow } = getComputedStyle(sheet);
    expect([borderTopWidth, borderInlineStartWidth, overflow]).to.deep.equal(['1px', '0px', 'clip']);
  });
});
