import assert from 'node:assert/strict';
import { MERCHANT, ORDER } from '../support/test-gateway.js';

const JSON_TYPE = { 'Content-Type': 'application/json' };
/** How long to wait before trying again, milliseconds: a killed process needs a while to be back. */
const RETRY_MS = 50;
const DEADLINE_MS = 5_000;

/** A merchant's server, and the buyers of its payments, who try again at another process until they are answered. */
export interface Merchant {
  /** Creates a payment under this key and resolves to its id. */
  readonly create: (key: string) => Promise<string>;
  /** Takes a step of a payment. A step that had been taken when the connection broke is refused, and counts as taken. */
  readonly step: (id: string, step: string) => Promise<void>;
  readonly statusOf: (id: string) => Promise<string>;
  readonly register: (url: string) => Promise<void>;
  /** Puts the gateway's clock forward, once. */
  readonly advance: (ms: number) => Promise<void>;
  /** How often a request had to be repeated. */
  readonly retries: () => number;
}

/** `pickUrl` names one of the processes that are up, or were a moment ago. */
export const createMerchant = (pickUrl: () => string): Merchant => {
  let retries = 0;

  /** Resolves to the first answer that is not an internal error. */
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    for (;;) {
      try {
        const response = await fetch(pickUrl() + path, { ...init, signal: AbortSignal.timeout(DEADLINE_MS) });
        if (response.status < 500) return response;
        await response.body?.cancel();
      } catch {
        // Killed, not up yet, or without a database.
      }
      retries++;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  };

  return {
    async create(key) {
      const headers = { ...JSON_TYPE, ...MERCHANT, 'Idempotency-Key': key };
      const response = await ask('/v1/payments', { method: 'POST', headers, body: JSON.stringify(ORDER) });
      assert.equal(response.status, 201);
      return ((await response.json()) as { paymentId: string }).paymentId;
    },
    async step(id, step) {
      const response = await ask(`/sandbox/payments/${id}/${step}`, { method: 'POST', headers: JSON_TYPE, body: '{}' });
      const body = (await response.json()) as { code?: string };
      assert.ok(response.ok || body.code === 'invalid_state', JSON.stringify(body));
    },
    async statusOf(id) {
      const response = await ask(`/v1/payments/${id}/status`, { headers: MERCHANT });
      return ((await response.json()) as { status: string }).status;
    },
    async register(url) {
      const init = { method: 'PUT', headers: JSON_TYPE, body: JSON.stringify({ url }) };
      assert.equal((await ask('/sandbox/webhook-endpoint', init)).status, 200);
    },
    async advance(ms) {
      const init = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ advanceMs: ms }) };
      assert.equal((await fetch(`${pickUrl()}/sandbox/clock`, init)).status, 200);
    },
    retries: () => retries,
  };
};
