import type { Meta } from '@storybook/web-components-vite';
import {
  CHECKOUT_CONTROLS,
  payCheckout,
  payCheckoutMeta,
  type PayCheckoutArgs,
  type PayCheckoutStory,
} from '../support/elements/pay-checkout.js';
import { liveMeta, presses } from '../support/live/live-story.js';
import { checkout, first, status } from '../support/play/players.js';
import { lastKnown } from '../support/play/words.js';

/** The buyer's page on the real gateway handler, in real time. */
const meta: Meta<PayCheckoutArgs> = {
  ...payCheckoutMeta,
  ...liveMeta(payCheckout),
  title: 'pay-checkout/Live',
  tags: ['!autodocs'],
  parameters: { controls: CHECKOUT_CONTROLS },
};
export default meta;

/** Yours to drive. */
export const Live: PayCheckoutStory = { play: checkout.shows(({ checkout: { openWallet } }) => openWallet) };

/** The gateway fails while the buyer pays: what was known stays, until it answers again. */
export const ABadGateway: PayCheckoutStory = {
  play: first(
    checkout.shows(({ checkout: { openWallet } }) => openWallet),
    presses('radio', '502 error'),
    status.shows(lastKnown('retrying')),
    presses('button', 'Approve'),
    presses('radio', 'As it should'),
    status.shows(({ statuses }) => statuses.processing),
  ),
};
