import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { PAYMENT_STATUSES } from '../../src/contract/payment-status.js';
import { Checkout } from '../support/checkout.js';
import { Stage } from '../support/element.js';

/** CSS pixels of what acts (WCAG 2.2, 2.5.5). */
const LEAST_PX = 44;
/** CSS pixels of what shows or copies a fact (WCAG 2.2, 2.5.8). */
const LEAST_OF_FACT_PX = 24;
const OF_FACT = '.icon-button, [part="more-items-summary"]';
/** Fractions of a pixel that layout rounds. */
const ROUNDING_PX = 0.1;
const CONTROLS = 'a[href], button, summary';
/** A control within a sentence is as high as its line. */
const IN_SENTENCE = '[part="details-error"] *, [part="not-loaded"] *';

const URLS = { successUrl: 'https://shop.example/thanks', errorUrl: 'https://shop.example/sorry' };
const CHECKOUT = {
  ...URLS,
  walletUrl: 'https://wallet.example/?uri={url}',
  helpUrl: 'https://shop.example/help',
  retryUrl: 'https://shop.example/cart',
  items: ['Ink', 'Ruler', 'Clips', 'Paper'].map((name) => ({ name })),
};

const findControls = (root: ParentNode): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    ...(element.matches(CONTROLS) && !element.matches(IN_SENTENCE) && element.checkVisibility() ? [element] : []),
    ...(element.shadowRoot ? findControls(element.shadowRoot) : []),
  ]);

/** Returns the controls that are too small, and fails where there is none at all. */
const findSmall = (element: Element): readonly string[] => {
  const controls = findControls(element.shadowRoot!);
  expect(controls.length, 'controls').to.be.greaterThan(0);
  return controls.flatMap((control) => {
    const { width, height } = control.getBoundingClientRect();
    const least = control.matches(OF_FACT) ? LEAST_OF_FACT_PX : LEAST_PX;
    if (Math.min(width, height) >= least - ROUNDING_PX) return [];
    return [`${control.getAttribute('part')}: ${width.toFixed(1)} x ${height.toFixed(1)}`];
  });
};

describe('the size of targets', () => {
  after(() => setViewport({ width: 800, height: 600 }));

  for (const [width, density] of [
    [320, 'compact'],
    [1280, undefined],
  ] as const) {
    const where = `${width} px wide${density ? `, ${density}` : ''}`;

    for (const status of PAYMENT_STATUSES)
      it(`is at least ${LEAST_PX} px in pay-checkout, ${status}, ${where}`, async () => {
        await setViewport({ width, height: 900 });
        const checkout = await Checkout.open({ ...CHECKOUT, ...(density && { density }) });
        await checkout.stage.reach(status);
        await checkout.stage.advance();
        if (status === 'requires_action') await checkout.click('cancel-button');
        expect(findSmall(checkout.element)).to.deep.equal([]);
      });

    for (const status of ['succeeded', 'failed'] as const)
      it(`is at least ${LEAST_PX} px in pay-status, ${status}, ${where}`, async () => {
        await setViewport({ width, height: 900 });
        const stage = await Stage.open();
        await stage.reach(status);
        const { element } = await stage.mount(URLS);
        if (density) element.setAttribute('density', density);
        await import('../../src/core/url/explorer-link.js');
        await stage.advance();
        expect(findSmall(element)).to.deep.equal([]);
      });

    it(`is at least ${LEAST_PX} px in pay-status, stopped, ${where}`, async () => {
      await setViewport({ width, height: 900 });
      const stage = await Stage.open();
      await stage.sandbox.fault({ kind: 'status', status: 401 });
      const { element } = await stage.mount();
      if (density) element.setAttribute('density', density);
      expect(findSmall(element)).to.deep.equal([]);
    });
  }
});
