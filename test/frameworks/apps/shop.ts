import type { PaymentStatusResponse } from 'pay-status';
import type { MessagesOverride } from 'pay-status/locales';

/** The response of the shop's server to an order. */
export interface Order {
  readonly paymentId: string;
  readonly gatewayUrl: string;
  /** Unix seconds. */
  readonly expiresAt: number;
  readonly baseUrl: string;
  readonly appId: string;
  /** The page to redirect to after a successful payment. */
  readonly successUrl: string;
}

export const placeOrder = async (): Promise<Order> => {
  const response = await fetch('/orders', { method: 'POST' });
  return (await response.json()) as Order;
};

/** Reports the final status that the page received to the shop's server. */
export const tellShop = (paymentId: string, { status, isFinal }: PaymentStatusResponse): void => {
  void fetch('/finals', { method: 'POST', keepalive: true, body: JSON.stringify({ paymentId, status, isFinal }) });
};

export const messages: MessagesOverride = { statuses: { succeeded: ['Thank you!', 'Your parcel is being packed.'] } };
