import type { Meta } from '@storybook/web-components-vite';
import { given, getPayment } from '../support/elements/given.js';
import { CONTROLS, payStatusMeta, type PayStatusArgs, type PayStatusStory } from '../support/elements/pay-status.js';
import { inOrder, status } from '../support/play/players.js';
import { lastKnown } from '../support/play/words.js';
import { STEPS_TO } from '../../demo/test/support/steps-to.js';
import { failsAfterFirstAnswer } from '../support/environment/wires.js';

/** Problems between the buyer and the gateway. None of them changes the status of the payment. */
const meta: Meta<PayStatusArgs> = {
  ...payStatusMeta,
  title: 'pay-status/Connection',
  parameters: { controls: CONTROLS },
};
export default meta;

/** The time to skip until the first answer counts as slow. */
const SLOW_MS = 4_000;

/** The time to skip for five failed attempts. */
const FIVE_TRIES_MS = 20_000;

/** The time to skip until a 404 is no longer retried. */
const NOT_FOUND_MS = 20_000;

/** An unreadable answer is a failure of the connection, not of the payment. */
export const GarbledAnswers: PayStatusStory = {
  loaders: given({ journey: STEPS_TO.processing, wire: failsAfterFirstAnswer({ kind: 'garbage' }) }),
  play: status.shows(({ statuses }) => statuses.processing, lastKnown('retrying')),
};

/** There is no answer yet, and a few attempts have failed. */
export const SlowFirstAnswer: PayStatusStory = {
  loaders: given({ fault: { kind: 'status', status: 503 }, skipMs: SLOW_MS }),
  play: status.shows(({ slow }) => slow),
};

/** Five attempts have failed, and retries continue. */
export const CannotLoad: PayStatusStory = {
  loaders: given({ fault: { kind: 'status', status: 500 }, skipMs: FIVE_TRIES_MS }),
  play: status.shows(({ cannotLoad }) => cannotLoad),
};

/** The gateway answers again when the buyer presses "try again". */
export const TriedAgain: PayStatusStory = {
  loaders: given({ fault: { kind: 'status', status: 500 }, skipMs: FIVE_TRIES_MS }),
  play: inOrder(
    status.shows(({ cannotLoad }) => cannotLoad),
    async (context) => {
      getPayment(context).gateway.faults.clear();
    },
    status.presses(({ checkAgain }) => checkAgain),
    status.shows(({ statuses }) => statuses.requires_action),
  ),
};

/** The gateway does not know the payment. */
export const NotFound: PayStatusStory = {
  loaders: given({ fault: { kind: 'status', status: 404 }, skipMs: NOT_FOUND_MS }),
  play: status.shows(({ stopped }) => stopped),
};
