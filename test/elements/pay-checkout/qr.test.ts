import { expect, fixtureSync } from '@open-wc/testing';
import { html, render } from 'lit';
import { qrStyles } from '../../../src/elements/pay-checkout/qr.styles.js';
import { qrCode } from '../../../src/elements/pay-checkout/qr.view.js';
import { encodeQrCode } from '../../../src/core/format/qr-code.js';

/** Styles that a page may set on a part, from colours to size. */
const HOSTILE = `
  all: unset;
  color: #fff; background: #000; fill: #fff; stroke: #fff; stroke-width: 3px; color-scheme: dark;
  filter: invert(1); backdrop-filter: invert(1); opacity: 0.1; mix-blend-mode: difference; background-blend-mode: multiply;
  transform: rotate(9deg) scale(0.4); rotate: 9deg; scale: 0.4; translate: 50% 0; zoom: 0.5; perspective: 50px;
  display: inline; visibility: hidden; content-visibility: hidden; contain: strict; position: fixed; inset: 0; float: left;
  clip-path: circle(20%); mask: linear-gradient(#000, transparent); mask-type: alpha; overflow: clip; border-radius: 50%;
  width: 20px; height: 20px; min-width: 1px; max-width: 30px; max-height: 30px; inline-size: 20px; aspect-ratio: 3;
  padding: 0; margin: -40px; border: 9px solid #000; outline: 20px solid #000; outline-offset: -40px;
  box-shadow: inset 0 0 0 99px #000; box-sizing: border-box; object-fit: none; shape-rendering: geometricPrecision;
  image-rendering: pixelated; forced-color-adjust: auto; writing-mode: vertical-rl; line-height: 0; font-size: 0;
  letter-spacing: 1em; text-indent: 5em; transition: all 9s; animation: hostile 1s infinite; will-change: opacity;
  fill-opacity: 0; stroke-opacity: 1; fill-rule: evenodd; paint-order: stroke; vector-effect: non-scaling-stroke;
`.replaceAll(';', ' !important;');

/** The code fits into the box around the element, whose size is the page's decision. */
const BOX =
  'position: static !important; float: none !important; width: 400px !important; max-width: none !important; max-height: none !important; contain: none !important';

const INNER = ['[part="qr-card"]', '[part="qr"]', 'rect', 'path'];

const show = (text: string, wrapper = '<div></div>') => {
  const outer = fixtureSync<HTMLElement>(wrapper);
  const host = outer.querySelector<HTMLElement>('[host]') ?? outer;
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [qrStyles.styleSheet!];
  const code = qrCode(encodeQrCode(text)!, 'Scan to pay');
  // Its box is as wide as the code, as in the checkout.
  render(html`<div style="display: grid; place-items: start center">${code}</div>`, root);
  return { host, root, svg: root.querySelector('svg')! };
};

const addStyles = (text: string): (() => void) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
};

/** Returns the size and all computed properties of each element, apart from its position, which depends on the page. */
const looks = (root: ShadowRoot): readonly Readonly<Record<string, unknown>>[] =>
  INNER.map((selector) => {
    const element = root.querySelector(selector)!;
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return {
      selector,
      width,
      height,
      ...Object.fromEntries(
        Array.from(style, (name) => [name, name.startsWith('margin') || style.getPropertyValue(name)]),
      ),
    };
  });

describe('the QR code of pay-checkout', () => {
  it('is 240 pixels wide, or 272 if its modules would be smaller than 4, and fits a phone', () => {
    for (let length = 1; length <= 559; length += 3) {
      const { root, svg } = show('a'.repeat(length), '<div style="width: 280px"></div>');
      const { width, height } = svg.getBoundingClientRect();
      const modulePx = width / svg.viewBox.baseVal.width;
      expect([width, height]).to.deep.equal(svg.viewBox.baseVal.width > 60 ? [272, 272] : [240, 240]);
      expect(modulePx).to.be.at.least(length <= 300 ? 3 : 2.8);
      expect(root.querySelector('[part="qr-card"]')!.clientWidth).to.be.at.least(width);
    }
  });

  it('is black on white', () => {
    const { root } = show('https://gateway.example/?pid=pay_1');
    const [card, , rect, path] = INNER.map((selector) => getComputedStyle(root.querySelector(selector)!));
    expect(card!.backgroundColor).to.equal('rgb(255, 255, 255)');
    expect(rect!.fill).to.equal('rgb(255, 255, 255)');
    expect(path!.fill).to.equal('rgb(0, 0, 0)');
  });

  const attacks: Readonly<Record<string, string>> = {
    'rules for its parts': `.host::part(qr), .host::part(qr-card) { ${HOSTILE} }`,
    'rules for everything': `* { ${HOSTILE.replace('all: unset !important;', '').replace(/(zoom|content-visibility|display)[^;]+;/g, '')} }`,
    'pseudo-elements before and after its parts': `.host::part(qr-card)::before, .host::part(qr-card)::after {
      content: '' !important; position: fixed !important; inset: 0 !important; background: #000 !important;
      display: block !important }`,
  };
  for (const [what, rules] of Object.entries(attacks)) {
    it(`looks the same under ${what}`, () => {
      const { host, root } = show('https://gateway.example/?pid=pay_1');
      host.className = 'host';
      host.style.cssText = BOX;
      const before = looks(root);
      const remove = addStyles(rules);
      const after = looks(root);
      const card = root.querySelector('[part="qr-card"]')!;
      const pseudos = ['::before', '::after'].map((name) => getComputedStyle(card, name).content);
      remove();
      expect(after).to.deep.equal(before);
      expect(pseudos).to.deep.equal(['none', 'none']);
    });
  }
});
