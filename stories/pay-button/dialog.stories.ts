import type { Meta } from '@storybook/web-components-vite';
import {
  payButtonMeta,
  pays,
  presses,
  shows,
  type PayButtonArgs,
  type PayButtonStory,
} from '../support/elements/pay-button.js';
import { inOrder, type Player } from '../support/play/players.js';
import { givenWallets, type WalletSituation } from '../support/wallet/wallet-payment.js';

/** The checkout over the page, the question before it closes, and the chip that remains. */
const meta: Meta<PayButtonArgs> = {
  ...payButtonMeta,
  title: 'pay-button/Dialog',
  // On one page, the dialogs would cover each other.
  tags: ['!autodocs'],
};
export default meta;

const WALLET = { id: 'juniper.example', name: 'Juniper' };

const story = (steps: readonly Player[], situation: WalletSituation = {}): PayButtonStory => ({
  loaders: givenWallets({ wallets: [], found: [WALLET], ...situation }),
  play: inOrder(presses('button'), shows('wallet-button'), ...steps),
});

const closes = [presses('close-button'), shows('chip-button')];
const leaves = [presses('close-button'), presses('leave-close-button'), shows('chip-button')];
const APPROVES: WalletSituation = { found: [{ ...WALLET, signs: ['is silent'] }] };
const approves = [presses('wallet-button'), presses('pay-button'), shows('wallet-title')];

export const Open = story([]);

/** Something was sent: it goes on without the window. */
export const ClosingWhileSent = story([pays('process'), shows('status'), presses('close-button'), shows('leave')]);

/** A wallet asks, and may be answered without the window. */
export const ClosingWhileAsked = story([...approves, presses('close-button'), shows('leave')], APPROVES);

export const Paid = story([pays('process', 'succeed'), shows('done-button')]);

export const Failed = story([pays('fail'), shows('again-button')]);

export const ChipWaiting = story(closes);

export const ChipOnItsWay = story([pays('process'), ...leaves]);

export const ChipPaid = story([...closes, pays('process', 'succeed'), shows('chip-dismiss-button')]);

export const ChipFailed = story([...closes, pays('fail'), shows('chip-dismiss-button')]);

export const German: PayButtonStory = { ...ClosingWhileSent, globals: { language: 'de' } };

export const Arabic: PayButtonStory = { ...ClosingWhileSent, globals: { language: 'ar' } };
