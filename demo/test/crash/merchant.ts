import assert from 'node:assert/strict';
import { MERCHANT, ORDER } from '../support/test-gateway.js';

const JSON_TYPE = { 'Content-Type': 'application/json' };
/** Delay before a retry, milliseconds: a killed process needs a while to restart. */
const RETRY_MS = 50;
const DEADLINE_MS = 5_000;

/** The steps of a payment, and the status after each. */
export const STEPS = { process: 'processing', succeed: 'succeeded' } as const;
export type Step = keyof typeof STEPS;

/**
 * The transaction of the buyer. Only `process` sends it: a payment that succeeds without it has lost that step, and was
 * paid again by `succeed`.
 */
export const toTxId = (id: string): string => `0x${id}`;

/** A payment as the merchant reads it. It has a transaction once it has succeeded. */
export interface Reading {
  readonly status: string;
  readonly txId: string | null;
}

/** A merchant's server and its buyers. Requests are retried with another process until one responds. */
export interface Merchant {
  /** Creates a payment under this key and resolves to its id. */
  readonly create: (key: string) => Promise<string>;
  /** Takes a step of a payment. A retry is refused if the step was taken before the connection broke. */
  readonly step: (id: string, step: Step) => Promise<void>;
  /** Requests the settlement of a payment. Resolves to false if it was refused, because it has begun already. */
  readonly settle: (id: string) => Promise<boolean>;
  readonly read: (id: string) => Promise<Reading>;
  readonly register: (url: string) => Promise<void>;
  /** Advances the gateway's clock. Not retried. */
  readonly advance: (ms: number) => Promise<void>;
  /** Number of repeated requests. */
  readonly retries: () => number;
}

/** `pickUrl` returns the URL of a process, which may have just been killed. */
export const createMerchant = (pickUrl: () => string): Merchant => {
  let retries = 0;

  /** Retries until the response is not an internal error. */
  const sendUntilAnswered = async (
    path: string,
    init: RequestInit,
    onRetry = (): unknown => undefined,
  ): Promise<Response> => {
    for (;;) {
      try {
        const response = await fetch(pickUrl() + path, { ...init, signal: AbortSignal.timeout(DEADLINE_MS) });
        if (response.status < 500) return response;
        await response.body?.cancel();
      } catch {
        // The process was killed, is starting, or has no database.
      }
      retries++;
      onRetry();
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  };

  const read = async (id: string): Promise<Reading> => {
    const response = await sendUntilAnswered(`/v1/payments/${id}/status`, { headers: MERCHANT });
    const { status, info } = (await response.json()) as { status: string; info: { txId: string } | null };
    return { status, txId: info?.txId ?? null };
  };

  return {
    read,
    async create(key) {
      const headers = { ...JSON_TYPE, ...MERCHANT, 'Idempotency-Key': key };
      const response = await sendUntilAnswered('/v1/payments', {
        method: 'POST',
        headers,
        body: JSON.stringify(ORDER),
      });
      assert.equal(response.status, 201);
      return ((await response.json()) as { paymentId: string }).paymentId;
    },
    async step(id, step) {
      const body = JSON.stringify(step === 'process' ? { txId: toTxId(id) } : {});
      const init = { method: 'POST', headers: JSON_TYPE, body };
      let isRepeated = false;
      const response = await sendUntilAnswered(`/sandbox/payments/${id}/${step}`, init, () => (isRepeated = true));
      if (response.ok) return;
      const { code } = (await response.json()) as { code?: string };
      assert.deepEqual([code, isRepeated], ['invalid_state', true], `${step} of ${id} was refused`);
      assert.equal((await read(id)).status, STEPS[step], `${step} of ${id} was refused, and had not been taken`);
    },
    async settle(id) {
      const init = { method: 'POST', headers: JSON_TYPE, body: '{}' };
      const response = await sendUntilAnswered(`/sandbox/payments/${id}/settle`, init);
      const { code } = (await response.json()) as { code?: string };
      if (!response.ok) assert.equal(code, 'invalid_state', `settle of ${id} was refused`);
      return response.ok;
    },
    async register(url) {
      const init = { method: 'PUT', headers: JSON_TYPE, body: JSON.stringify({ url }) };
      assert.equal((await sendUntilAnswered('/sandbox/webhook-endpoint', init)).status, 200);
    },
    async advance(ms) {
      const init = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ advanceMs: ms }) };
      assert.equal((await fetch(`${pickUrl()}/sandbox/clock`, init)).status, 200);
    },
    retries: () => retries,
  };
};
