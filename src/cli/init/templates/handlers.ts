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

const checkoutTemplate = `const checkout = createCheckout({
  client: createMerchantClient({ baseUrl: GATEWAY_URL, merchantId: MERCHANT_ID, apiKey: API_KEY }),
  appId: APP_ID,
  secret: SESSION_SECRET,
  // Find the order in your database, and return null unless it is this visitor's and still to be paid.
  order: async (request) => {
    const id = String((await request.formData()).get('order'));
    return paid.has(id) ? null : { referenceId: id, idempotencyKey: id, amount: fiat('12.50', 'USD') };
  },
  attributes: { 'merchant-name': 'Shop', chains: 'eip155:84532 eip155:11155111' },
});`;

const receiverTemplate = (name: string, isSql: boolean): string => `const ${name} = createWebhookHandler({
  secret: WEBHOOK_SECRET,
  // Before you go live: 'live'${isSql ? '' : ', and createSqlStore, which keeps its data'}.
  mode: 'test',
  store,
  onPayment: ({ reference_id: id, payment_id }, { firstSucceeded }) => {
    if (!firstSucceeded || !id) return;
    console.log(paid.has(id) ? \`Refund \${payment_id}: \${id} was paid twice.\` : \`Ship \${id}.\`);
    paid.add(id);
  },
});`;

/** Returns the statements that declare `checkout` and `webhooks`. They use `paid` and `store`. */
export const declareHandlers = (store: StoreKind, { type }: Language): string => {
  if (!STORES[store].isSql) return `${checkoutTemplate}\n\n${receiverTemplate('webhooks', false)}`;
  return `${checkoutTemplate}

${receiverTemplate('receive', true)}
const webhooks = async (request${type(': Request')}) => {
  // Does nothing once it has succeeded.
  await store.createTables();
  return receive(request);
};`;
};
