import { sandboxRpc } from '../chain/rpc.js';
import type { Networks } from '../networks.js';
import { requestCoins } from '../sandbox-payment.js';
import { askInDialog } from './approval-dialog.js';
import { createTestProvider } from './provider.js';
import { SANDBOX_WALLET } from './wallet-info.js';

/** The wallet of this sandbox, one for each browser. */
const UUID = '5a4d60b2-7c1e-4f0e-9a57-2d6f1b0c8e31';

const toKey = (name: string): string => `pay-status-test-wallet-${name}`;

const memory = {
  read: (name: string) => localStorage.getItem(toKey(name)),
  write: (name: string, value: string) => {
    localStorage.setItem(toKey(name), value);
  },
};

/**
 * Announces the test wallet to the page (EIP-6963), as the extension of a wallet would.
 *
 * @param merchantName as the server of the sandbox wrote it into the page
 */
export const announceTestWallet = (networks: Networks, merchantName?: string): void => {
  const provider = createTestProvider({
    ask: askInDialog,
    memory,
    // Loaded on demand: a buyer who pays otherwise needs no cryptography.
    getAccount: async () => {
      const { openAccount } = await import('../account.js');
      return openAccount(() => localStorage);
    },
    fund: (address) => requestCoins(address, networks),
    networks,
    rpc: networks.hasNode ? sandboxRpc : undefined,
    merchantName,
  });
  const { id: rdns, name, icon } = SANDBOX_WALLET;
  const detail = Object.freeze({
    info: Object.freeze({ uuid: UUID, rdns, name, icon }),
    provider: Object.freeze(provider),
  });
  const announce = (): void => {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  };
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
};
