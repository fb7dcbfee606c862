import type { Meta } from '@storybook/web-components-vite';
import { given } from '../support/elements/given.js';
import type { LookArgs } from '../support/elements/look.js';
import {
  CHECKOUT_CONTROLS,
  payCheckoutMeta,
  type PayCheckoutArgs,
  type PayCheckoutStory,
} from '../support/elements/pay-checkout.js';
import { checkout } from '../support/play/players.js';

/** The three shapes in the three densities, set by two attributes. */
const meta: Meta<PayCheckoutArgs> = {
  ...payCheckoutMeta,
  title: 'pay-checkout/Shapes and densities',
  tags: ['!autodocs'],
  parameters: { controls: CHECKOUT_CONTROLS },
  excludeStories: ['story'],
};
export default meta;

export const story = (look: LookArgs): PayCheckoutStory => ({
  args: look,
  loaders: given(),
  play: checkout.shows(({ checkout: { openWallet } }) => openWallet),
});
