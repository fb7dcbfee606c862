import type { PayCheckout } from 'pay-status';
import { isKnownPaymentStatus, type PaymentStatusResponse } from 'pay-status/contract';

/** What apps made for the public service wait for in their WebView. */
interface WebViewMessage {
  readonly type: 'PAY_SUCCESS' | 'PAY_FAILURE';
  readonly success: boolean;
  /** Apps look for words such as "expired" and "cancelled" in it. */
  readonly message?: string;
  readonly error?: string;
}

const FAILURES: Readonly<Record<string, string>> = {
  failed: 'The payment failed.',
  expired: 'The payment has expired.',
  cancelled: 'The payment was cancelled.',
};

/** Undefined for an end that is neither: nobody may be told that it was paid or that it was not. */
const toMessage = ({ status, failureCode }: PaymentStatusResponse): WebViewMessage | undefined => {
  if (status === 'succeeded') return { type: 'PAY_SUCCESS', success: true };
  const message = isKnownPaymentStatus(status) ? FAILURES[status] : undefined;
  return message ? { type: 'PAY_FAILURE', success: false, message, error: failureCode ?? status } : undefined;
};

interface WebView {
  readonly ReactNativeWebView?: { readonly postMessage?: (text: string) => void };
}

/** Tells the app around the page how the payment ended, once, when the gateway said so. */
export const tellWebView = (checkout: PayCheckout): void => {
  checkout.addEventListener(
    'pay-status-final',
    ({ payment }) => {
      const message = toMessage(payment);
      if (message) (window as WebView).ReactNativeWebView?.postMessage?.(JSON.stringify(message));
    },
    { once: true },
  );
};
