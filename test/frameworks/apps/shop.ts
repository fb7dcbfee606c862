import type { PaymentStatusResponse } from 'pay-status';
import type { MessagesOverride } from 'pay-status/locales';

/** What the shop's server answers to an order. */
export interface Order {
  readonly paymentId: string;
  readonly gatewayUrl: string;
  /** Unix seconds. */
  readonly expiresAt: number;
  readonly baseUrl: string;
  readonly appId: string;
  /** Where its buyer is thanked. */
  readonly successUrl: string;
}

export const placeOrder = async (): Promise<Order> => {
  const response = await fetch('/orders', { method: 'POST' });
  return (await response.json()) as Order;
};

/** Lets the shop's server know what its page saw. */
export const tellShop = (paymentId: string, { status, isFinal }: PaymentStatusResponse): void => {
  void fetch('/finals', { method: 'POST', keepalive: true, body: JSON.stringify({ paymentId, status, isFinal }) });
};

export const messages: MessagesOverride = { statuses: { succeeded: ['Thank you!', 'Your parcel is being packed.'] } };
