import { isWalletId, readWalletIcon, readWalletName } from '../../core/wallet-info.js';
import type { WalletCheckout } from '../host-wallet.js';
import type { MessageFromHost } from '../protocol.js';
import type { HostConnection } from './host-connection.js';
import { createConnectedWallet, type ConnectedWallet } from './connected-wallet.js';

/**
 * Offers the host's wallet in the checkout, before all others, as soon as the host announces it. Returns the function that
 * withdraws it; a transaction that the wallet was asked for is still answered.
 */
export const connectWallet = (checkout: WalletCheckout, connection: HostConnection): (() => void) => {
  let wallet: ConnectedWallet | undefined;
  const getPaymentId = (): string | undefined => checkout.paymentId ?? undefined;

  const announce = (message: Extract<MessageFromHost, { type: 'wallet' }>): void => {
    const name = readWalletName(message.name);
    if (wallet || !isWalletId(message.id) || name === undefined) return;
    const info = { id: message.id, name, icon: readWalletIcon(message.icon), chains: message.chains };
    wallet = createConnectedWallet(connection, info, getPaymentId);
    checkout.wallets = [wallet.wallet, ...(checkout.wallets ?? [])];
  };
  const unsubscribe = connection.subscribe((message) => {
    if (message.type === 'wallet') announce(message);
  });
  return () => {
    unsubscribe();
    if (!wallet) return;
    const { id } = wallet.wallet;
    // By its id: an app may keep the list in a container that replaces objects. A wallet app may have the same id.
    checkout.wallets = checkout.wallets?.filter((each) => 'link' in each || each.id !== id);
    wallet.withdraw();
  };
};
