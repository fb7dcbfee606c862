import { expect } from '@open-wc/testing';
import { Checkout } from '../../support/checkout.js';

describe('the timeline of pay-checkout', () => {
  const findTimeline = ({ element }: Checkout): Element | null =>
    element.shadowRoot!.querySelector('pay-status')!.shadowRoot!.querySelector('[part~="timeline"]');

  it('is absent while the buyer chooses how to pay, and once there is a receipt', async () => {
    const checkout = await Checkout.open();
    expect(findTimeline(checkout)).to.equal(null);
    await checkout.stage.reach('processing');
    expect(findTimeline(checkout)!.checkVisibility()).to.equal(true);
    await checkout.stage.reach('succeeded');
    expect(findTimeline(checkout)).to.equal(null);
  });
});

describe('the title of the page with a pay-checkout', () => {
  it('is the status with the name of the merchant, from the page or the gateway', async () => {
    const checkout = await Checkout.open({ documentTitle: true, merchantName: 'Marginalia Ltd' });
    const { stage, element } = checkout;
    expect(stage.title).to.equal('Waiting for your payment · Marginalia Ltd');
    element.merchantName = undefined;
    await stage.advance();
    await stage.reach('succeeded');
    expect(stage.title).to.match(/^Payment complete · Marginalia$/);
    element.remove();
    expect(stage.title).to.equal('Order 7 – Shop');
  });
});
