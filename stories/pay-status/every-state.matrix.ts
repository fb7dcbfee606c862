import type { Meta } from '@storybook/web-components-vite';
import { getPayment } from '../support/elements/given.js';
import {
  CONTROLS,
  payStatus,
  payStatusMeta,
  type PayStatusArgs,
  type PayStatusStory,
} from '../support/elements/pay-status.js';
import type { State } from '../support/every-state/combinations.js';
import { getPaymentInputs, toStory } from '../support/every-state/every-state.js';

/** Each status with each connection, in both colour schemes and text directions. Generated from the contract's lists. */
const meta: Meta<PayStatusArgs> = {
  ...payStatusMeta,
  title: 'pay-status/Every state',
  tags: ['!autodocs'],
  parameters: { controls: CONTROLS },
  excludeStories: ['story'],
};
export default meta;

export const story = (state: State): PayStatusStory => ({
  ...toStory(state),
  render: (args, context) => payStatus(getPaymentInputs(state, getPayment(context)), args),
});
