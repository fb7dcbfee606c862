import type { KnownPaymentStatus } from '../contract/payment-status.js';

/** What an embedded checkout asks of whatever is around it. */
export interface CheckoutHost {
  /**
   * Hands a link over. False when the host opens no links: then the browser does. Synchronous, because the browser lets
   * only a click open a page.
   */
  openUrl(url: string): boolean;
  /** Asks to leave for this address. False when the host refused, or said nothing for a second. */
  redirect(url: string, status: KnownPaymentStatus): Promise<boolean>;
}
