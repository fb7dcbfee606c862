import type { CheckoutWallet } from 'pay-status/wallet';
import { SANDBOX_WALLET } from '../../../demo/wallet/client/announced/wallet-info.js';
import { systemClock } from '../../../src/core/clock.js';
import { sleep } from '../../../src/core/sleep.js';

/** A key that everybody can read. It has test coins of the sandbox in this page only. */
const KEY = `0x${'b0b'.padStart(64, '0')}` as const;
/** Its address, so that the coins are listed before the code that signs is loaded. */
export const ADDRESS = '0x0376AAc07Ad725E01357B1725B5ceC61aE10473c';

/** The time that it takes to approve, milliseconds: long enough to see what a buyer sees meanwhile. */
const APPROVAL_MS = 1_500;

/** A wallet that approves everything by itself. */
export const testWallet: CheckoutWallet = {
  ...SANDBOX_WALLET,
  name: 'Test wallet',
  accounts: () => Promise.resolve([ADDRESS]),
  selectChain: () => Promise.resolve(),
  sign: async ({ params }, signal) => {
    const [{ sign }] = await Promise.all([import('./sign.js'), sleep(systemClock, APPROVAL_MS, signal)]);
    return sign(KEY, String(params[1]));
  },
  subscribe: () => () => undefined,
};
