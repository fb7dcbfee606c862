import type { CheckoutWallet } from '../../wallet/ports.js';
import { findAnnouncements, type AnnouncedWallet } from './announced-wallets.js';
import { createEvmWallet } from './evm-provider.js';

const adapted = new WeakMap<AnnouncedWallet, CheckoutWallet>();

/** Returns the wallet that has announced itself; the same one each time. */
export const adaptWallet = (announced: AnnouncedWallet): CheckoutWallet => {
  const known = adapted.get(announced);
  if (known) return known;
  const wallet: CheckoutWallet = {
    ...createEvmWallet(announced.provider, announced),
    get isAmbiguous() {
      return announced.isAmbiguous;
    },
  };
  adapted.set(announced, wallet);
  return wallet;
};

/** Finds the wallets of this browser, also late ones: those that announce themselves (EIP-6963). */
export const findWallets = (onChange: (wallets: readonly CheckoutWallet[]) => void): (() => void) =>
  findAnnouncements((wallets) => {
    onChange(wallets.map(adaptWallet));
  });
