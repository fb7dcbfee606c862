import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { ButtonPage } from '../../support/pay-button.js';

describe('the dialog of pay-button on a small phone with text of twice the size', () => {
  before(async () => {
    document.documentElement.style.fontSize = '200%';
    await setViewport({ width: 320, height: 640 });
  });
  after(async () => {
    document.documentElement.style.fontSize = '';
    await setViewport({ width: 800, height: 600 });
  });

  it('shows the footer after the sheet, in line with the amount', async () => {
    const page = await ButtonPage.open();
    await page.press();
    const { checkout } = page;
    const footer = checkout.part('footer')!;
    expect(footer.getBoundingClientRect().top).to.be.at.least(
      checkout.part('copy-button')!.getBoundingClientRect().bottom,
    );
    const button = checkout.part('cancel-button')!;
    const start = button.getBoundingClientRect().left + parseFloat(getComputedStyle(button).paddingInlineStart);
    expect(start).to.be.closeTo(checkout.part('merchant-icon')!.getBoundingClientRect().left, 1);
  });
});
