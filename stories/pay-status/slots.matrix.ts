import type { Meta } from '@storybook/web-components-vite';
import { getPayment } from '../support/elements/given.js';
import {
  CONTROLS,
  payStatus,
  payStatusMeta,
  type PayStatusArgs,
  type PayStatusStory,
} from '../support/elements/pay-status.js';
import { getSlotContent } from '../support/elements/slot-content.js';
import { slotStory } from '../support/elements/slot-story.js';
import type { Slot } from '../support/elements/slots.js';

/** Slotted content: one slot per status, and one for all of them. */
const meta: Meta<PayStatusArgs> = {
  ...payStatusMeta,
  title: 'pay-status/Slots',
  tags: ['!autodocs'],
  parameters: { controls: CONTROLS },
  excludeStories: ['story'],
};
export default meta;

export const story = (slot: Slot): PayStatusStory => ({
  ...slotStory(slot),
  render: (args, context) => payStatus(getPayment(context), args, getSlotContent(slot)),
});
