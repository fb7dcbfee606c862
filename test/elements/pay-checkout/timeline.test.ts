import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { Checkout } from '../../support/checkout.js';

describe('the timeline of pay-checkout', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }));

  const findTimeline = ({ element }: Checkout): Element | null =>
    element.shadowRoot!.querySelector('pay-status')!.shadowRoot!.querySelector('[part~="timeline"]');

  it('is not between the status and the ways to pay of a narrow page, and is there once it is paid', async () => {
    await setViewport({ width: 360, height: 900 });
    const checkout = await Checkout.open();
    expect(findTimeline(checkout)!.checkVisibility()).to.equal(false);
    await checkout.stage.reach('processing');
    expect(findTimeline(checkout)!.checkVisibility()).to.equal(true);
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
