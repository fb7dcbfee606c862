import { WalletError, type CheckoutWallet } from 'pay-status/wallet';
import type { TestAccount } from './account.js';
import { SANDBOX_WALLET } from './announced/wallet-info.js';
import { NETWORKS } from './networks.js';

export interface SandboxWalletOptions {
  readonly account: TestAccount;
  /** Gives the address coins to pay with. */
  readonly fund: (address: string) => Promise<void>;
}

/** The test wallet for pages on which the click on "Pay" is the approval: it signs without a question. */
export const createSandboxWallet = ({ account, fund }: SandboxWalletOptions): CheckoutWallet => ({
  ...SANDBOX_WALLET,
  accounts: async (ask) => {
    try {
      if (ask) await fund(account.address);
    } catch (error) {
      throw new WalletError('wallet_failed', error instanceof Error ? error.message : String(error), error);
    }
    return [account.address];
  },
  selectChain: async (chain) => {
    if (!NETWORKS[chain]) throw new WalletError('unknown_chain', `The test wallet does not have the chain ${chain}.`);
  },
  sign: ({ params: [, typedData] }) => account.sign(typedData),
  subscribe: () => () => undefined,
});
