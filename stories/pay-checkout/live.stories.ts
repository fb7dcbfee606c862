import type { Meta } from '@storybook/web-components-vite';
import {
  CHECKOUT_CONTROLS,
  payCheckout,
  payCheckoutMeta,
  type PayCheckoutArgs,
  type PayCheckoutStory,
} from '../support/elements/pay-checkout.js';
import { approves, liveMeta, presses, pressesPart } from '../support/live/live-story.js';
import { checkout, inOrder, status } from '../support/play/players.js';
import { mayBePaid } from '../support/play/words.js';

/** The checkout with the sandbox gateway, in real time. */
const meta: Meta<PayCheckoutArgs> = {
  ...payCheckoutMeta,
  ...liveMeta(payCheckout),
  title: 'pay-checkout/Live',
  tags: ['!autodocs'],
  parameters: { controls: CHECKOUT_CONTROLS },
};
export default meta;

/**
 * Choose the sandbox's test wallet to pay with it, which signs with a key of this browser. Use the panel to
 * control the payment, the clock, the gateway and the page.
 */
export const Live: PayCheckoutStory = { play: checkout.shows(({ checkout: { openWallet } }) => openWallet) };

/** The buyer picks the wallet, approves the connection and the payment, and sees the success. */
export const PaidWithAWallet: PayCheckoutStory = {
  play: inOrder(
    pressesPart('wallet-button'),
    approves,
    pressesPart('pay-button'),
    approves,
    status.shows(({ statuses }) => statuses.succeeded[1]),
  ),
};

/** The gateway fails while the buyer pays: the last known status stays until it answers again. */
export const ABadGateway: PayCheckoutStory = {
  play: inOrder(
    checkout.shows(({ checkout: { openWallet } }) => openWallet),
    presses('radio', '502 error'),
    status.shows(mayBePaid('retrying')),
    presses('button', 'Pay'),
    presses('radio', 'Correct answer'),
    status.shows(({ statuses }) => statuses.processing),
  ),
};
