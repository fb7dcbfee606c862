import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { PAYMENT_STATUSES, type KnownPaymentStatus } from '../../src/contract/payment-status.js';
import { en } from '../../src/locales/en.js';
import { JOURNEYS } from '../support/journeys.js';
import {
  CONTROLS,
  given,
  payStatus,
  payStatusMeta,
  shows,
  type PayStatusArgs,
  type PayStatusStory,
} from '../support/story.js';
import { preparePayment, type StoryPayment } from '../support/story-payment.js';
import { says } from '../support/wires.js';

/** What a gateway can say of a payment. */
const meta: Meta<PayStatusArgs> = {
  ...payStatusMeta,
  title: 'pay-status/Statuses',
  parameters: { controls: CONTROLS },
  excludeStories: ['ONE_OF_EACH'],
};
export default meta;

const inStatus = (status: KnownPaymentStatus): PayStatusStory => ({
  loaders: given({ journey: JOURNEYS[status] }),
  play: shows(...en.statuses[status]),
});

export const RequiresAction = inStatus('requires_action');
export const Processing = inStatus('processing');
export const Succeeded = inStatus('succeeded');
export const Failed = inStatus('failed');
export const Expired = inStatus('expired');
export const Cancelled = inStatus('cancelled');

/** Does not compile when a status has no story. */
export const ONE_OF_EACH: Readonly<Record<KnownPaymentStatus, PayStatusStory>> = {
  requires_action: RequiresAction,
  processing: Processing,
  succeeded: Succeeded,
  failed: Failed,
  expired: Expired,
  cancelled: Cancelled,
};

/** All of them side by side. */
export const All: PayStatusStory = {
  loaders: [
    async () => ({
      payments: await Promise.all(PAYMENT_STATUSES.map((status) => preparePayment({ journey: JOURNEYS[status] }))),
    }),
  ],
  render: (args, { loaded }) =>
    html`<div style="display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr))">
      ${(loaded as { payments: readonly StoryPayment[] }).payments.map((payment) => payStatus(payment, args))}
    </div>`,
};

/** The failure code `declined_user`: the only one that has words of its own. */
export const Declined: PayStatusStory = {
  loaders: given({ journey: ['decline'] }),
  play: shows(...en.declined),
};

/** A status that a later version of the gateway may add: never shown as success or failure. */
export const Unknown: PayStatusStory = {
  loaders: given({ wire: says({ status: 'held_for_review' }) }),
  play: shows(...en.unknownStatus('held_for_review')),
};

export const UnknownAndFinal: PayStatusStory = {
  loaders: given({ journey: ['decline'], wire: says({ status: 'refunded', failureCode: null }) }),
  play: shows(...en.unknownStatus('refunded')),
};
