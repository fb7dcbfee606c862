import { readEvmAccount } from '../../../demo/gateway/rails/account.js';
import { createPaperRail } from '../../../demo/gateway/rails/paper/paper-rail.js';
import type { Rail } from '../../../demo/gateway/rails/rail.js';
import type { Store } from '../../../demo/gateway/store/store.js';
import { CHAINS } from './demo-payment.js';
import { ADDRESS } from './test-wallet.js';

const paper = createPaperRail();

/** Gives transactions ids of test mode, for which receipts have no link to an explorer: they are on no chain. */
export const rail: Rail = {
  ...paper,
  verify: async (store, claim, ...answers) => {
    const take = await paper.verify(store, claim, ...answers);
    return async (tables) => ({ ...(await take(tables)), txId: `test:${claim.paymentId}` });
  },
};

/** Gives the test wallet coins of each chain. */
export const fundTestWallet = async (store: Store): Promise<void> => {
  for (const chain of CHAINS) {
    const account = readEvmAccount(`${chain}:${ADDRESS}`);
    if (account) await rail.fund(store, account);
  }
};
