import type { KnownPaymentStatus } from '../contract/payment-status.js';

/** The host of an embedded checkout: a page with a frame, or an app with a WebView. */
export interface CheckoutHost {
  /**
   * Asks the host to open a link. False if the host opens no links: the browser has to do it then. Synchronous, because a
   * browser opens a window only during a click.
   */
  openUrl(url: string): boolean;
  /** Asks the host to navigate to a URL. False if the host refused, or did not answer within a second. */
  redirect(url: string, status: KnownPaymentStatus): Promise<boolean>;
}
