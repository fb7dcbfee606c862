import type { KnownPaymentStatus } from '../contract/payment-status.js';

/** The host of an embedded checkout: a page with a frame, or an app with a WebView. */
export interface CheckoutHost {
  /**
   * Requests the host to open a link. Returns false if the host does not open links: let the browser do it then.
   * Synchronous, because browsers open a window only during a click.
   */
  openUrl(url: string): boolean;
  /** Requests the host to navigate to a URL. Resolves to false if it refuses, or does not answer within a second. */
  redirect(url: string, status: KnownPaymentStatus): Promise<boolean>;
}
