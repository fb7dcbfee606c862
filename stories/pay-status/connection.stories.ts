import type { Meta } from '@storybook/web-components-vite';
import { given, getPayment } from '../support/elements/given.js';
import { CONTROLS, payStatusMeta, type PayStatusArgs, type PayStatusStory } from '../support/elements/pay-status.js';
import { first, status } from '../support/play/players.js';
import { lastKnown } from '../support/play/words.js';
import { JOURNEYS } from '../support/world/journeys.js';
import { failsAfterFirstAnswer } from '../support/world/wires.js';

/** Problems between the buyer and the gateway. None of them changes the status of the payment. */
const meta: Meta<PayStatusArgs> = {
  ...payStatusMeta,
  title: 'pay-status/Connection',
  parameters: { controls: CONTROLS },
};
export default meta;

/** Enough waiting to fail five times, and for what else is waited for meanwhile. */
const FIVE_TRIES_MS = 20_000;

/** Enough waiting for a payment that is not found to count as unknown. */
const NOT_FOUND_MS = 20_000;

/** An answer that nobody can read is a failure of the connection, not of the payment. */
export const GarbledAnswers: PayStatusStory = {
  loaders: given({ journey: JOURNEYS.processing, wire: failsAfterFirstAnswer({ kind: 'garbage' }) }),
  play: status.shows(({ statuses }) => statuses.processing, lastKnown('retrying')),
};

/** Failed five times, and goes on trying. */
export const CannotLoad: PayStatusStory = {
  loaders: given({ fault: { kind: 'status', status: 500 }, skipMs: FIVE_TRIES_MS }),
  play: status.shows(({ cannotLoad }) => cannotLoad),
};

/** The gateway is back when the buyer tries again. */
export const TriedAgain: PayStatusStory = {
  loaders: given({ fault: { kind: 'status', status: 500 }, skipMs: FIVE_TRIES_MS }),
  play: first(
    status.shows(({ cannotLoad }) => cannotLoad),
    async (context) => {
      getPayment(context).gateway.faults.clear();
    },
    status.presses(({ tryAgain }) => tryAgain),
    status.shows(({ statuses }) => statuses.requires_action),
  ),
};

/** The gateway does not know the payment. */
export const NotFound: PayStatusStory = {
  loaders: given({ fault: { kind: 'status', status: 404 }, skipMs: NOT_FOUND_MS }),
  play: status.shows(({ stopped }) => stopped),
};
