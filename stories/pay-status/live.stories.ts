import type { Meta } from '@storybook/web-components-vite';
import {
  CONTROLS,
  payStatus,
  payStatusMeta,
  type PayStatusArgs,
  type PayStatusStory,
} from '../support/elements/pay-status.js';
import { liveMeta, presses } from '../support/live/live-story.js';
import { inOrder, status } from '../support/play/players.js';
import { lastKnown } from '../support/play/words.js';

/** A payment with the sandbox gateway, in real time: simulate the buyer, the chain and a bad network. */
const meta: Meta<PayStatusArgs> = {
  ...payStatusMeta,
  ...liveMeta((live, args: PayStatusArgs) => payStatus(live, { 'expires-at': live.expiresAt, ...args })),
  title: 'pay-status/Live',
  tags: ['!autodocs'],
  parameters: { controls: CONTROLS },
  args: { 'success-url': 'https://shop.example/thanks', 'error-url': 'https://shop.example/sorry' },
};
export default meta;

/** Use the panel to control the payment, the clock, the gateway and the page. */
export const Live: PayStatusStory = { play: status.shows(({ statuses }) => statuses.requires_action) };

/** A complete payment with a network failure in between. */
export const AWholePayment: PayStatusStory = {
  play: inOrder(
    status.shows(({ statuses }) => statuses.requires_action),
    presses('button', 'Pay'),
    status.shows(({ statuses }) => statuses.processing),
    presses('switch', 'Network'),
    status.shows(lastKnown('offline')),
    presses('button', 'Succeed'),
    presses('switch', 'Network'),
    status.shows(({ statuses, stay }) => [...statuses.succeeded, stay]),
  ),
};

/** Nobody pays in time: the buyer's clock only triggers a poll; the gateway decides that the payment has expired. */
export const NobodyPays: PayStatusStory = {
  play: inOrder(
    status.shows(({ statuses }) => statuses.requires_action),
    presses('button', 'Past expiry'),
    status.shows(({ statuses }) => statuses.expired),
  ),
};
