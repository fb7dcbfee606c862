import type { Gateway } from '../../../demo/gateway/gateway.js';
import '../../../demo/wallet/assets/wallet-dialog.css';
import { askInDialog } from '../../../demo/wallet/client/announced/approval-dialog.js';
import { createTestProvider } from '../../../demo/wallet/client/announced/provider.js';
import { SANDBOX_WALLET } from '../../../demo/wallet/client/announced/wallet-info.js';
import { createEvmWallet } from '../../../src/browser/wallets/evm-provider.js';
import type { CheckoutWallet } from '../../../src/wallet/ports.js';

/** Gives an address test coins of this gateway. */
const fund = async ({ baseUrl, chains, fetch }: Gateway, address: string): Promise<void> => {
  for (const chain of chains) {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ account: `${chain}:${address}` });
    await fetch(new Request(`${baseUrl}/sandbox/faucet`, { method: 'POST', headers, body }));
  }
};

/** The test wallet of the sandbox: a key of this browser, and a dialog over the page. It forgets its connection with the story. */
export const createLiveWallet = (gateway: Gateway): CheckoutWallet => {
  const memory = new Map<string, string>();
  const provider = createTestProvider({
    ask: askInDialog,
    memory: {
      read: (name) => memory.get(name) ?? null,
      write: (name, value) => void memory.set(name, value),
    },
    // Loaded on demand: most stories need no cryptography.
    getAccount: async () => {
      const { openAccount } = await import('../../../demo/wallet/client/account.js');
      return openAccount(() => localStorage);
    },
    fund: (address) => fund(gateway, address),
  });
  return createEvmWallet(provider, SANDBOX_WALLET);
};
