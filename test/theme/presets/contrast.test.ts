import { expect, fixtureSync } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { Checkout } from '../../support/checkout.js';
import { Stage } from '../../support/element.js';
import { SCHEMES, usePreset, type Scheme } from '../../support/preset.js';
import { PRESETS } from '../../support/preset-names.js';
import { waitUntil } from '../../support/wait-until.js';

const COLORS = ['color', 'background-color', 'border-top-color'];

const getColors = (part: Element): readonly string[] =>
  COLORS.map((property) => getComputedStyle(part).getPropertyValue(property));

const getPart = (element: Element, name: string): HTMLElement => element.shadowRoot!.querySelector(`[part~=${name}]`)!;

/** Returns the colours of both elements in a grey container, and of a hovered button. */
const readColors = async (scheme: Scheme): Promise<readonly (readonly string[])[]> => {
  const around = fixtureSync<HTMLElement>(
    `<div style="color-scheme: ${scheme}; color: #888; background: #999; --pay-brand: #c60; --pay-motion: 0s"></div>`,
  );
  const stage = await Stage.open();
  await stage.reach('succeeded');
  const { element: status } = await stage.mount({ redirect: 'manual', successUrl: 'https://shop.example/' }, around);
  const { element: checkout } = await (await Checkout.open()).mount({}, around);
  const link = getPart(status, 'redirect-link');
  const parts = [
    ...['card', 'title', 'text', 'amount', 'redirect-link'].map((name) => getPart(status, name)),
    ...['checkout', 'pane', 'amount', 'wallet-title', 'wallet-link'].map((name) => getPart(checkout, name)),
  ];
  for (const [element, name, widthPx] of [
    [status, 'card', 3],
    [checkout, 'checkout', 3],
    [checkout, 'pane', 2],
  ] as const) {
    const { borderInlineStartWidth, paddingBlockStart, paddingInlineStart } = getComputedStyle(getPart(element, name));
    expect(borderInlineStartWidth).to.equal(`${widthPx}px`);
    expect(paddingInlineStart, name).to.equal(paddingBlockStart);
  }
  const still = parts.map(getColors);
  await waitUntil(async () => {
    // The page below, whose height is animated, may move it.
    link.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = link.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
    return link.matches(':hover');
  }, 'the pointer is there');
  const seen = [...still, getColors(link)];
  await sendMouse({ type: 'move', position: [0, 0] });
  return seen;
};

describe('the preset contrast, linked last', () => {
  for (const scheme of SCHEMES) {
    for (const other of PRESETS.filter((preset) => preset !== 'contrast')) {
      it(`overrides the colours and keeps the padding of the preset ${other}, ${scheme}`, async () => {
        await usePreset(other);
        await usePreset('contrast');
        const both = await readColors(scheme);
        document.adoptedStyleSheets = document.adoptedStyleSheets.slice(1);
        expect(both).to.deep.equal(await readColors(scheme));
      });
    }
  }
});
