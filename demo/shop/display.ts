import type { Product } from './products.js';
import { STATUS_TIMEOUT_MS } from './outcome.js';

/** What the checkout page shows of a shop, as the sandbox takes it. */
export interface PaymentDisplay {
  readonly items: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly amount: Product['price'];
  }[];
  readonly accent: string;
  readonly logoUrl: string;
  readonly helpUrl: string;
  readonly retryUrl: string;
}

/** Access to the gateway as a merchant's server has it. */
export interface MerchantAccess {
  readonly baseUrl: string;
  readonly merchantId: string;
  readonly apiKey: string;
  readonly fetch: typeof fetch;
}

export const HELP_PATH = '/shop/help';

/** `--accent` of the shop's own pages, in their light colour scheme. */
const ACCENT = '#1d5c60';

/** The order as the buyer recognises it on the checkout page: they try again where the product is sold. */
export const toDisplay = ({ id, name, price }: Product, shopUrl: string): PaymentDisplay => ({
  items: [{ name, quantity: 1, amount: price }],
  accent: ACCENT,
  logoUrl: `${shopUrl}/assets/logo.svg`,
  helpUrl: shopUrl + HELP_PATH,
  retryUrl: `${shopUrl}/#${id}`,
});

/** Returns a function that sends the display of a payment to the sandbox: the interface itself has no such operation. */
export const createDisplaySetter =
  ({ baseUrl, merchantId, apiKey, fetch }: MerchantAccess) =>
  async (paymentId: string, display: PaymentDisplay): Promise<void> => {
    const response = await fetch(`${baseUrl}/sandbox/payments/${paymentId}/display`, {
      method: 'PUT',
      headers: { 'Api-Key': apiKey, 'Merchant-Id': merchantId, 'Content-Type': 'application/json' },
      body: JSON.stringify(display),
      signal: AbortSignal.timeout(STATUS_TIMEOUT_MS),
    });
    if (!response.ok)
      throw new Error(`The checkout page does not show the order: ${response.status} ${await response.text()}`);
  };
