import type { Meta } from '@storybook/web-components-vite';
import { hasEachStatus, givenEachStatus, sideBySide } from '../support/elements/each-status.js';
import { REFUNDED_AT, START } from '../support/environment/story-clock.js';
import {
  CONTROLS,
  payStatus,
  payStatusMeta,
  type PayStatusArgs,
  type PayStatusStory,
} from '../support/elements/pay-status.js';

/** Each status of a payment. "Every state" shows each of them with every connection. */
const meta: Meta<PayStatusArgs> = {
  ...payStatusMeta,
  title: 'pay-status/Statuses',
  parameters: { controls: CONTROLS },
  loaders: givenEachStatus,
  render: (args, context) => sideBySide(context, (payment) => payStatus(payment, args)),
  play: hasEachStatus,
};
export default meta;

export const SideBySide: PayStatusStory = {};

/** With a link to the shop. */
export const WithAWayBack: PayStatusStory = {
  args: { redirect: 'manual', 'success-url': 'https://shop.example/thanks', 'error-url': 'https://shop.example/sorry' },
};

/** The page says that the payment was settled: the timeline has one step more. */
export const Settled: PayStatusStory = { args: { 'settled-at': START - 86_400 } };

/** The page says that the shop refunded the payment: so do the receipt and the timeline of the one that succeeded. */
export const Refunded: PayStatusStory = { args: { 'refunded-at': REFUNDED_AT } };
