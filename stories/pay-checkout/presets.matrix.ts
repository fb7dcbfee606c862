import type { Meta } from '@storybook/web-components-vite';
import { hasEachStatus, givenEachStatus, sideBySide } from '../support/elements/each-status.js';
import {
  CHECKOUT_CONTROLS,
  payCheckout,
  payCheckoutMeta,
  type PayCheckoutArgs,
  type PayCheckoutStory,
} from '../support/elements/pay-checkout.js';

/** The published presets, light and dark. Each is a style sheet. */
const meta: Meta<PayCheckoutArgs> = {
  ...payCheckoutMeta,
  title: 'pay-checkout/Presets',
  tags: ['!autodocs'],
  parameters: { controls: CHECKOUT_CONTROLS },
  excludeStories: ['story'],
};
export default meta;

export const story = (globals: { readonly preset: string; readonly scheme: string }): PayCheckoutStory => ({
  globals,
  loaders: givenEachStatus,
  render: (args, context) => sideBySide(context, (payment) => payCheckout(payment, args)),
  play: hasEachStatus,
});
