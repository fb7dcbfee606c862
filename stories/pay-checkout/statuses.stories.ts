import type { Meta } from '@storybook/web-components-vite';
import type { KnownPaymentStatus } from '../../src/contract/payment-status.js';
import { en } from '../../src/locales/en.js';
import {
  first,
  payCheckoutMeta,
  presses,
  says,
  shows,
  type PayCheckoutArgs,
  type PayCheckoutStory,
} from '../support/checkout-story.js';
import { JOURNEYS } from '../support/journeys.js';
import { given } from '../support/story.js';
import { failsAfterFirstAnswer, says as answers } from '../support/wires.js';

/** What the buyer sees from the first look to the receipt. */
const meta: Meta<PayCheckoutArgs> = {
  ...payCheckoutMeta,
  title: 'pay-checkout/Statuses',
  excludeStories: ['ONE_OF_EACH'],
};
export default meta;

const inStatus = (status: KnownPaymentStatus): PayCheckoutStory => ({
  loaders: given({ journey: JOURNEYS[status] }),
  play: says(...en.statuses[status]),
});

export const RequiresAction = inStatus('requires_action');
export const Processing = inStatus('processing');
export const Succeeded = inStatus('succeeded');
export const Failed = inStatus('failed');
export const Expired = inStatus('expired');
export const Cancelled = inStatus('cancelled');

/** Does not compile when a status has no story. */
export const ONE_OF_EACH: Readonly<Record<KnownPaymentStatus, PayCheckoutStory>> = {
  requires_action: RequiresAction,
  processing: Processing,
  succeeded: Succeeded,
  failed: Failed,
  expired: Expired,
  cancelled: Cancelled,
};

export const Declined: PayCheckoutStory = { loaders: given({ journey: ['decline'] }), play: says(...en.declined) };

/** A status that a later version of the gateway may add: nothing is offered that may be wrong. */
export const Unknown: PayCheckoutStory = {
  loaders: given({ wire: answers({ status: 'held_for_review' }) }),
  play: says(...en.unknownStatus('held_for_review')),
};

/** The connection is gone: what was known stays, and the buyer can still pay. */
export const Reconnecting: PayCheckoutStory = {
  loaders: given({ wire: failsAfterFirstAnswer({ kind: 'status', status: 502 }) }),
  play: says(/last known status/),
};

/** The time is up by the buyer's clock, and the gateway has not said so yet: nothing is left to scan. */
export const TimeUp: PayCheckoutStory = {
  args: { 'expires-at': Date.UTC(2026, 1, 18, 12) / 1_000 - 1 },
  loaders: given(),
  play: says(en.checking),
};

/** On a phone: the wallet is on the same device, and the code is folded away. */
export const Phone: PayCheckoutStory = {
  args: { width: 360, canShare: true },
  loaders: given(),
  play: shows(en.checkout.openWallet, en.checkout.otherDevice, en.checkout.share),
};

export const PhoneWithCode: PayCheckoutStory = {
  args: { width: 360 },
  loaders: given(),
  play: presses(en.checkout.otherDevice),
};

export const Receipt: PayCheckoutStory = {
  args: { width: 360 },
  loaders: given({ journey: JOURNEYS.succeeded }),
  play: shows(en.checkout.print),
};

/** The buyer is asked before anything is sent. */
export const Cancelling: PayCheckoutStory = {
  loaders: given(),
  play: first(presses(en.checkout.cancel), shows(en.checkout.cancelQuestion[0])),
};
