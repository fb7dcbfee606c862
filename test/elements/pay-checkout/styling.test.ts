import { expect } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import { PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import { stateName } from '../../../src/elements/shared/state-name.js';
import { Checkout } from '../../support/checkout.js';
import { Stage } from '../../support/element.js';

const STATES = [...PAYMENT_STATUSES.map(stateName), 'unknown'];

const slotted = (name: string): HTMLElement => {
  const content = document.createElement('p');
  Object.assign(content, { slot: name, textContent: `For ${name}.` });
  return content;
};

describe('the styling of pay-checkout', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }));

  for (const status of PAYMENT_STATUSES) {
    it(`has parts and slots for the status ${status} alone`, async () => {
      const checkout = await Checkout.open();
      const { element } = checkout;
      element.append(...[...STATES, 'actions'].map(slotted));
      await checkout.stage.reach(status);
      await checkout.stage.advance();
      expect(STATES.filter((state) => element.matches(`:state(${state})`))).to.deep.equal([stateName(status)]);
      const shown = [...element.children].filter((content) => content.checkVisibility()).map(({ slot }) => slot);
      expect(shown).to.have.members([stateName(status), 'actions']);
    });
  }

  const WIDE = { referenceId: 'order-1', successUrl: 'https://shop.example/thanks', redirect: 'manual' } as const;
  const measureHeight = (checkout: Checkout): number => checkout.part('checkout')!.getBoundingClientRect().height;

  it('reserves no more room than its largest state needs while the payment can be paid', async () => {
    await setViewport({ width: 1280, height: 900 });
    const checkout = await Checkout.open(WIDE);
    checkout.element.style.setProperty('--pay-motion', '0s');
    const kept = measureHeight(checkout);
    checkout.element.style.setProperty('--pay-min-height', '0px');
    // A line of text more, for longer languages.
    expect(kept - measureHeight(checkout)).to.be.within(0, 28);
  });

  for (const [width, height] of [
    [1280, 480],
    [360, 400],
  ] as const)
    it(`fits its content, animated, once nothing can be paid, in a window of ${width} pixels`, async () => {
      await setViewport({ width, height: 900 });
      const checkout = await Checkout.open(WIDE);
      for (const animation of checkout.part('checkout')!.getAnimations()) animation.finish();
      // Still running when it is looked at, however slow the engine is.
      checkout.element.style.setProperty('--pay-motion', '60s');
      const before = measureHeight(checkout);
      await checkout.stage.reach('failed');
      const [transition, ...others] = checkout
        .part('checkout')!
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition);
      // docs/engines.md: WebKit shows the new height at once.
      if (!transition) expect(navigator.vendor).to.match(/^Apple/);
      else {
        expect([transition.transitionProperty, others.length]).to.deep.equal(['min-height', 0]);
        transition.currentTime = 0;
        expect(measureHeight(checkout)).to.equal(before);
        transition.finish();
      }
      expect(measureHeight(checkout)).to.be.within(height, width === 360 ? before - 100 : height);
      expect(checkout.part('pane')!.scrollHeight).to.be.at.most(measureHeight(checkout));
    });

  it('keeps a hovered button on a note readable: it is as light as the card', async () => {
    const checkout = new Checkout(await Stage.open());
    checkout.answer = async (url, init) =>
      url.includes('/status') ? checkout.stage.fetch(url, init) : Response.json({ message: 'No' }, { status: 500 });
    await checkout.mount();
    checkout.element.style.setProperty('--pay-motion', '0s');
    const button = checkout.part('details-error')!.querySelector('button')!;
    button.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = button.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
    const [card, pointedAt] = [checkout.part('checkout')!, button].map(
      (part) => getComputedStyle(part).backgroundColor,
    );
    await sendMouse({ type: 'move', position: [0, 0] });
    expect(pointedAt).to.equal(card);
  });

  it('has no status part or slot before the first answer', async () => {
    const checkout = await Checkout.open();
    checkout.element.paymentId = 'pay_another';
    await checkout.element.updateComplete;
    expect(STATES.filter((state) => checkout.element.matches(`:state(${state})`))).to.deep.equal([]);
  });
});
