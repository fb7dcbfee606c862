import { toJson } from '../../core/json.js';

/** The name of the last choice in the storage of the origin. */
export const LAST_CHOICE = 'pay-status:last-choice:1';

/** Returns true if the buyer has opened a wallet app for this payment in this browser, and nothing since. Never throws. */
export const hasOpenedApp = (paymentId: string): boolean => {
  try {
    return localStorage.getItem(LAST_CHOICE)?.includes(`"openedFor":${toJson(paymentId)}`) ?? false;
  } catch {
    // Storage is blocked: nothing was stored.
    return false;
  }
};
