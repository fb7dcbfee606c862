import type { Meta } from '@storybook/web-components-vite';
import { getPayment } from '../support/elements/given.js';
import {
  CHECKOUT_CONTROLS,
  payCheckout,
  payCheckoutMeta,
  type PayCheckoutArgs,
  type PayCheckoutStory,
} from '../support/elements/pay-checkout.js';
import type { State } from '../support/every-state/combinations.js';
import { getPaymentInputs, toCheckoutStory } from '../support/every-state/every-state.js';

/** Each status with each connection, in both colour schemes and text directions. Generated from the contract's lists. */
const meta: Meta<PayCheckoutArgs> = {
  ...payCheckoutMeta,
  title: 'pay-checkout/Every state',
  tags: ['!autodocs'],
  parameters: { controls: CHECKOUT_CONTROLS },
  excludeStories: ['story'],
};
export default meta;

export const story = (state: State): PayCheckoutStory => ({
  ...toCheckoutStory(state),
  render: (args, context) => payCheckout(getPaymentInputs(state, getPayment(context)), args),
});
