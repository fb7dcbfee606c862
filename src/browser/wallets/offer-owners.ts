import type { OfferOwners } from '../../wallet/ports.js';

const toName = (paymentId: string): string => `pay-status:offers:1:${paymentId}`;

/** The owners of the options in the storage of the origin. */
export const browserOfferOwners: OfferOwners = {
  read: (paymentId) => {
    try {
      return localStorage.getItem(toName(paymentId)) ?? undefined;
    } catch {
      // Storage is blocked: each tab is taken for the only one.
      return undefined;
    }
  },
  write: (paymentId, page) => {
    try {
      if (page === undefined) localStorage.removeItem(toName(paymentId));
      else localStorage.setItem(toName(paymentId), page);
    } catch {
      // Storage is blocked or full.
    }
  },
};
