/** How an element leaves the page, and how it makes sure that this happens once. */
export interface Navigation {
  currentUrl(): string;
  /** Whether the page is in a frame, whose top it must not navigate by itself. */
  isFramed(): boolean;
  go(url: string): void;
  /** Whether this tab has navigated for the payment before: after Back or a reload. */
  isClaimed(paymentId: string): boolean;
  claim(paymentId: string): void;
  /**
   * Runs `act` unless another tab is doing the same right now. `act` tells whether it navigates: then the others stay
   * shut out until this page is gone. Resolves to false when it was not run.
   */
  exclusively(paymentId: string, act: () => boolean): Promise<boolean>;
}

/** Claims of this page where `sessionStorage` is missing or throws. */
const claims = new Set<string>();
const keyOf = (paymentId: string): string => `pay-status:redirected:${paymentId}`;

const untilPageHides = (): Promise<void> =>
  new Promise((resolve) => {
    // A lock that is held keeps the page out of the back/forward cache.
    window.addEventListener(
      'pagehide',
      () => {
        resolve();
      },
      { once: true },
    );
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
      if (sessionStorage.getItem(keyOf(paymentId)) !== null) return true;
    } catch {
      // Storage is shut off: the claims of this page count.
    }
    return claims.has(paymentId);
  },
  claim: (paymentId) => {
    claims.add(paymentId);
    try {
      sessionStorage.setItem(keyOf(paymentId), '1');
    } catch {
      // As above.
    }
  },
  exclusively: async (paymentId, act) => {
    let ran = false;
    const run = (): boolean => {
      ran = true;
      return act();
    };
    try {
      await navigator.locks.request(keyOf(paymentId), { ifAvailable: true }, (lock) => {
        return lock && run() ? untilPageHides() : undefined;
      });
    } catch (error) {
      if (ran) throw error;
      // No locks here (insecure context, opaque origin): this tab for itself.
      run();
    }
    return ran;
  },
};
