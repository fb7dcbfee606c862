import type { Meta } from '@storybook/web-components-vite';
import { hasEachStatus, givenEachStatus, sideBySide } from '../support/elements/each-status.js';
import { REFUNDED_AT } from '../support/environment/story-clock.js';
import {
  CHECKOUT_CONTROLS,
  payCheckout,
  payCheckoutMeta,
  type PayCheckoutArgs,
  type PayCheckoutStory,
} from '../support/elements/pay-checkout.js';

/** The checkout in each status. "Every state" shows each of them with every connection. */
const meta: Meta<PayCheckoutArgs> = {
  ...payCheckoutMeta,
  title: 'pay-checkout/Statuses',
  parameters: { controls: CHECKOUT_CONTROLS },
  loaders: givenEachStatus,
  render: (args, context) => sideBySide(context, (payment) => payCheckout(payment, args)),
  play: hasEachStatus,
};
export default meta;

export const SideBySide: PayCheckoutStory = {};

/** The page says that the shop refunded the payment: so does the receipt of the one that succeeded. */
export const Refunded: PayCheckoutStory = { args: { 'refunded-at': REFUNDED_AT } };
