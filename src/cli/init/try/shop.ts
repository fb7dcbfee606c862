import { TestOrderError } from './test-order-error.js';
import type { StartedProcess, TryPorts } from './try-ports.js';
import { quoteOutput, waitFor } from './wait-for.js';

const STATUS_TIMEOUT_MS = 30_000;
const FORGED_EVENT = '{"type":"payment.succeeded"}';

/** An order, as the browser of its buyer sees it. */
export interface BoughtOrder {
  readonly paymentId: string;
  /** The `Cookie` header of that browser. */
  readonly cookie: string;
  readonly path: string;
}

/** The written server. Each check rejects with `TestOrderError` if the server does not answer as it should. */
export interface Shop {
  readonly url: string;
  readonly program: StartedProcess;
  /** Waits for the first answer. */
  readonly waitUntilReady: (timeoutMs: number) => Promise<void>;
  readonly buy: (orderId: string) => Promise<BoughtOrder>;
  /** Resolves to the `gatewayUrl` of the payment, from the page with the tag. */
  readonly readPage: (order: BoughtOrder) => Promise<string>;
  readonly waitForStatus: (order: BoughtOrder, status: string) => Promise<void>;
  readonly checkPayRoute: (order: BoughtOrder) => Promise<void>;
  /** Sends an event without a signature, which has to be refused. */
  readonly checkForgedWebhook: () => Promise<void>;
}

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
      const problem = 'The server has not answered';
      await waitFor({ read: () => send('/order?payment_id='), timeoutMs, problem, program }, ports);
    },
    buy: async (orderId) => {
      const response = await send(`/buy/${orderId}`);
      expectStatus(`GET /buy/${orderId}`, response, 303);
      const path = response.headers.get('location') ?? '';
      const [paymentId] = /pay_\w+/.exec(path) ?? refuse('GET /buy does not lead to the page of a payment.');
      const cookie = response.headers.getSetCookie().map((each) => each.replace(/;.*/s, ''));
      return { paymentId, cookie: cookie.join('; '), path };
    },
    readPage: async (order) => {
      const html = await (await read(order.path, order)).text();
      return toAttributeValue(html, 'gateway-url') ?? refuse(`The page ${order.path} has no gateway-url.`);
    },
    waitForStatus: async (order, status) => {
      const path = `/status/${order.paymentId}`;
      await read(path, order);
      const readStatus = async (): Promise<true | undefined> => {
        const response = await send(path, { headers: { cookie: order.cookie } });
        return ((await response.json()) as { readonly status?: unknown }).status === status || undefined;
      };
      const problem = `The status route has not answered ${status}`;
      await waitFor({ read: readStatus, timeoutMs: STATUS_TIMEOUT_MS, problem, program }, ports);
    },
    checkPayRoute: async ({ paymentId, cookie }) => {
      const path = `/pay/${paymentId}/options`;
      const post = (headers: Readonly<Record<string, string>>): Promise<Response> =>
        send(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: '{"accounts":[]}',
        });
      expectStatus(`POST ${path}`, await post({ origin: url, cookie }), 200);
      expectStatus(`POST ${path} without its cookie`, await post({ origin: url }), 404);
      expectStatus(`POST ${path} of another site`, await post({ origin: 'https://example.com', cookie }), 403);
    },
    checkForgedWebhook: async () => {
      const headers = { 'content-type': 'application/json' };
      const response = await send('/webhooks', { method: 'POST', headers, body: FORGED_EVENT });
      expectStatus('POST /webhooks without a signature', response, 400);
    },
  };
};
