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
import { followedIn, toStory } from '../support/every-state/every-state.js';

/** Each status with each connection, light and dark, in both directions of writing: made from the contract's own lists. */
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
  render: (args, context) => payStatus(followedIn(state, getPayment(context)), args),
});
