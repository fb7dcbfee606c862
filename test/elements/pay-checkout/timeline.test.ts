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

  it('stays at the end of the rail of a wide page, below all that is in it', async () => {
    await setViewport({ width: 1280, height: 900 });
    const items = Array.from({ length: 5 }, (_, n) => ({ name: `Item ${n}`, quantity: 2 }));
    const checkout = await Checkout.open({ items, referenceId: 'order-1' });
    const getRect = () => findTimeline(checkout)!.getBoundingClientRect();
    const before = getRect();
    const rail = checkout.part('rail')!.getBoundingClientRect();
    const contentEnd = checkout.part('reference')!.getBoundingClientRect().bottom;
    expect([before.left > rail.left, before.right < rail.right, before.bottom < rail.bottom]).to.deep.equal([
      true,
      true,
      true,
    ]);
    expect(before.top).to.be.above(contentEnd);
    for (const status of ['processing', 'succeeded'] as const) {
      await checkout.stage.reach(status);
      const { left, width } = getRect();
      expect([left, width]).to.deep.equal([before.left, before.width]);
    }
  });

  it('has a settled step if the page says when', async () => {
    const checkout = await Checkout.open({ settledAt: Date.UTC(2026, 1, 18) / 1_000 });
    await checkout.stage.reach('succeeded');
    expect(findTimeline(checkout)!.lastElementChild!.textContent).to.include('Settled');
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
