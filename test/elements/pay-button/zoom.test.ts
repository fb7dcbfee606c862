import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { ButtonPage } from '../../support/pay-button.js';

describe('the dialog of pay-button at 400 % zoom', () => {
  // A window of 1280 by 1024 pixels (WCAG 2.2, 1.4.10).
  before(() => setViewport({ width: 320, height: 256 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('scrolls as a whole, and shows what has the focus and the whole name of the merchant', async () => {
    const page = await ButtonPage.open();
    page.attributes = { 'merchant-name': 'The Second-hand Bookshop of Marginalia' };
    await page.press();
    const { checkout } = page;
    expect(getComputedStyle(checkout.part('pane')!).overflowY).to.equal('visible');
    const merchant = checkout.part('merchant')!;
    expect(merchant.scrollHeight - merchant.clientHeight).to.be.at.most(1);
    const root = checkout.element.shadowRoot!;
    for (const control of root.querySelectorAll<HTMLElement>('button, a')) {
      if (!control.checkVisibility()) continue;
      control.focus();
      const { left, top, width, height } = control.getBoundingClientRect();
      const seen = root.elementFromPoint(left + width / 2, top + height / 2);
      expect(control.contains(seen), control.part.value).to.equal(true);
    }
  });
});
