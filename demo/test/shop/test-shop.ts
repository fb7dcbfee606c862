import { createMerchantClient, type MerchantClientOptions } from 'pay-status/merchant';
import { createMemoryStore } from 'pay-status/webhooks';
import { DEMO_MERCHANT_ID } from '../../gateway/auth/credentials.js';
import { createManualClock } from '../../gateway/clock/manual-clock.js';
import { shopEndpoint } from '../../shop/endpoint.js';
import { createDisplaySetter } from '../../shop/display.js';
import { createMemoryOrders } from '../../shop/memory-orders.js';
import { createRecordReader } from '../../shop/payment-record.js';
import { createShop, WEBHOOK_PATH, type Shop } from '../../shop/shop.js';
import type { ShopStore } from '../../shop/shop-context.js';
import { BASE_URL, createTestGateway, type TestGateway } from '../support/test-gateway.js';

export const API_KEY = 'wcp_test_demo';
const SHOP_URL = 'https://shop.example';

export interface TestShop {
  readonly gateway: TestGateway;
  readonly shop: Shop['routes'];
  readonly reconcile: Shop['reconcile'];
  /** Every request that the shop sent to the gateway. */
  readonly sent: Request[];
  /** Every request about what the checkout page shows. */
  readonly displayed: Request[];
  /** Every delivery to the shop, which may be sent again. */
  readonly delivered: Request[];
  /** Sets whether deliveries are lost. */
  readonly loseDeliveries: (isLost: boolean) => void;
  /** Errors that the shop reported. */
  readonly errors: unknown[];
  readonly buy: (product: string) => Promise<Response>;
  /** Buys a product; resolves to the id of the payment. */
  readonly order: (product?: string) => Promise<string>;
  /** Registers the shop's webhook endpoint. */
  readonly subscribe: () => Promise<void>;
  /** Sends the deliveries that are due within this time of the gateway's clock, milliseconds. */
  readonly deliver: (withinMs?: number) => Promise<void>;
}

const memoryStore = (): ShopStore<undefined> => ({ orders: createMemoryOrders(), events: createMemoryStore() });

/** The machine's clock, but the wait before another attempt is over at once; the time limit of a request is not. */
const clockWithoutWaits: NonNullable<MerchantClientOptions['clock']> = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout: (callback, delayMs) => {
    const timer = setTimeout(callback, delayMs > 1_000 ? delayMs : 0);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** Replaces the response of the gateway; `pass` forwards the request to it. */
type Answer = (request: Request, pass: () => Promise<Response>) => Promise<Response> | Response | undefined;

/** A shop and its gateway on a manual clock. */
export const createTestShopOn = <Tx>(store: ShopStore<Tx>, answer?: Answer, answerSandbox?: Answer): TestShop => {
  const sent: Request[] = [];
  const displayed: Request[] = [];
  const delivered: Request[] = [];
  const errors: unknown[] = [];
  let isLost = false;
  const clock = createManualClock();
  const gateway = createTestGateway({
    clock,
    transport: {
      nowMs: () => Date.now(),
      send: async (url, init) => {
        const request = new Request(url, init);
        delivered.push(request.clone());
        return isLost ? new Response(null, { status: 502 }) : routes.fetch(request);
      },
    },
  });
  const endpoint = shopEndpoint(gateway, BASE_URL + WEBHOOK_PATH);
  const send =
    (log: Request[], replace: Answer | undefined): typeof fetch =>
    async (url, init) => {
      const request = new Request(url, init);
      log.push(request.clone());
      return (await replace?.(request, () => gateway.fetch(request.clone()))) ?? gateway.fetch(request);
    };
  const access = { baseUrl: BASE_URL, merchantId: DEMO_MERCHANT_ID, apiKey: API_KEY };
  const { routes, reconcile } = createShop({
    client: createMerchantClient({ ...access, clock: clockWithoutWaits, random: () => 0, fetch: send(sent, answer) }),
    setDisplay: createDisplaySetter({ ...access, fetch: send(displayed, answerSandbox) }),
    readPayment: createRecordReader({ ...access, fetch: send([], answerSandbox) }),
    gatewayUrl: BASE_URL,
    shopUrl: SHOP_URL,
    webhookSecrets: endpoint.secrets,
    store,
    onError: (error) => errors.push(error),
  });
  const buy: TestShop['buy'] = async (product) =>
    routes.request('/shop/orders', { method: 'POST', body: new URLSearchParams({ product }) });
  return {
    gateway,
    shop: routes,
    reconcile,
    sent,
    displayed,
    delivered,
    errors,
    buy,
    async order(product = 'ink') {
      const location = (await buy(product)).headers.get('location') ?? '';
      return new URL(location).searchParams.get('pid') ?? '';
    },
    loseDeliveries: (isLostNow) => {
      isLost = isLostNow;
    },
    subscribe: endpoint.register,
    deliver: (withinMs = 0) => clock.advance(withinMs),
  };
};

/**
 * A shop with an in-memory store; `answer` replaces responses of the gateway, and `answerSandbox` those of routes that only
 * the sandbox has.
 */
export const createTestShop = (answer?: Answer, answerSandbox?: Answer): TestShop =>
  createTestShopOn(memoryStore(), answer, answerSandbox);
