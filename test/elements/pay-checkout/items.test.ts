import { expect } from '@open-wc/testing';
import type { CheckoutItem } from '../../../src/elements/pay-checkout/items.js';
import { Checkout, type CheckoutInputs } from '../../support/checkout.js';

const price = (value: string) => ({ unit: 'iso4217/USD', value });
const INK: CheckoutItem = { name: 'Tidewater ink', amount: price('1850') };
const named = (...names: readonly string[]): readonly CheckoutItem[] => names.map((name) => ({ name }));

/** The items that are seen. */
const getItems = ({ element }: Checkout): readonly string[] =>
  [...element.shadowRoot!.querySelectorAll('[part=item]')]
    .filter((item) => item.checkVisibility())
    .map((item) => item.textContent.replace(/\s+/g, ' ').trim());

const getSummary = ({ element }: Checkout): string | undefined =>
  element.shadowRoot!.querySelector<HTMLElement>('[part=more-items-summary]')?.innerText.replace(/\s+/g, ' ').trim();

const getErrors = ({ events }: Checkout): readonly string[] =>
  events.flatMap((event) => ('error' in event ? [(event.error as Error).message] : []));

/** Opens the element in a container of this width, CSS pixels. */
const openIn = async (width: number, inputs: CheckoutInputs): Promise<Checkout> => {
  const room = document.createElement('div');
  room.style.width = `${width}px`;
  document.body.append(room);
  return new Checkout((await Checkout.open()).stage).mount(inputs, room);
};

/** Wide enough for the items beside the sheet. */
const RAIL = 900;
/** The items are one line above the sheet. */
const COLUMN = 480;

describe('the items of pay-checkout', () => {
  afterEach(() => {
    for (const room of document.querySelectorAll('body > div[style]')) room.remove();
  });

  it('are listed beside the sheet with their quantity and price', async () => {
    const items = [INK, { name: 'Notebook', quantity: 2, amount: price('4800') }, { name: 'A card', quantity: 1 }];
    const checkout = await openIn(RAIL, { items });
    expect(getItems(checkout)).to.deep.equal(['Tidewater ink $18.50', '2 × Notebook $48.00', 'A card']);
    expect(checkout.part('summary')!.querySelector('ul[part=items]') !== null).to.equal(true);
    expect(getErrors(checkout)).to.deep.equal([]);
  });

  it('may be JSON in the attribute, set before or later', async () => {
    const checkout = await openIn(RAIL, {});
    expect(checkout.has('items')).to.equal(false);
    checkout.element.setAttribute('items', JSON.stringify([INK]));
    await checkout.element.updateComplete;
    expect(getItems(checkout)).to.deep.equal(['Tidewater ink $18.50']);
    checkout.element.removeAttribute('items');
    await checkout.element.updateComplete;
    expect(checkout.has('items')).to.equal(false);
  });

  it('beyond the third are shown when the buyer opens them', async () => {
    const checkout = await openIn(RAIL, { items: named('One', 'Two', 'Three', 'Four', 'Five') });
    expect([getSummary(checkout), getItems(checkout)]).to.deep.equal(['+2 more', ['One', 'Two', 'Three']]);
    checkout.part('more-items-summary')!.click();
    expect(getItems(checkout)).to.deep.equal(['One', 'Two', 'Three', 'Four', 'Five']);
  });

  it('are one line above the sheet, and all shown when the buyer opens them', async () => {
    const checkout = await openIn(COLUMN, { items: [{ ...INK, quantity: 2 }, ...named('Two', 'Three', 'Four')] });
    expect([getSummary(checkout), getItems(checkout)]).to.deep.equal(['2 × Tidewater ink +3 more', []]);
    checkout.part('more-items-summary')!.click();
    expect(getItems(checkout)).to.deep.equal(['2 × Tidewater ink $18.50', 'Two', 'Three', 'Four']);
  });

  it('are not computed with: the amount to pay is that of the payment', async () => {
    const checkout = await openIn(RAIL, {
      items: [{ ...INK, quantity: 9 }],
      amountUnit: 'iso4217/USD',
      amountValue: '5',
    });
    expect(checkout.text('amount')).to.equal('$0.05');
    expect(getItems(checkout)).to.deep.equal(['9 × Tidewater ink $18.50']);
  });

  const INVALID: readonly (readonly [input: unknown, problem: string])[] = [
    ['{', 'items is not JSON of a list.'],
    [{ name: 'Ink' }, 'items is not a list.'],
    [[INK, {}], 'items[1].name is not a text.'],
    [[{ name: ' ' }], 'items[0].name is not a text.'],
    [[{ ...INK, quantity: 0 }], 'items[0].quantity is not a whole number from 1.'],
    [[{ ...INK, amount: { ...price('1'), display: { decimals: 6 } } }], 'items[0].amount is not an amount'],
  ];
  for (const [input, problem] of INVALID) {
    it(`are left out and reported once if they are ${JSON.stringify(input)}, and the buyer can pay`, async () => {
      const checkout = await Checkout.open({ items: input as CheckoutInputs['items'] });
      expect(checkout.has('items')).to.equal(false);
      expect(checkout.has('wallet-link')).to.equal(true);
      expect(checkout.has('support')).to.equal(false);
      const errors = getErrors(checkout);
      expect(errors).to.have.length(1);
      expect(errors[0]).to.contain(problem);
    });
  }

  const LONG = named('Überlänge '.repeat(40), 'W'.repeat(300), 'دفتر الملاحظات', 'Four', 'Five');
  for (const width of [240, 720]) {
    it(`fit into ${width} pixels, however long their names are`, async () => {
      const items = LONG.map((item) => ({ ...item, quantity: 1_000_000, amount: price('9'.repeat(18)) }));
      const checkout = await openIn(width, { items });
      const { element } = checkout;
      const { left, right } = element.getBoundingClientRect();
      for (const item of element.shadowRoot!.querySelectorAll('[part=item] > *')) {
        const box = item.getBoundingClientRect();
        if (box.width) expect([box.left >= left - 1, box.right <= right + 1]).to.deep.equal([true, true]);
      }
      expect(checkout.part('items')!.clientHeight).to.be.at.most(3 * 4 * 21 + 1);
    });
  }
});
