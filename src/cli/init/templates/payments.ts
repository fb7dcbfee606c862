import type { Language } from './language.js';

/** The module that all frameworks share: handlers of Requests. */
export const paymentsTemplate = ({ type }: Language): string => `// Written by \`pay-status init\`; yours to change.
// Orders are kept in memory, each for the browser that has bought it, by a cookie. Use your database and your sessions instead.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createMerchantClient, createPayHandler, createStatusHandler, fiat${type(', type StatusAccess')} } from 'pay-status/merchant';
import { createMemoryStore, createWebhookHandler } from 'pay-status/webhooks';
${type('\ninterface Order {\n  secret: string;\n  gatewayUrl: string;\n  expiresAt: number;\n}\n')}
// Shared by all copies of this module, which some frameworks load once for each route.
const shared = globalThis${type(' as typeof globalThis & { payStatusOrders?: Map<string, Order>; payStatusShipped?: Set<string> }')};
/** Maps a payment ID to its order. */
const orders = (shared.payStatusOrders ??= new Map());

/** The orders that were paid. */
const shipped = (shared.payStatusShipped ??= new Set());

/** The cookie that proves that this browser has bought the order. */
const toCookie = (paymentId${type(': string')}, secret${type(': string')}) => \`order_\${paymentId}=\${secret}\`;

/** Only the browser that has bought the order may read the status, and pay. */
const authorize = ({ paymentId, request }${type(': StatusAccess')})${type(': boolean')} => {
  const order = orders.get(paymentId);
  const cookies = (request.headers.get('cookie') ?? '').split(/; */);
  return order !== undefined && cookies.includes(toCookie(paymentId, order.secret));
};

const create = () => {
  const { GATEWAY_URL = '', MERCHANT_ID = '', API_KEY = '', APP_ID = '', WEBHOOK_SECRET = '' } = process.env;
  const client = createMerchantClient({ baseUrl: GATEWAY_URL, merchantId: MERCHANT_ID, apiKey: API_KEY });
  return {
    client,
    status: createStatusHandler({ client, authorize }),
    pay: createPayHandler({ baseUrl: GATEWAY_URL, appId: APP_ID, authorize }),
    webhooks: createWebhookHandler({
      secret: WEBHOOK_SECRET,
      // Before you go live: 'live', and createSqlStore, which keeps its data.
      mode: 'test',
      store: createMemoryStore(),
      onPayment: ({ reference_id, payment_id }, { firstSucceeded }) => {
        if (!firstSucceeded || !reference_id) return;
        // An order that was paid twice is shipped once.
        const isPaid = shipped.has(reference_id);
        console.log(isPaid ? \`Refund \${payment_id}: \${reference_id} was paid twice.\` : \`Ship \${reference_id}.\`);
        shipped.add(reference_id);
      },
    }),
  };
};

/** Created by the first request, so that a build needs no credentials. */
let handlers${type(': ReturnType<typeof create> | undefined')};
const getHandlers = () => (handlers ??= create());

const getLastSegment = ({ url }${type(': Request')}) => new URL(url).pathname.split('/').at(-1) ?? '';

/** No other site may frame the page, whose buttons pay. */
const respondHtml = (html${type(': string')})${type(': Response')} =>
  new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': \`frame-ancestors 'none'\`,
      'cache-control': 'no-store',
    },
  });

/** \`GET /status/{id}\`: answers requests to \`status-url\`. */
export const status = (request${type(': Request')})${type(': Promise<Response>')} => getHandlers().status(request);

/** \`POST /pay/{id}/{route}\`: answers requests below \`pay-url\`. */
export const pay = (request${type(': Request')})${type(': Promise<Response>')} => getHandlers().pay(request);

/** \`POST /webhooks\`: receives the gateway's webhooks. Needs the raw body. */
export const webhooks = (request${type(': Request')})${type(': Promise<Response>')} => getHandlers().webhooks(request);

/** \`GET /buy/{order}\`: creates one payment per order, even if called again, and redirects to the page on which the buyer pays. */
export const buy = async (request${type(': Request')})${type(': Promise<Response>')} => {
  const orderId = getLastSegment(request);
  const { SHOP_URL: shop = 'http://localhost:3000' } = process.env;
  // Gateways forget idempotency keys: after a day, the same key would create another payment.
  if (shipped.has(orderId)) return new Response('This order is paid.', { status: 409 });
  const { paymentId, gatewayUrl, expiresAt } = await getHandlers().client.createPayment(
    {
      amount: fiat('12.50', 'USD'),
      referenceId: orderId,
      checkout: { successUrl: \`\${shop}/order\`, errorUrl: \`\${shop}/order\` },
    },
    { idempotencyKey: orderId },
  );
  const known = orders.get(paymentId);
  // Order IDs can be guessed: nobody else may take over the payment of an order.
  if (known && !authorize({ paymentId, request }))
    return new Response('Another browser has bought this order.', { status: 403 });
  const secret = known?.secret ?? crypto.randomUUID();
  orders.set(paymentId, { secret, gatewayUrl, expiresAt });
  const location = \`/order?payment_id=\${encodeURIComponent(paymentId)}\`;
  const secure = shop.startsWith('https:') ? '; Secure' : '';
  const cookie = \`\${toCookie(paymentId, secret)}; HttpOnly; SameSite=Lax; Path=/\${secure}\`;
  return new Response(null, { status: 303, headers: { location, 'set-cookie': cookie } });
};

/** \`GET /order?payment_id={id}\`: the page on which the buyer pays and sees the result. */
export const orderPage = async (request${type(': Request')})${type(': Promise<Response>')} => {
  const paymentId = new URL(request.url).searchParams.get('payment_id') ?? '';
  const order = orders.get(paymentId);
  if (!order || !authorize({ paymentId, request })) return new Response('Order not found.', { status: 404 });
  const gatewayUrl = order.gatewayUrl.replaceAll('"', '%22').replaceAll('&', '&amp;');
  return respondHtml(\`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark"><title>Your order</title>
    <script type="module" src="/pay-status/cdn/pay-checkout.js"></script>
    <pay-checkout payment-id="\${encodeURIComponent(paymentId)}" gateway-url="\${gatewayUrl}"
      status-url="/status/{id}" pay-url="/pay/{id}" chains="eip155:84532 eip155:11155111" merchant-name="Shop"
      amount-unit="iso4217/USD" amount-value="1250" expires-at="\${order.expiresAt}"></pay-checkout></html>\`);
};

/** \`GET /pay-status/cdn/*\`: the browser files of the package. In production, your web server or CDN may serve the folder. */
export const script = async (request${type(': Request')})${type(': Promise<Response>')} => {
  const [, file, type] = /^\\/pay-status(\\/cdn\\/[\\w/-]+\\.(js|css))$/.exec(new URL(request.url).pathname) ?? [];
  const onDisk = \`node_modules/pay-status/dist\${file}\`;
  if (!file || !existsSync(onDisk)) return new Response('Not found.', { status: 404 });
  const contentType = type === 'css' ? 'text/css' : 'text/javascript';
  return new Response(await readFile(onDisk, 'utf8'), { headers: { 'content-type': contentType } });
};
`;
