import { fiat } from 'pay-status/merchant';

/** A product of the shop. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: ReturnType<typeof fiat>;
}

export const PRODUCTS: readonly Product[] = [
  {
    id: 'notebook',
    name: 'Harbour notebook',
    description: 'A5, 192 dotted pages of 90 g cream paper. Thread-sewn, so it stays open where you left it.',
    price: fiat('24.00', 'USD'),
  },
  {
    id: 'ink',
    name: 'Tidewater ink',
    description: '50 ml of blue-green fountain pen ink. Shades well, dries in ten seconds, washes off fingers.',
    price: fiat('18.50', 'USD'),
  },
  {
    id: 'pencils',
    name: 'Six cedar pencils',
    description: 'Two each of 2H, HB and 4B in round, unlacquered cedar. They smell the way pencils should.',
    price: fiat('12.00', 'USD'),
  },
  {
    id: 'ruler',
    name: 'Brass ruler, 15 cm',
    description: 'Etched in millimetres on one edge and sixteenths on the other. Darkens with the years.',
    price: fiat('21.50', 'USD'),
  },
  {
    id: 'letters',
    name: 'Letter set for ten',
    description: 'Ten sheets of deckle-edged cotton paper with lined envelopes, and a reason to write.',
    price: fiat('16.00', 'USD'),
  },
  {
    id: 'clips',
    name: 'A tin of paper clips',
    description: 'Forty owl clips in copper and steel that hold thirty sheets and never snag one.',
    price: fiat('7.50', 'USD'),
  },
];

export const findProduct = (id: unknown): Product | undefined => PRODUCTS.find((product) => product.id === id);
