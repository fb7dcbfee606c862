import type { Meta } from '@storybook/web-components-vite';
import { given } from '../support/elements/given.js';
import { CONTROLS, payStatusMeta, type PayStatusArgs, type PayStatusStory } from '../support/elements/pay-status.js';
import { status } from '../support/play/players.js';
import { START } from '../support/world/story-clock.js';

/** The time to pay. Time stands still in these stories; the one named "Live" shows it running. */
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

/** By the clock of the buyer. Only the gateway says that a payment has expired. */
export const TimeIsUp: PayStatusStory = {
  args: { 'expires-at': START - 1 },
  loaders: given(),
  play: status.shows(
    ({ statuses }) => statuses.requires_action[0],
    ({ checking }) => checking,
  ),
};

/** The status of the gateway overrides any clock. */
export const PaidInTheLastMoment: PayStatusStory = {
  args: { 'expires-at': START - 1 },
  loaders: given({ journey: ['succeed'] }),
  play: status.shows(({ statuses }) => statuses.succeeded[0]),
};
