import type { PayCheckout } from 'pay-status';
import { FINAL_PAYMENT_STATUSES, type FinalPaymentStatus, type PaymentStatusResponse } from 'pay-status/contract';

/** The message that apps of the public service expect from their WebView. */
interface WebViewMessage {
  readonly type: 'PAY_SUCCESS' | 'PAY_FAILURE';
  readonly success: boolean;
  /** Apps search it for words such as "expired" and "cancelled". */
  readonly message?: string;
  readonly error?: string;
}

const FAILURES: Readonly<Record<Exclude<FinalPaymentStatus, 'succeeded'>, string>> = {
  failed: 'The payment failed.',
  expired: 'The payment has expired.',
  cancelled: 'The payment was cancelled.',
};

/** Undefined for an unknown final status, which is neither success nor failure. */
const toMessage = ({ status, failureCode }: PaymentStatusResponse): WebViewMessage | undefined => {
  if (status === 'succeeded') return { type: 'PAY_SUCCESS', success: true };
  const isFailure = (FINAL_PAYMENT_STATUSES as readonly string[]).includes(status);
  const message = isFailure ? FAILURES[status as keyof typeof FAILURES] : undefined;
  return message ? { type: 'PAY_FAILURE', success: false, message, error: failureCode ?? status } : undefined;
};

interface WebView {
  readonly ReactNativeWebView?: { readonly postMessage?: (text: string) => void };
}

/** Posts the final status to the app around the page, once. */
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
