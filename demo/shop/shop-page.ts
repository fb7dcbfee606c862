import { createMerchantClient } from 'pay-status/merchant';
import { createMemoryStore, createSqlStore, type SqlConnection, type SqlDatabase } from 'pay-status/webhooks';
import { Hono } from 'hono';
import { DEMO_MERCHANT_ID } from '../gateway/auth/credentials.js';
import type { Database } from '../gateway/store/sql/database.js';
import { StorageFullError } from '../gateway/store/storage-full.js';
import { explorerUrl } from '../pages/network-data.js';
import type { Page, PageContext } from '../server.js';
import { createDisplaySetter } from './display.js';
import { createMemoryOrders } from './memory-orders.js';
import { createRecordReader } from './payment-record.js';
import { createShop, WEBHOOK_PATH, type Shop } from './shop.js';
import type { ShopOptions } from './shop-context.js';
import { createSqlOrders } from './sql-orders.js';
import { shopEndpoint } from './endpoint.js';

/** Interval between two reconciliation runs, milliseconds. */
const RECONCILE_INTERVAL_MS = 30_000;

/** Adapts the sandbox's database to the library's interface. */
const sqlDatabase = (database: Database): SqlDatabase<SqlConnection> => ({
  dialect: 'postgres',
  transaction: (run) =>
    database.transaction((connection) =>
      run({ query: async (text, values) => ({ rows: await connection.query(text, values) }) }),
    ),
});

/** A full disk is left out: the driver has reported it, once. */
const reportError = (error: unknown): void => {
  if (!(error instanceof StorageFullError)) console.error(error);
};

const openShop = async ({ gateway, baseUrl, database }: PageContext): Promise<Shop> => {
  const endpoint = shopEndpoint(gateway, baseUrl + WEBHOOK_PATH);
  // In process, because a connection would have to be https. Otherwise used as any merchant's server would.
  const access = {
    baseUrl: 'http://localhost',
    merchantId: DEMO_MERCHANT_ID,
    apiKey: 'wcp_test_demo',
    fetch: (url: string | URL | Request, init?: RequestInit) => gateway.fetch(new Request(url, init)),
  };
  const options: Omit<ShopOptions<never>, 'store'> = {
    client: createMerchantClient(access),
    setDisplay: createDisplaySetter(access),
    readPayment: createRecordReader(access),
    gatewayUrl: baseUrl,
    shopUrl: baseUrl,
    explorer: explorerUrl(gateway, baseUrl),
    webhookSecrets: endpoint.secrets,
    onError: reportError,
  };
  if (!database) {
    await endpoint.register();
    return createShop({ ...options, store: { orders: createMemoryOrders(), events: createMemoryStore() } });
  }
  const own = sqlDatabase(database);
  const events = createSqlStore(own);
  await events.createTables();
  const orders = await createSqlOrders(own);
  await endpoint.register();
  return createShop({ ...options, store: { orders, events } });
};

/** Runs reconciliation at intervals, never twice at once: a run takes long if the gateway does not respond. */
const reconcileRegularly = async (shop: Shop): Promise<void> => {
  await shop.reconcile(Date.now()).catch(reportError);
  setTimeout(() => void reconcileRegularly(shop), RECONCILE_INTERVAL_MS).unref();
};

/** The shop inside the sandbox. It opens at the first request and reconciles its orders from then on. */
export const shopPage: Page = (context) => {
  let opening: Promise<Shop> | undefined;
  const open = (): Promise<Shop> => {
    opening ??= openShop(context).then(
      (shop) => {
        void reconcileRegularly(shop);
        return shop;
      },
      (error: unknown) => {
        // Retried at the next request.
        opening = undefined;
        throw error;
      },
    );
    return opening;
  };
  const page = new Hono();
  const answer = async (request: Request): Promise<Response> => (await open()).routes.fetch(request);
  page.get('/', ({ req }) => answer(req.raw));
  page.all('/shop/*', ({ req }) => answer(req.raw));
  return page;
};
