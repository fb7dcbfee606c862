import type { Meta } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import { en } from '../../src/locales/en.js';
import { JOURNEYS } from '../support/journeys.js';
import {
  CONTROLS,
  first,
  given,
  inside,
  payStatusMeta,
  presses,
  shows,
  type PayStatusArgs,
  type PayStatusStory,
} from '../support/story.js';
import type { StoryPayment } from '../support/story-payment.js';
import { createStoryPage } from '../support/story-ports.js';
import { failsAfterFirstAnswer } from '../support/wires.js';

/** What happens between the buyer and the gateway. None of it changes what is known of the payment. */
const meta: Meta<PayStatusArgs> = {
  ...payStatusMeta,
  title: 'pay-status/Connection',
  parameters: { controls: CONTROLS },
};
export default meta;

/** The note while a status is on screen. */
const lastKnown = (note: string) => `${note} ${en.lastKnown}`;

const offline = () => ({ page: createStoryPage(false) });

/** Enough waiting to fail five times, and for what else is waited for meanwhile. */
const FIVE_TRIES_MS = 20_000;

/** Enough waiting for a payment that is not found to count as unknown. */
const NOT_FOUND_MS = 20_000;

/** The gateway has not answered yet. */
export const Connecting: PayStatusStory = {
  loaders: given({ fault: { kind: 'hang' } }),
  play: shows(...en.connecting),
};

export const OfflineFromTheStart: PayStatusStory = {
  loaders: given({ fault: { kind: 'drop' }, ports: offline }),
  play: shows(...en.connecting, en.notes.offline),
};

export const Reconnecting: PayStatusStory = {
  loaders: given({ wire: failsAfterFirstAnswer({ kind: 'status', status: 502 }) }),
  play: shows(...en.statuses.requires_action, lastKnown(en.notes.retrying)),
};

export const ReconnectingWhileProcessing: PayStatusStory = {
  loaders: given({ journey: JOURNEYS.processing, wire: failsAfterFirstAnswer({ kind: 'garbage' }) }),
  play: shows(...en.statuses.processing, lastKnown(en.notes.retrying)),
};

export const Offline: PayStatusStory = {
  loaders: given({ wire: failsAfterFirstAnswer({ kind: 'drop' }), ports: offline }),
  play: shows(...en.statuses.requires_action, lastKnown(en.notes.offline)),
};

/** Failed five times, and goes on trying. */
export const CannotLoad: PayStatusStory = {
  loaders: given({ fault: { kind: 'status', status: 500 }, skipMs: FIVE_TRIES_MS }),
  play: shows(...en.cannotLoad),
};

/** The gateway is back when the buyer tries again. */
export const TriedAgain: PayStatusStory = {
  loaders: given({ fault: { kind: 'status', status: 500 }, skipMs: FIVE_TRIES_MS }),
  play: async (context) => {
    await shows(...en.cannotLoad)(context);
    (context.loaded as { payment: StoryPayment }).payment.gateway.faults.clear();
    await first(presses(en.tryAgain), shows(...en.statuses.requires_action))(context);
  },
};

/** The gateway does not know the payment. */
export const NotFound: PayStatusStory = {
  loaders: given({ fault: { kind: 'status', status: 404 }, skipMs: NOT_FOUND_MS }),
  play: shows(...en.stopped),
};

/** The gateway does not accept the request: the page's credentials are wrong. */
export const Refused: PayStatusStory = {
  loaders: given({ fault: { kind: 'status', status: 401 } }),
  play: shows(...en.stopped),
};

/** The gateway refuses a request after it answered others: what it said before stays. */
export const NoLongerFollowed: PayStatusStory = {
  loaders: given({ journey: JOURNEYS.processing, wire: failsAfterFirstAnswer({ kind: 'status', status: 403 }) }),
  play: first(shows(...en.statuses.processing, lastKnown(en.notes.stopped)), async ({ canvasElement }) => {
    const element = await inside(canvasElement);
    await waitFor(() => expect(element.getByRole('button', { name: en.tryAgain })).toBeVisible());
  }),
};
