import type { CheckoutWallet } from 'pay-status/wallet';
import { openAccount } from './account.js';
import { sandboxRpc } from './chain/rpc.js';
import { readNetworks } from './networks.js';
import { requestCoins } from './sandbox-payment.js';
import { createSandboxWallet } from './sandbox-wallet.js';

/** The test wallet of this browser on the networks of this page, and its address. */
export const openOwnWallet = (): { readonly wallet: CheckoutWallet; readonly address: string } => {
  const account = openAccount(() => localStorage);
  const networks = readNetworks(document.body.dataset);
  const wallet = createSandboxWallet({
    account,
    networks,
    rpc: networks.hasNode ? sandboxRpc : undefined,
    fund: (address) => requestCoins(address, networks),
  });
  return { wallet, address: account.address };
};
