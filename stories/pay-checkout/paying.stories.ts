import type { Meta } from '@storybook/web-components-vite';
import { action } from 'storybook/actions';
import { given } from '../support/elements/given.js';
import {
  CHECKOUT_CONTROLS,
  payCheckoutMeta,
  type PayCheckoutArgs,
  type PayCheckoutStory,
} from '../support/elements/pay-checkout.js';
import { checkout, first, status } from '../support/play/players.js';
import { JOURNEYS } from '../support/world/journeys.js';
import { START } from '../support/world/story-clock.js';

/** Each step of the buyer, from the first view to the receipt. */
const meta: Meta<PayCheckoutArgs> = {
  ...payCheckoutMeta,
  title: 'pay-checkout/Paying',
  parameters: { controls: CHECKOUT_CONTROLS },
};
export default meta;

/** Beside a phone: the buyer scans the code. */
export const Desktop: PayCheckoutStory = {
  loaders: given(),
  play: checkout.shows(({ checkout }) => [checkout.scan, checkout.openWallet]),
};

/** On a phone: the wallet is on the same device, and the code is folded away. */
export const Phone: PayCheckoutStory = {
  args: { width: 360 },
  loaders: given({
    ports: () => ({
      share: async (url) => {
        action('share')(url);
      },
    }),
  }),
  play: checkout.shows(({ checkout }) => [checkout.openWallet, checkout.otherDevice, checkout.share]),
};

export const PhoneWithCode: PayCheckoutStory = {
  args: { width: 360 },
  loaders: given(),
  play: checkout.presses(({ checkout }) => checkout.otherDevice),
};

/** The time is up by the buyer's clock, and the gateway has not said so yet: nothing is left to scan. */
export const TimeUp: PayCheckoutStory = {
  args: { 'expires-at': START - 1 },
  loaders: given(),
  play: status.shows(({ checking }) => checking),
};

export const Receipt: PayCheckoutStory = {
  args: { width: 360 },
  loaders: given({ journey: JOURNEYS.succeeded }),
  play: checkout.shows(({ checkout }) => checkout.print),
};

/** The buyer is asked before anything is sent. */
export const Cancelling: PayCheckoutStory = {
  loaders: given(),
  play: first(
    checkout.presses(({ checkout }) => checkout.cancel),
    checkout.shows(({ checkout }) => checkout.cancelQuestion[0]),
  ),
};
