import { createGateway } from '../../demo/gateway/create-gateway.js';
import type { Gateway } from '../../demo/gateway/gateway.js';
import { createGatewayClient } from '../../src/client/gateway-client.js';
import type { Fetch } from '../../src/client/transport.js';
import type { StatusClient } from '../../src/client/status-client.js';
import type { CreatePaymentRequest, CreatePaymentResponse } from '../../src/contract/schemas/create-payment.js';
import { VirtualClock } from './virtual-clock.js';

export const BASE_URL = 'http://localhost:4242';
export const MERCHANT = { 'Api-Key': 'wcp_test_demo', 'Merchant-Id': 'merchant_demo' };
export const BUYER = { appId: 'app_demo', clientId: 'test' };

/** The steps by which the sandbox advances a payment. */
export type Step = 'process' | 'succeed' | 'fail' | 'decline' | 'expire' | 'settle';

/** One request that the gateway received. */
export interface SeenRequest {
  readonly url: string;
  /** Virtual milliseconds since the start. */
  readonly atMs: number;
  /** The requested `maxPollMs`; null for a plain request. */
  readonly maxPollMs: string | null;
  readonly init: RequestInit;
  /** Virtual milliseconds since the start; undefined while it is pending. */
  endedAtMs?: number;
}

/** The real gateway handler in this page, on a virtual clock, with a record of its requests. */
export class Sandbox {
  readonly clock = new VirtualClock();
  readonly gateway: Gateway = createGateway({ baseUrl: BASE_URL, clock: this.clock });
  /** Status requests, in order. */
  readonly requests: SeenRequest[] = [];
  /** The number of status requests in flight. */
  inFlight = 0;
  /** The maximum of requests in flight at once. */
  mostInFlight = 0;

  /** Responds to status requests; a test can replace it with responses that no fault produces. */
  handler: (request: Request) => Response | Promise<Response> = (request) => this.gateway.fetch(request);

  /** The page's `fetch`. */
  readonly fetch: Fetch = async (url, init) => {
    const seen: SeenRequest = {
      url,
      atMs: this.clock.monotonic(),
      maxPollMs: new URL(url).searchParams.get('maxPollMs'),
      init,
    };
    this.requests.push(seen);
    this.mostInFlight = Math.max(this.mostInFlight, ++this.inFlight);
    try {
      return await this.handler(new Request(url, init));
    } finally {
      this.inFlight--;
      seen.endedAtMs = this.clock.monotonic();
    }
  };

  /** A buyer's client of this gateway. */
  client(): StatusClient {
    return createGatewayClient({ baseUrl: BASE_URL, ...BUYER, fetch: this.fetch });
  }

  async #post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    };
    const response = await this.gateway.fetch(new Request(`${BASE_URL}${path}`, init));
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  async create(request: Partial<CreatePaymentRequest> = {}): Promise<CreatePaymentResponse> {
    const body = { amount: { unit: 'iso4217/USD', value: '5000' }, referenceId: 'order-1', ...request };
    return (await this.#post('/v1/payments', body, MERCHANT)) as CreatePaymentResponse;
  }

  async step(paymentId: string, step: Step, body: unknown = {}): Promise<void> {
    await this.#post(`/sandbox/payments/${paymentId}/${step}`, body);
  }

  async cancel(paymentId: string): Promise<void> {
    await this.#post(`/v1/payments/${paymentId}/cancel`, {}, MERCHANT);
  }

  /** Injects a fault into status requests, as `POST /sandbox/faults` does, until {@link heal}. */
  async fault(fault: Record<string, unknown>): Promise<void> {
    await this.#post('/sandbox/faults', { route: 'GET /v1/gateway/*', ...fault });
  }

  async heal(): Promise<void> {
    const headers = { 'Content-Type': 'application/json' };
    await this.gateway.fetch(new Request(`${BASE_URL}/sandbox/faults`, { method: 'DELETE', headers }));
  }
}
