import type { Meta } from '@storybook/web-components-vite';
import { given } from '../support/elements/given.js';
import {
  CHECKOUT_CONTROLS,
  payCheckoutMeta,
  type PayCheckoutArgs,
  type PayCheckoutStory,
} from '../support/elements/pay-checkout.js';
import { checkout, status } from '../support/play/players.js';
import { JOURNEYS } from '../support/world/journeys.js';

/** Long words, other directions, words of the shop's own, and little room for any of them. */
const meta: Meta<PayCheckoutArgs> = {
  ...payCheckoutMeta,
  title: 'pay-checkout/Words',
  parameters: { controls: CHECKOUT_CONTROLS },
};
export default meta;

export const German: PayCheckoutStory = {
  globals: { language: 'de' },
  loaders: given(),
  play: checkout.shows(({ checkout: { openWallet, scan } }) => [openWallet, scan]),
};

export const Arabic: PayCheckoutStory = { ...German, globals: { language: 'ar' } };

/** 320 CSS pixels: the narrowest phone, and a page at 400 % on a laptop. */
export const Narrow: PayCheckoutStory = {
  args: { width: 320 },
  globals: { language: 'de' },
  loaders: given({ journey: JOURNEYS.succeeded }),
  play: status.shows(({ statuses }) => statuses.succeeded),
};

/** The property `messages`: each text alone can be the shop's own. */
export const WordsOfTheShop: PayCheckoutStory = {
  args: { messages: { checkout: { pay: 'Your order at', openWallet: 'Pay with your wallet' } } },
  globals: { language: 'en' },
  loaders: given(),
  play: checkout.shows('Pay with your wallet'),
};
