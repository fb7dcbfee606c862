import { expect } from '@open-wc/testing';
import { Checkout } from '../../support/checkout.js';

/** Text properties that a page may set for all of its content. */
const PAGE = `
  font: italic small-caps 900 9px/3 fantasy; font-feature-settings: "smcp"; font-stretch: condensed; hyphens: auto;
  letter-spacing: 9px; word-spacing: 20px; line-break: anywhere; word-break: break-all; overflow-wrap: anywhere; tab-size: 1;
  text-align: justify; text-align-last: right; text-indent: 90px; text-shadow: 3px 3px red; text-transform: uppercase;
  text-wrap: nowrap; white-space: pre; text-underline-offset: 9px; text-emphasis: dot; text-decoration-thickness: 9px;
  list-style: square inside; quotes: none; border-collapse: collapse; border-spacing: 9px; caption-side: bottom;
  -webkit-text-fill-color: red; -webkit-text-stroke: 1px red; text-orientation: upright; orphans: 9;
  accent-color: red; caret-color: red; fill: red; stroke: red; color: red; image-rendering: pixelated;
`;

/** All elements of an element's shadow tree, and of the shadow trees within. */
const findAll = ({ shadowRoot }: Element): readonly Element[] =>
  [...shadowRoot!.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? findAll(each) : [])]);

/** The size and all computed properties of each element, apart from those that depend on the position in the page. */
const look = (element: Element): readonly string[] =>
  findAll(element).map((each) => {
    const { width, height } = each.getBoundingClientRect();
    const style = getComputedStyle(each);
    const properties = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
    return [each.localName, each.getAttribute('part'), width, height, ...properties].join('\n');
  });

describe('the text properties of the page around pay-checkout', () => {
  afterEach(() => {
    document.documentElement.removeAttribute('style');
  });

  const open = async (): Promise<{ checkout: Checkout; parent: HTMLElement }> => {
    const checkout = await Checkout.open();
    checkout.element.style.setProperty('--pay-motion', '0s');
    const parent = checkout.element.parentElement!;
    parent.style.width = '700px';
    return { checkout, parent };
  };

  it('change nothing in it, nor in the pay-status inside', async () => {
    const { checkout, parent } = await open();
    const before = look(checkout.element);
    parent.style.cssText += PAGE;
    const after = look(checkout.element);
    expect(after).to.have.length(before.length);
    for (const [index, text] of before.entries()) expect(after[index]).to.equal(text);
  });

  it('change nothing in it if they make 1rem smaller, as 62.5% does', async () => {
    const { checkout } = await open();
    const before = look(checkout.element);
    document.documentElement.style.fontSize = '62.5%';
    expect(look(checkout.element)).to.deep.equal(before);
  });

  it('enlarge its text if they make 1rem larger, as readers do', async () => {
    const { checkout } = await open();
    document.documentElement.style.fontSize = '200%';
    expect(getComputedStyle(checkout.part('status')!).fontSize).to.equal('32px');
  });
});
