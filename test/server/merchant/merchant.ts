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

/** A merchant's client of the sandbox, on the sandbox's time; its jitter is none. */
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

/** A merchant's client whose requests the test answers. */
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

/** When the gateway was asked, virtual milliseconds. */
export const getRequestTimes = ({ requests }: Sandbox): number[] => requests.map(({ atMs }) => Math.round(atMs));

/** When it was asked, and whether it was to hold. */
export const getPolls = ({ requests }: Sandbox): (readonly [atMs: number, how: string])[] =>
  requests.map(({ atMs, maxPollMs }) => [Math.round(atMs), maxPollMs ?? 'now'] as const);

/** Lets happen what needs no time until the condition holds: a digest is computed in a thread of its own. */
export const waitUntil = async (what: string, holds: () => boolean): Promise<void> => {
  for (let turns = 0; turns < 2_000 && !holds(); turns++) await settle();
  assert.ok(holds(), what);
};

/** Until so many requests have been answered, well or badly. */
export const waitForAnswers = (sandbox: Sandbox, count: number): Promise<void> =>
  waitUntil(
    `${count} answers`,
    () => sandbox.requests.filter(({ endedAtMs }) => endedAtMs !== undefined).length >= count,
  );
