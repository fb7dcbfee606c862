import assert from 'node:assert/strict';
import {
  createMerchantClient,
  type MerchantClient,
  type MerchantClientOptions,
} from '../../../src/server/merchant/index.js';
import { BASE_URL, MERCHANT, type Sandbox, type SeenRequest } from '../../support/sandbox.js';
import { settle } from '../../support/virtual-clock.js';

export const API_KEY = MERCHANT['Api-Key'];
export const MERCHANT_ID = MERCHANT['Merchant-Id'];

export const ORDER = { amount: { unit: 'iso4217/USD', value: '1250' }, referenceId: 'order-7' };

/** Creates a merchant's client of the sandbox, on the sandbox's clock and without jitter. */
export const createSandboxClient = (sandbox: Sandbox, options: Partial<MerchantClientOptions> = {}): MerchantClient =>
  createMerchantClient({
    baseUrl: BASE_URL,
    apiKey: API_KEY,
    merchantId: MERCHANT_ID,
    fetch: sandbox.fetch,
    clock: sandbox.clock,
    random: () => 0,
    ...options,
  });

/** Creates a merchant's client with responses of the test. */
export const createScriptedClient = (
  fetch: MerchantClientOptions['fetch'],
  options: Partial<MerchantClientOptions> = {},
): MerchantClient =>
  createMerchantClient({
    baseUrl: 'https://pay.example/api/',
    apiKey: API_KEY,
    merchantId: MERCHANT_ID,
    fetch,
    ...options,
  });

export const getHeaders = ({ init }: Pick<SeenRequest, 'init'>): Record<string, string> =>
  init.headers as Record<string, string>;

export const getIdempotencyKeys = (requests: readonly Pick<SeenRequest, 'init'>[]): string[] =>
  requests.map((request) => getHeaders(request)['Idempotency-Key']!);

/** Returns the times of the requests, virtual milliseconds. */
export const getRequestTimes = ({ requests }: Sandbox): number[] => requests.map(({ atMs }) => Math.round(atMs));

/** Returns the time of each request, and whether it was a long poll. */
export const getPolls = ({ requests }: Sandbox): (readonly [atMs: number, how: string])[] =>
  requests.map(({ atMs, maxPollMs }) => [Math.round(atMs), maxPollMs ?? 'now'] as const);

/** Waits for a condition without advancing the clock: digests are computed in another thread. */
export const waitUntil = async (what: string, holds: () => boolean): Promise<void> => {
  for (let turns = 0; turns < 2_000 && !holds(); turns++) await settle();
  assert.ok(holds(), what);
};

/** Waits until this many requests have been answered, successfully or not. */
export const waitForAnswers = (sandbox: Sandbox, count: number): Promise<void> =>
  waitUntil(
    `${count} answers`,
    () => sandbox.requests.filter(({ endedAtMs }) => endedAtMs !== undefined).length >= count,
  );
