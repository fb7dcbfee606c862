import type { Language } from './language.js';
import { STORES, type StoreKind } from './stores.js';

/** Returns the imports of the handlers. */
export const importHandlers = (store: StoreKind, others: readonly string[] = []): string => {
  const names = ['createWebhookHandler', ...STORES[store].imports, ...others].sort();
  return `${STORES[store].driver}import { createCheckout, createMerchantClient, fiat } from 'pay-status/merchant';
import { ${names.join(', ')} } from 'pay-status/webhooks';`;
};

/** Returns the statements that read the environment. */
export const readEnvironment = (...others: readonly string[]): string => {
  const secrets = ['SESSION_SECRET', 'WEBHOOK_SECRET'].map((name) => `${name} = ''`);
  return `const { GATEWAY_URL = '', MERCHANT_ID = '', API_KEY = '', APP_ID = '' } = process.env;
const { ${[...secrets, ...others].join(', ')} } = process.env;`;
};

/** The state that the handlers share, as properties of an object: one that is created again, such as by a reload, would lose its data. */
export const declareState = (store: StoreKind, { type }: Language): Readonly<Record<string, string>> => {
  const { database } = STORES[store];
  if (database) return { database };
  return { paid: `new Set${type('<string>')}()`, store: 'createMemoryStore()' };
};

const ordersTemplate = (store: StoreKind, { type }: Language): string => {
  const [first] = STORES[store].parameters;
  return `const store = createSqlStore(database);
/** Does nothing if there are tables. Before you go live, move it to your migrations. */
const createTables = async () => {
  await store.createTables();
  const text = 'create table if not exists paid_orders (id text primary key, payment_id text not null)';
  await database.transaction((tx) => tx.query(text));
};
/** Stands for a query of your orders. */
const isPaid = async (id${type(': string')}) => {
  await createTables();
  const { rows } = await database.transaction((tx) => tx.query('select 1 from paid_orders where id = ${first}', [id]));
  return rows.length > 0;
};

`;
};

const checkoutTemplate = (isPaid: string): string => `const checkout = createCheckout({
  client: createMerchantClient({ baseUrl: GATEWAY_URL, merchantId: MERCHANT_ID, apiKey: API_KEY }),
  appId: APP_ID,
  secret: SESSION_SECRET,
  // Find the order in your database, and return null unless it is this visitor's and still to be paid.
  order: async (request) => {
    const id = String((await request.formData()).get('order'));
    return ${isPaid} ? null : { referenceId: id, idempotencyKey: id, amount: fiat('12.50', 'USD') };
  },
  attributes: { 'merchant-name': 'Shop', chains: 'eip155:84532 eip155:11155111' },
});`;

const NOTIFY = `// Open pages of this payment show its new status at once.
    void checkout.notify(payment_id);`;

const memoryTemplate = `${checkoutTemplate('paid.has(id)')}

const webhooks = createWebhookHandler({
  secret: WEBHOOK_SECRET,
  // Before you go live: 'live', and createSqlStore, which keeps its data.
  mode: 'test',
  store,
  onPayment: ({ reference_id: id, payment_id }, { firstSucceeded }) => {
    ${NOTIFY}
    if (!firstSucceeded || !id) return;
    // Return or await what you write: the event is acknowledged when this returns.
    console.log(paid.has(id) ? \`Refund \${payment_id}: \${id} was paid twice.\` : \`Ship \${id}.\`);
    paid.add(id);
  },
});`;

const receiverTemplate = (store: StoreKind, { type }: Language): string => {
  const [first, second] = STORES[store].parameters;
  return `const receive = createWebhookHandler({
  secret: WEBHOOK_SECRET,
  // Before you go live: 'live'.
  mode: 'test',
  store,
  onPayment: async ({ reference_id: id, payment_id }, { firstSucceeded, tx }) => {
    ${NOTIFY}
    if (!firstSucceeded || !id) return;
    // The statements of tx take effect exactly once, with the event. Anything else can happen again.
    const text = 'insert into paid_orders values (${first}, ${second}) on conflict do nothing returning id';
    const { rows } = await tx.query(text, [id, payment_id]);
    console.log(rows.length ? \`Ship \${id}.\` : \`Refund \${payment_id}: \${id} was paid twice.\`);
  },
});
const webhooks = async (request${type(': Request')}) => {
  await createTables();
  return receive(request);
};`;
};

/** Returns the statements that declare `checkout` and `webhooks`. They use what {@link declareState} declares. */
export const declareHandlers = (store: StoreKind, language: Language): string =>
  STORES[store].database
    ? `${ordersTemplate(store, language)}${checkoutTemplate('(await isPaid(id))')}\n\n${receiverTemplate(store, language)}`
    : memoryTemplate;
