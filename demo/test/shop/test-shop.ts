import type { Hono } from 'hono';
import { DEMO_MERCHANT_ID } from '../../gateway/credentials.js';
import { createShop } from '../../shop/shop.js';
import { BASE_URL, createTestGateway, type TestGateway } from '../support/test-gateway.js';

export const API_KEY = 'wcp_test_demo';

export interface TestShop {
  readonly gateway: TestGateway;
  readonly shop: Hono;
  /** Every request that the shop sent to the gateway. */
  readonly sent: Request[];
  /** What the shop reported as wrong. */
  readonly errors: unknown[];
  readonly buy: (product: string) => Promise<Response>;
  /** Buys, and tells the id of the payment. */
  readonly order: (product?: string) => Promise<string>;
}

/** A shop in front of a gateway on a clock that stands still; `answer` replaces what the gateway says. */
export const createTestShop = (answer?: (request: Request) => Promise<Response> | Response | undefined): TestShop => {
  const gateway = createTestGateway();
  const sent: Request[] = [];
  const errors: unknown[] = [];
  const shop = createShop({
    shopUrl: 'https://shop.example',
    account: {
      baseUrl: BASE_URL,
      merchantId: DEMO_MERCHANT_ID,
      apiKey: API_KEY,
      async fetch(request) {
        sent.push(request.clone());
        return (await answer?.(request)) ?? gateway.fetch(request);
      },
    },
    onError: (error) => errors.push(error),
  });
  const buy: TestShop['buy'] = async (product) =>
    shop.request('/shop/orders', { method: 'POST', body: new URLSearchParams({ product }) });
  return {
    gateway,
    shop,
    sent,
    errors,
    buy,
    async order(product = 'ink') {
      const location = (await buy(product)).headers.get('location') ?? '';
      return new URL(location).searchParams.get('pid') ?? '';
    },
  };
};
