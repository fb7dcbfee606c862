import type { Meta } from '@storybook/web-components-vite';
import { eachSaysItsStatus, givenEachStatus, sideBySide } from '../support/elements/each-status.js';
import {
  CHECKOUT_CONTROLS,
  payCheckout,
  payCheckoutMeta,
  type PayCheckoutArgs,
  type PayCheckoutStory,
} from '../support/elements/pay-checkout.js';

/** The buyer's page in each status. Each of these with every connection: "Every state". */
const meta: Meta<PayCheckoutArgs> = {
  ...payCheckoutMeta,
  title: 'pay-checkout/Statuses',
  parameters: { controls: CHECKOUT_CONTROLS },
  loaders: givenEachStatus,
  render: (args, context) => sideBySide(context, (payment) => payCheckout(payment, args)),
  play: eachSaysItsStatus,
};
export default meta;

export const SideBySide: PayCheckoutStory = {};
