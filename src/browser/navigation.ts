import type { KnownPaymentStatus } from '../contract/payment-status.js';

/** Navigates away from the page, at most once per payment. */
export interface Navigation {
  currentUrl(): string;
  /** Loads the page again. */
  reload(): void;
  /** Leads back to the page of the same site from which the buyer has come; undefined if there is none. */
  goBack?(): (() => void) | undefined;
  /** Returns true if the page is in a frame, where it must not navigate the top window without a click. */
  isFramed(): boolean;
  /** Navigates, itself or through a host. Resolves to false if the host declines. */
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- a navigation returns nothing
  go(url: string, status: KnownPaymentStatus): void | Promise<boolean>;
  /** Opens the link of an app. The page stays, unless the link leads to a website. */
  open(url: string): void;
  /** Returns true if this tab has already navigated for the payment, or another tab has just done so. */
  isClaimed(paymentId: string): boolean;
  claim(paymentId: string): void;
  /**
   * Runs `act` under the payment's lock and resolves to its result; to false if another tab has the lock. After a
   * navigation the lock is held until the page is unloaded.
   */
  withLock(paymentId: string, act: () => Promise<boolean>): Promise<boolean>;
}

/** The claims of this page, for when `sessionStorage` is missing or throws. */
const claims = new Set<string>();
const toStorageKey = (paymentId: string): string => `pay-status:redirected:${paymentId}`;
/** The key of the last payment that a tab of this browser has redirected for: one entry for all payments. */
const LAST_REDIRECT = toStorageKey('');

const untilPageHides = (): Promise<unknown> =>
  new Promise((resolve) => {
    // A held lock would keep the page out of the back/forward cache.
    window.addEventListener('pagehide', resolve);
  });

/** True if the buyer has come from a page of the same origin, which is still in the history. */
const cameFromSite = (): boolean => {
  try {
    return history.length > 1 && new URL(document.referrer).origin === location.origin;
  } catch {
    // There is no referrer.
    return false;
  }
};

/** Navigation of this tab. Storage and locks are used where they exist and work. */
export const browserNavigation: Navigation = {
  currentUrl: () => location.href,
  reload: () => {
    location.reload();
  },
  goBack: () =>
    cameFromSite() && window.top === window
      ? () => {
          history.back();
        }
      : undefined,
  isFramed: () => window.top !== window,
  go: (url) => {
    location.assign(url);
  },
  open: (url) => {
    try {
      // From a frame, systems open no app, and websites of wallets refuse to be framed.
      (window.top ?? window).location.href = url;
    } catch {
      // The frame may not navigate the page around it.
      location.href = url;
    }
  },
  isClaimed: (paymentId) => {
    try {
      if (sessionStorage.getItem(toStorageKey(paymentId)) || localStorage.getItem(LAST_REDIRECT) === paymentId)
        return true;
    } catch {
      // Storage is blocked: the claims of this page are used.
    }
    return claims.has(paymentId);
  },
  claim: (paymentId) => {
    claims.add(paymentId);
    try {
      sessionStorage.setItem(toStorageKey(paymentId), '1');
    } catch {
      // Storage is blocked.
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
            localStorage.setItem(LAST_REDIRECT, paymentId);
            return gone;
          }),
        ]);
      });
    } catch {
      // Locks are unavailable (insecure context, opaque origin): tabs are not coordinated.
    }
    return acting ?? act();
  },
};
