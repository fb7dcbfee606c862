import { toRecordName } from '../../../src/browser/has-payment-record.js';
import { getPayment } from '../elements/given.js';
import { CHECKOUT_CONTROLS, payCheckoutMeta, type PayCheckoutStory } from '../elements/pay-checkout.js';
import { inOrder, type Player } from '../play/players.js';
import { givenWallets, type WalletSituation } from './wallet-payment.js';
import { choosesCoin, pays, picksWallet } from './wallet-players.js';

/** The meta of stories in which a buyer pays with a wallet, but for the title. */
export const walletMeta = {
  ...payCheckoutMeta,
  // On one page, all would show the first step: there, no buyer clicks.
  tags: ['!autodocs'],
  args: { ...payCheckoutMeta.args, width: 390 },
  parameters: { controls: CHECKOUT_CONTROLS },
};

/** Marks the payment as one that an earlier page has asked a wallet to pay, until the story is left. */
const markAsked: PayCheckoutStory['beforeEach'] = (context) => {
  const name = toRecordName(getPayment(context).paymentId);
  localStorage.setItem(name, '');
  return () => {
    localStorage.removeItem(name);
  };
};

/** A story in which the buyer takes these steps. */
export const walletStory = (situation: WalletSituation, ...steps: readonly Player[]): PayCheckoutStory => ({
  loaders: givenWallets(situation),
  ...(situation.storage?.startsWith('asked') && { beforeEach: markAsked }),
  play: inOrder(...steps),
});

export const picks = picksWallet();
/** The second coin, EURC, needs two signatures; the gateway builds the second. */
export const choosesEurc = choosesCoin(1);
export const PAY = [picks, pays] as const;
