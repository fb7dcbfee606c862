import type { Meta } from '@storybook/web-components-vite';
import { action } from 'storybook/actions';
import type { CheckoutPorts } from '../../src/browser/checkout-ports.js';
import { given } from '../support/elements/given.js';
import {
  CHECKOUT_CONTROLS,
  payCheckoutMeta,
  type PayCheckoutArgs,
  type PayCheckoutStory,
} from '../support/elements/pay-checkout.js';
import { checkout, inOrder, status } from '../support/play/players.js';
import { STEPS_TO } from '../../demo/test/support/steps-to.js';
import { START } from '../support/environment/story-clock.js';
import { createStoryRecords } from '../support/wallet/story-records.js';

/** The steps of the buyer, from the first view to the receipt. */
const meta: Meta<PayCheckoutArgs> = {
  ...payCheckoutMeta,
  title: 'pay-checkout/Paying',
  parameters: { controls: CHECKOUT_CONTROLS },
};
export default meta;

/** On a desktop: the buyer scans the QR code with a phone. */
export const Desktop: PayCheckoutStory = {
  loaders: given(),
  play: checkout.shows(({ checkout }) => [checkout.phoneTitle, checkout.openWallet]),
};

/** The ports of a phone, whose links open apps. */
const onPhone: Pick<CheckoutPorts, 'wallet'> = {
  wallet: { records: createStoryRecords(), findWallets: () => () => undefined, opensApps: () => true },
};

/** On a phone: the wallet is on the same device, and the QR code is collapsed. */
export const Phone: PayCheckoutStory = {
  args: { width: 360 },
  loaders: given({
    ports: () => ({
      ...onPhone,
      share: async (url) => {
        action('share')(url);
      },
    }),
  }),
  play: checkout.shows(({ checkout }) => [checkout.openWallet, checkout.otherDevice, checkout.share]),
};

export const PhoneWithCode: PayCheckoutStory = {
  args: { width: 360 },
  loaders: given({ ports: () => onPhone }),
  play: checkout.presses(({ checkout }) => checkout.otherDevice),
};

/** Expired by the buyer's clock, not yet confirmed by the gateway: the payment options are hidden. */
export const TimeUp: PayCheckoutStory = {
  args: { 'expires-at': START - 1 },
  loaders: given(),
  play: status.shows(({ timeUp }) => timeUp),
};

/** The time to skip until the payment options are shown without an answer. */
const UNANSWERED_MS = 8_000;

/** The gateway does not answer: the buyer can pay, and reads not to pay twice. */
export const SlowFirstAnswer: PayCheckoutStory = {
  loaders: given({ fault: { kind: 'status', status: 503 }, skipMs: UNANSWERED_MS }),
  play: inOrder(
    status.shows(({ slow }) => slow),
    checkout.shows(({ checkout }) => checkout.openWallet),
  ),
};

export const Receipt: PayCheckoutStory = {
  args: { width: 360 },
  loaders: given({ journey: STEPS_TO.succeeded }),
  play: checkout.shows(({ checkout }) => [checkout.network, checkout.paymentId, checkout.print]),
};

/** Beside the status. On paper, it is one column. */
export const ReceiptOnADesktop: PayCheckoutStory = {
  loaders: given({ journey: STEPS_TO.succeeded }),
  play: checkout.shows(({ copySupport }) => copySupport),
};

/** Where the page may not use the clipboard, the buyer selects the text. */
export const ReceiptCopyFailed: PayCheckoutStory = {
  args: { width: 360 },
  loaders: given({
    journey: STEPS_TO.succeeded,
    ports: () => ({ copy: async () => Promise.reject(new Error('blocked')) }),
  }),
  play: inOrder(
    checkout.presses(({ copySupport }) => copySupport),
    checkout.shows(({ copySupportFailed }) => copySupportFailed),
  ),
};

/** The buyer confirms before the cancellation is sent. */
export const Cancelling: PayCheckoutStory = {
  loaders: given(),
  play: inOrder(
    checkout.presses(({ checkout }) => checkout.cancel),
    checkout.shows(({ checkout }) => checkout.cancelQuestion[0]),
  ),
};
