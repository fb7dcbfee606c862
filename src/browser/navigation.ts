import type { KnownPaymentStatus } from '../contract/payment-status.js';

/** How an element leaves the page, and how it makes sure that this happens once. */
export interface Navigation {
  currentUrl(): string;
  /** Whether the page is in a frame, whose top it must not navigate by itself. */
  isFramed(): boolean;
  /** Leaves, or asks whoever decides about that: then resolves to false when nobody leaves. */
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- one that leaves has nothing to say
  go(url: string, status: KnownPaymentStatus): void | Promise<boolean>;
  /** Whether this tab has navigated for the payment before (after Back or a reload), or another one just has. */
  isClaimed(paymentId: string): boolean;
  claim(paymentId: string): void;
  /**
   * Runs `act` unless another tab is doing the same right now, and tells whether it navigates: then the others stay shut
   * out until this page is gone.
   */
  withLock(paymentId: string, act: () => Promise<boolean>): Promise<boolean>;
}

/** Claims of this page where `sessionStorage` is missing or throws. */
const claims = new Set<string>();
const toStorageKey = (paymentId: string): string => `pay-status:redirected:${paymentId}`;
/** Where the browser keeps the payment that one of its tabs left for last: one entry, however many payments there are. */
const LAST = toStorageKey('');

const untilPageHides = (): Promise<unknown> =>
  new Promise((resolve) => {
    // A lock that is held keeps the page out of the back/forward cache.
    window.addEventListener('pagehide', resolve);
  });

/** Navigation of this browser tab. Storage and locks are used where they exist and work. */
export const browserNavigation: Navigation = {
  currentUrl: () => location.href,
  isFramed: () => window.top !== window,
  go: (url) => {
    location.assign(url);
  },
  isClaimed: (paymentId) => {
    try {
      if (sessionStorage.getItem(toStorageKey(paymentId)) || localStorage.getItem(LAST) === paymentId) return true;
    } catch {
      // Storage is shut off: the claims of this page count.
    }
    return claims.has(paymentId);
  },
  claim: (paymentId) => {
    claims.add(paymentId);
    try {
      sessionStorage.setItem(toStorageKey(paymentId), '1');
    } catch {
      // As above.
    }
  },
  withLock: async (paymentId, act) => {
    let acting: Promise<boolean> | undefined;
    try {
      await navigator.locks.request(toStorageKey(paymentId), { ifAvailable: true }, (lock) => {
        const gone = untilPageHides();
        acting = lock ? act() : Promise.resolve(false);
        return Promise.race([
          gone,
          acting.then((goes) => {
            if (!goes) return;
            localStorage.setItem(LAST, paymentId);
            return gone;
          }),
        ]);
      });
    } catch {
      // No locks here (insecure context, opaque origin): this tab for itself.
    }
    return acting ?? act();
  },
};
