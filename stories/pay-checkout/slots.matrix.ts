import type { Meta } from '@storybook/web-components-vite';
import { getPayment } from '../support/elements/given.js';
import {
  CHECKOUT_CONTROLS,
  payCheckout,
  payCheckoutMeta,
  type PayCheckoutArgs,
  type PayCheckoutStory,
} from '../support/elements/pay-checkout.js';
import { getSlotContent } from '../support/elements/slot-content.js';
import { slotStory } from '../support/elements/slot-story.js';
import type { Slot } from '../support/elements/slots.js';

/** Slotted content: one slot per status, and one for all of them. */
const meta: Meta<PayCheckoutArgs> = {
  ...payCheckoutMeta,
  title: 'pay-checkout/Slots',
  tags: ['!autodocs'],
  parameters: { controls: CHECKOUT_CONTROLS },
  excludeStories: ['story'],
};
export default meta;

export const story = (slot: Slot): PayCheckoutStory => ({
  ...slotStory(slot),
  render: (args, context) => payCheckout(getPayment(context), args, getSlotContent(slot)),
});
