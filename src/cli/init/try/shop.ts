import { TestOrderError } from './test-order-error.js';
import type { StartedProcess, TryPorts } from './try-ports.js';
import { quoteOutput, waitFor } from './wait-for.js';

const STATUS_TIMEOUT_MS = 30_000;
const FORGED_EVENT = '{"type":"payment.succeeded"}';

/** A payment, as the browser of its buyer sees it. */
export interface BoughtOrder {
  readonly orderId: string;
  readonly paymentId: string;
  /** The `Cookie` header of that browser for the payment's page. */
  readonly cookie: string;
  /** The path of the payment's page. */
  readonly path: string;
}

/** The written server. Each check rejects with `TestOrderError` if the server does not answer as it should. */
export interface Shop {
  readonly url: string;
  readonly program: StartedProcess;
  /** Waits for the first answer. */
  readonly waitUntilReady: (timeoutMs: number) => Promise<void>;
  /** Sends the form of the page with the button, as a browser does. */
  readonly buy: () => Promise<BoughtOrder>;
  /** Resolves to the `gatewayUrl` of the payment, from its page. */
  readonly readPage: (order: BoughtOrder) => Promise<string>;
  readonly waitForStatus: (order: BoughtOrder, status: string) => Promise<void>;
  readonly checkPayRoute: (order: BoughtOrder) => Promise<void>;
  /** Sends an event without a signature, which has to be refused. */
  readonly checkForgedWebhook: () => Promise<void>;
}

/** The page with the button. */
const PAGE = '/buy';
/** Request headers of a page of the server itself, and of another site. */
const OWN = { 'sec-fetch-site': 'same-origin' };
const FOREIGN = { 'sec-fetch-site': 'cross-site' };

const toAttributeValue = (html: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');

/** Returns a client of the written server. */
export const createShop = (
  url: string,
  program: StartedProcess,
  ports: TryPorts & { readonly signal: AbortSignal },
): Shop => {
  const send = (path: string, init: RequestInit = {}): Promise<Response> =>
    ports.fetch(url + path, { redirect: 'manual', signal: ports.signal, ...init });
  const refuse = (problem: string): never => {
    throw new TestOrderError(`${problem}${quoteOutput(program)}`);
  };
  const expectStatus = (request: string, { status }: Response, expected: number): void => {
    if (status !== expected) refuse(`The server answered ${request} with status ${status}, not ${expected}.`);
  };
  const read = async (request: string, order: BoughtOrder): Promise<Response> => {
    const response = await send(request, { headers: { cookie: order.cookie } });
    expectStatus(`GET ${request}`, response, 200);
    expectStatus(`GET ${request} without its cookie`, await send(request), 404);
    return response;
  };
  return {
    url,
    program,
    waitUntilReady: async (timeoutMs) => {
      await waitFor({ read: () => send(PAGE), timeoutMs, problem: 'The server has not answered', program }, ports);
    },
    buy: async () => {
      const shown = await send(PAGE);
      expectStatus(`GET ${PAGE}`, shown, 200);
      const html = await shown.text();
      // React writes the value before the name.
      const [field = ''] = /<[^<>]* name="order"[^<>]*>/.exec(html) ?? [];
      const [, orderId] = / value="([^"]+)"/.exec(field) ?? [];
      if (orderId === undefined || !html.includes('action="/checkout"'))
        return refuse(`The page ${PAGE} has no form for POST /checkout with an order.`);
      const order = (headers: Readonly<Record<string, string>>): Promise<Response> =>
        send('/checkout', { method: 'POST', headers, body: new URLSearchParams({ order: orderId }) });
      expectStatus('POST /checkout of another site', await order(FOREIGN), 403);
      const response = await order(OWN);
      expectStatus('POST /checkout', response, 303);
      const path = response.headers.get('location') ?? '';
      const [paymentId] = /pay_[\w-]+/.exec(path) ?? refuse('POST /checkout does not lead to the page of a payment.');
      const cookie = response.headers.getSetCookie().map((each) => each.replace(/;.*/s, ''));
      return { orderId, paymentId, cookie: cookie.join('; '), path };
    },
    readPage: async (order) => {
      const html = await (await read(order.path, order)).text();
      return toAttributeValue(html, 'gateway-url') ?? refuse(`The page ${order.path} has no gateway-url.`);
    },
    waitForStatus: async (order, status) => {
      const path = `${order.path}/status`;
      await read(path, order);
      const readStatus = async (): Promise<true | undefined> => {
        const response = await send(path, { headers: { cookie: order.cookie } });
        return ((await response.json()) as { readonly status?: unknown }).status === status || undefined;
      };
      const problem = `The status route has not answered ${status}`;
      await waitFor({ read: readStatus, timeoutMs: STATUS_TIMEOUT_MS, problem, program }, ports);
    },
    checkPayRoute: async ({ path: page, cookie }) => {
      const path = `${page}/pay/options`;
      const post = (headers: Readonly<Record<string, string>>): Promise<Response> => {
        const json = { 'content-type': 'application/json' };
        return send(path, { method: 'POST', headers: { ...json, ...headers }, body: '{"accounts":[]}' });
      };
      expectStatus(`POST ${path}`, await post({ ...OWN, cookie }), 200);
      expectStatus(`POST ${path} without its cookie`, await post(OWN), 404);
      expectStatus(`POST ${path} of another site`, await post({ ...FOREIGN, cookie }), 403);
    },
    checkForgedWebhook: async () => {
      const headers = { 'content-type': 'application/json' };
      const response = await send('/webhooks', { method: 'POST', headers, body: FORGED_EVENT });
      expectStatus('POST /webhooks without a signature', response, 400);
    },
  };
};
