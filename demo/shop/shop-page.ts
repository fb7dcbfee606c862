import { createMerchantClient } from 'pay-status/merchant';
import { createMemoryStore, createSqlStore, type SqlConnection, type SqlDatabase } from 'pay-status/webhooks';
import { Hono } from 'hono';
import { DEMO_MERCHANT_ID } from '../gateway/credentials.js';
import type { Database } from '../gateway/store/sql/database.js';
import type { Page, PageContext } from '../server.js';
import { createMemoryOrders } from './memory-orders.js';
import { createShop, WEBHOOK_PATH, type Shop, type ShopOptions } from './shop.js';
import { createSqlOrders } from './sql-orders.js';
import { shopEndpoint } from './endpoint.js';

/** How often the shop asks about what no event has told, milliseconds. */
const RECONCILE_EVERY_MS = 30_000;

/** The sandbox's own connections, as the library takes them. */
const sqlDatabase = (database: Database): SqlDatabase<SqlConnection> => ({
  dialect: 'postgres',
  transaction: (run) =>
    database.transaction((connection) =>
      run({ query: async (text, values) => ({ rows: await connection.query(text, values) }) }),
    ),
});

const openShop = async ({ gateway, baseUrl, database }: PageContext): Promise<Shop> => {
  const endpoint = shopEndpoint(gateway, baseUrl + WEBHOOK_PATH);
  const options: Omit<ShopOptions<never>, 'store'> = {
    // Without a cable in between, and else as any merchant would.
    client: createMerchantClient({
      baseUrl,
      merchantId: DEMO_MERCHANT_ID,
      apiKey: 'wcp_test_demo',
      fetch: (url, init) => gateway.fetch(new Request(url, init)),
    }),
    gatewayUrl: baseUrl,
    shopUrl: baseUrl,
    webhookSecrets: endpoint.secrets,
  };
  await endpoint.register();
  if (!database)
    return createShop({ ...options, store: { orders: createMemoryOrders(), events: createMemoryStore() } });
  const own = sqlDatabase(database);
  const events = createSqlStore(own);
  await events.createTables();
  return createShop({ ...options, store: { orders: await createSqlOrders(own), events } });
};

/** The shop inside the sandbox: it opens with the first visitor, and looks after its orders from then on. */
export const shopPage: Page = (context) => {
  let opening: Promise<Shop> | undefined;
  const open = (): Promise<Shop> => {
    opening ??= openShop(context).then(
      (shop) => {
        setInterval(() => void shop.reconcile(Date.now()).catch(console.error), RECONCILE_EVERY_MS).unref();
        return shop;
      },
      (error: unknown) => {
        // The next visitor may have more luck.
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
