import { requestCoins } from '../sandbox.js';
import { askInDialog } from './approval-dialog.js';
import { createTestProvider } from './provider.js';

/** The wallet of this sandbox, one for each browser. */
const UUID = '5a4d60b2-7c1e-4f0e-9a57-2d6f1b0c8e31';
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#7a4f01"/><path d="M8 11h16v11H8zM8 11l11-3v3M20 16h4" fill="none" stroke="#fff" stroke-width="2"/></svg>',
)}`;

const toKey = (name: string): string => `pay-status-test-wallet-${name}`;

const memory = {
  read: (name: string) => localStorage.getItem(toKey(name)),
  write: (name: string, value: string) => {
    localStorage.setItem(toKey(name), value);
  },
};

/** Announces the test wallet to the page (EIP-6963), as the extension of a wallet would. */
export const announceTestWallet = (): void => {
  const provider = createTestProvider({
    ask: askInDialog,
    memory,
    // Loaded on demand: a buyer who pays otherwise needs no cryptography.
    getAccount: async () => {
      const { openAccount } = await import('../account.js');
      return openAccount(() => localStorage);
    },
    fund: requestCoins,
  });
  const detail = Object.freeze({
    info: Object.freeze({ uuid: UUID, rdns: 'sandbox.pay-status', name: 'Sandbox wallet', icon: ICON }),
    provider: Object.freeze(provider),
  });
  const announce = (): void => {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  };
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
};
