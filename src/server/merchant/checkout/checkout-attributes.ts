import type { CheckoutSession } from './session.js';

/** The attributes of a `<pay-checkout>`, by name. */
export type CheckoutAttributes = Readonly<Record<string, string>>;

/** The addresses of a payment, and the rights of the browser. */
interface Place {
  /** The path of the payment's page. */
  readonly page: string;
  /** The absolute URL of the page for a wallet's own browser; undefined if it may not open it. */
  readonly link: string | undefined;
  /** True if this browser may cancel the payment. */
  readonly mayCancel: boolean;
}

/** Returns the attributes of the `<pay-checkout>` that shows and pays a payment, without those that are undefined. */
export const toCheckoutAttributes = (
  session: CheckoutSession,
  { page, link, mayCancel }: Place,
): CheckoutAttributes => {
  const { amount, items } = session;
  const attributes: Readonly<Record<string, string | undefined>> = {
    'payment-id': session.paymentId,
    'gateway-url': session.gatewayUrl,
    'status-url': `${page}/status`,
    'pay-url': `${page}/pay`,
    'cancel-url': mayCancel ? `${page}/cancel` : undefined,
    'wallet-page-url': link,
    'expires-at': String(session.expiresAt),
    'amount-unit': amount.unit,
    'amount-value': amount.value,
    'reference-id': session.referenceId,
    items: items?.length ? JSON.stringify(items) : undefined,
    'success-url': session.successUrl,
    'error-url': session.errorUrl,
    'retry-url': session.retryUrl,
  };
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
};
