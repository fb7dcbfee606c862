import assert from 'node:assert/strict';
import {
  strictCreatePaymentResponseSchema,
  type StrictCreatePaymentResponse,
} from '../../gateway/wire/create-payment-response.js';
import { strictCreatedMerchantSchema } from '../../gateway/wire/merchant.js';
import { strictErrorBodySchema } from '../../gateway/wire/error-body.js';
import type { GatewayErrorCode } from '../../gateway/wire/error-codes.js';
import {
  strictPaymentStatusResponseSchema,
  type StrictPaymentStatusResponse,
} from '../../gateway/wire/payment-status-response.js';
import { createGateway } from '../../gateway/create-gateway.js';
import type { Gateway, GatewayOptions } from '../../gateway/gateway.js';
import { createManualClock, type ManualClock } from '../../gateway/clock/manual-clock.js';
import { countRequest } from './covers.js';

export const BASE_URL = 'http://localhost:4242';

export const MERCHANT = { 'Api-Key': 'wcp_test_demo', 'Merchant-Id': 'merchant_demo' };
export const LIVE_MERCHANT = { 'Api-Key': 'wcp_live_demo', 'Merchant-Id': 'merchant_demo' };
export const PARTNER = { 'Api-Key': 'wcp_test_partner' };
export const LIVE_PARTNER = { 'Api-Key': 'wcp_live_partner' };
export const BUYER = { 'App-Id': 'app_demo', 'Client-Id': 'client_1' };
export const WALLET = { 'Api-Key': 'wcp_test_wallet' };

export const ORDER = { amount: { unit: 'iso4217/USD', value: '5000' }, referenceId: 'order 1' };

type Headers = Readonly<Record<string, string>>;

interface RequestOptions {
  readonly method?: string;
  readonly headers?: Headers;
  /** An object is sent as JSON, a string as it is. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

interface StatusRequestOptions {
  readonly headers?: Headers;
  readonly maxPollMs?: number;
  readonly signal?: AbortSignal;
}

export interface TestGateway extends Gateway {
  readonly clock: ManualClock;
  readonly sendRequest: (path: string, options?: RequestOptions) => Promise<Response>;
  /** Creates a payment as the merchant of the test environment, unless other headers are given. */
  readonly create: (order?: object, headers?: Headers) => Promise<StrictCreatePaymentResponse>;
  /** Creates a merchant of the partner, and returns the headers by which the partner acts for it. */
  readonly addMerchant: (partner?: Headers, merchant?: object) => Promise<Headers & { readonly 'Merchant-Id': string }>;
  /** Requests the status as the buyer, unless other headers are given. */
  readonly status: (id: string, options?: StatusRequestOptions) => Promise<StrictPaymentStatusResponse>;
  /** Sends a POST request to `/sandbox/…`. */
  readonly sandbox: (path: string, body?: object) => Promise<Response>;
}

/** Sends a request to the gateway in process. */
const request = (
  { fetch }: Gateway,
  path: string,
  { method, headers, body, signal }: RequestOptions = {},
): Promise<Response> =>
  fetch(
    new Request(BASE_URL + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    }),
  );

/** A gateway on a manual clock. The helpers validate responses by the strict schemas. */
export const createTestGateway = (options: Partial<GatewayOptions> = {}): TestGateway => {
  const clock = createManualClock();
  const created = createGateway({ baseUrl: BASE_URL, clock, ...options });
  const gateway: Gateway = {
    ...created,
    fetch(request) {
      countRequest();
      return created.fetch(request);
    },
  };
  const sendRequest: TestGateway['sendRequest'] = (path, options) => request(gateway, path, options);
  return {
    ...gateway,
    clock,
    sendRequest,
    async create(order = {}, headers = MERCHANT) {
      const response = await sendRequest('/v1/payments', { headers, body: { ...ORDER, ...order } });
      assert.equal(response.status, 201);
      return strictCreatePaymentResponseSchema.parse(await response.json());
    },
    async addMerchant(partner = PARTNER, merchant = {}) {
      const headers = { ...partner, 'Idempotency-Key': crypto.randomUUID() };
      const body = { merchantName: 'Acme Store', merchantEmail: 'billing@acme.store', ...merchant };
      const response = await sendRequest('/v1/merchants', { headers, body });
      assert.equal(response.status, 201);
      return { ...partner, 'Merchant-Id': strictCreatedMerchantSchema.parse(await response.json()).merchant.id };
    },
    async status(id, { headers = BUYER, maxPollMs, signal } = {}) {
      const path = 'Merchant-Id' in headers ? '/v1/payments' : '/v1/gateway/payment';
      const query = maxPollMs === undefined ? '' : `?maxPollMs=${maxPollMs}`;
      const response = await sendRequest(`${path}/${id}/status${query}`, { headers, ...(signal && { signal }) });
      assert.equal(response.status, 200);
      return strictPaymentStatusResponseSchema.parse(await response.json());
    },
    sandbox: (path, body = {}) => sendRequest(`/sandbox/${path}`, { body }),
  };
};

/** Expects a refusal with this status and code, and returns its message. */
export const assertRefused = async (response: Response, status: number, code: GatewayErrorCode): Promise<string> => {
  const body = strictErrorBodySchema.parse(await response.json());
  assert.deepEqual({ status: response.status, code: body.code }, { status, code }, body.message);
  return body.message;
};

/** Runs everything that is pending, without advancing the clock. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
