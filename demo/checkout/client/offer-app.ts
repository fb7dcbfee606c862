import type { PayCheckout } from 'pay-status';
import { SANDBOX_WALLET } from '../../wallet/client/announced/wallet-info.js';

/** True in the browser of the test wallet, as the page `/wallet?page=…` opens it, and on a computer with its extension. */
export const hasInjectedWallet = (): boolean =>
  new URLSearchParams(location.search).has('inWallet') || !matchMedia('(pointer: coarse)').matches;

/** Offers the test wallet as an app of the phone, which takes the payment link. */
export const offerApp = (checkout: PayCheckout): void => {
  const { id, name, icon } = SANDBOX_WALLET;
  checkout.wallets = [{ id, name, icon, link: `${location.origin}/wallet?uri={payment}` }];
};
