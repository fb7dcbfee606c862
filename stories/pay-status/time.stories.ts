import type { Meta } from '@storybook/web-components-vite';
import { en } from '../../src/locales/en.js';
import { CONTROLS, given, payStatusMeta, shows, type PayStatusArgs, type PayStatusStory } from '../support/story.js';

/** The time to pay. Time stands still in these stories; the one named "Live" shows it running. */
const meta: Meta<PayStatusArgs> = { ...payStatusMeta, title: 'pay-status/Time', parameters: { controls: CONTROLS } };
export default meta;

/** The gateway's clock in stories when it starts, Unix seconds. */
const START = Date.UTC(2026, 1, 18, 12) / 1000;

export const Plenty: PayStatusStory = {
  args: { 'expires-at': START + 3 * 3600 },
  loaders: given(),
  play: shows('3:00:00'),
};

export const AFewMinutes: PayStatusStory = {
  args: { 'expires-at': START + 300 },
  loaders: given(),
  play: shows('5:00'),
};

export const LastSeconds: PayStatusStory = {
  args: { 'expires-at': START + 9 },
  loaders: given(),
  play: shows('0:09'),
};

/** By the clock of the buyer. Only the gateway says that a payment has expired. */
export const TimeIsUp: PayStatusStory = {
  args: { 'expires-at': START - 1 },
  loaders: given(),
  play: shows(en.statuses.requires_action[0], en.checking),
};

/** What the gateway says counts more than any clock. */
export const PaidInTheLastMoment: PayStatusStory = {
  args: { 'expires-at': START - 1 },
  loaders: given({ journey: ['succeed'] }),
  play: shows(en.statuses.succeeded[0]),
};
