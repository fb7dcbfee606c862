import type { Meta } from '@storybook/web-components-vite';
import { given } from '../support/elements/given.js';
import {
  CHECKOUT_CONTROLS,
  payCheckoutMeta,
  type PayCheckoutArgs,
  type PayCheckoutStory,
} from '../support/elements/pay-checkout.js';
import { checkout, status } from '../support/play/players.js';
import { STEPS_TO } from '../../demo/test/support/steps-to.js';

/** Long texts, right-to-left text, custom texts, and narrow pages. */
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

/** 320 CSS pixels: the narrowest phones, and laptops at 400 % zoom. */
export const Narrow: PayCheckoutStory = {
  args: { width: 320 },
  globals: { language: 'de' },
  loaders: given({ journey: STEPS_TO.succeeded }),
  play: status.shows(({ statuses }) => statuses.succeeded[1]),
};

/** The property `messages` replaces single texts. */
export const WordsOfTheShop: PayCheckoutStory = {
  args: { messages: { checkout: { pay: 'Your order at', openWallet: 'Pay with your wallet' } } },
  globals: { language: 'en' },
  loaders: given(),
  play: checkout.shows('Pay with your wallet'),
};
