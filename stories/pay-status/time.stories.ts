import type { Meta } from '@storybook/web-components-vite';
import { given } from '../support/elements/given.js';
import { CONTROLS, payStatusMeta, type PayStatusArgs, type PayStatusStory } from '../support/elements/pay-status.js';
import { status } from '../support/play/players.js';
import { START } from '../support/environment/story-clock.js';

/** The time left to pay. Time does not advance in these stories; "Live" shows a running countdown. */
const meta: Meta<PayStatusArgs> = { ...payStatusMeta, title: 'pay-status/Time', parameters: { controls: CONTROLS } };
export default meta;

export const Plenty: PayStatusStory = {
  args: { 'expires-at': START + 3 * 3600 },
  loaders: given(),
  play: status.shows('3:00:00'),
};

export const AFewMinutes: PayStatusStory = {
  args: { 'expires-at': START + 300 },
  loaders: given(),
  play: status.shows('5:00'),
};

export const LastSeconds: PayStatusStory = {
  args: { 'expires-at': START + 9 },
  loaders: given(),
  play: status.shows('0:09'),
};

/** Expired by the buyer's clock. Only the gateway decides that a payment has expired. */
export const TimeIsUp: PayStatusStory = {
  args: { 'expires-at': START - 1 },
  loaders: given(),
  play: status.shows(({ timeUp }) => timeUp),
};

/** The gateway's status overrides every clock. */
export const PaidInTheLastMoment: PayStatusStory = {
  args: { 'expires-at': START - 1 },
  loaders: given({ journey: ['succeed'] }),
  play: status.shows(({ statuses }) => statuses.succeeded[0]),
};
