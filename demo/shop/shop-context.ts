import type { Context } from 'hono';
import type { MerchantClient } from 'pay-status/merchant';
import type { WebhookStore } from 'pay-status/webhooks';
import { answerPage, type Markup, type PageAnswer } from '../pages/document.js';
import type { PaymentDisplay } from './display.js';
import type { Orders } from './orders.js';
import type { PaymentRecord } from './payment-record.js';

/** Orders and processed webhook events, which can be written in one transaction. */
export interface ShopStore<Tx> {
  readonly orders: Orders<Tx>;
  readonly events: WebhookStore<Tx>;
}

export interface ShopOptions<Tx> {
  readonly client: MerchantClient;
  /** Origin of the checkout page, for the `form-action` directive. */
  readonly gatewayUrl: string;
  /** Public URL of the shop, without a trailing slash; the gateway redirects buyers to it. */
  readonly shopUrl: string;
  /** The attribute `explorer-url` of the payment's element, for a chain that no public explorer has. Default: none. */
  readonly explorer?: Markup | '';
  /** Returns the secrets of the shop's webhook endpoint that are valid now. */
  readonly webhookSecrets: () => Promise<readonly string[]>;
  /** Tells the gateway what its checkout page shows of the shop. */
  readonly setDisplay: (paymentId: string, display: PaymentDisplay) => Promise<void>;
  /** Reads the receipt and the refund of a payment. */
  readonly readPayment: (paymentId: string) => Promise<PaymentRecord>;
  readonly store: ShopStore<Tx>;
  /** Called when a payment cannot be created, shown or checked, or an event cannot be processed. Default: logs to the console. */
  readonly onError?: (error: unknown) => void;
}

export type ShopContext<Tx> = Required<ShopOptions<Tx>>;

/** The redirect targets. Both are the same page, because it shows the verified status. */
export const RETURN_PATHS = { success: '/shop/thanks', error: '/shop/sorry' } as const;

/** Responds with a page of the shop. */
export const answerShopPage = <Tx>(
  context: Context,
  { gatewayUrl }: ShopContext<Tx>,
  page: PageAnswer,
): Promise<Response> =>
  answerPage(context, {
    styles: ['shop.css', 'card.css'],
    // The order form redirects to the gateway, which also serves the icons of a receipt.
    origins: { form: [new URL(gatewayUrl).origin], image: [new URL(gatewayUrl).origin] },
    ...page,
  });
