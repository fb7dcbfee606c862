import { LIMITS } from 'pay-status/contract';
import type { Clock } from '../clock/clock.js';
import type { Attempt, Delivery } from '../store/delivery-table.js';
import type { Endpoint } from '../store/endpoint-table.js';
import type { StoredEvent } from '../store/event-table.js';
import type { Store } from '../store/store.js';
import { validAt } from './old-secrets.js';
import { afterAttempt, healthAfter } from './schedule.js';
import { sign } from './sign.js';

/** How long a claimed delivery is nobody else's, milliseconds: longer than any attempt takes. */
const LEASE_MS = 2 * LIMITS.WEBHOOK_RESPONSE_DEADLINE_MS;
/** How many deliveries are sent at the same time. */
const MAX_SENDING = 50;

/** What lies outside of the gateway's clock: receivers and their time. */
export interface Outside {
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
  /** Unix milliseconds: a receiver compares a timestamp with its own clock, not with the gateway's. */
  readonly nowMs: () => number;
  /** Aborts once so many milliseconds of real time are over. */
  readonly deadline: (ms: number) => AbortSignal;
}

export const realOutside: Outside = {
  send: (url, init) => fetch(url, init),
  nowMs: () => Date.now(),
  deadline: (ms) => AbortSignal.timeout(ms),
};

interface DelivererOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly outside: Outside;
  /** Aborts when the gateway closes. */
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
  /** Told about each attempt, with the machine's time in milliseconds that it took. */
  readonly onAttempt?: ((parcel: Parcel, attempt: Attempt, durationMs: number) => void) | undefined;
}

export interface Parcel {
  readonly delivery: Delivery;
  readonly event: StoredEvent;
  /** Undefined when the endpoint of the delivery is there no more. */
  readonly endpoint: Endpoint | undefined;
}

/** Sends what is due to the merchants' endpoints (`SPEC: Events, delivery rules`). */
export class Deliverer {
  readonly #options: DelivererOptions;
  /** The attempts that are under way. */
  readonly #sending = new Set<Promise<void>>();

  constructor(options: DelivererOptions) {
    this.#options = options;
  }

  /** Begins to send everything that is due now. It waits for no answer, but for a place among those that are sent. */
  async run(): Promise<void> {
    for (let isMore = true; isMore && !this.#options.signal.aborted;) {
      if (this.#sending.size >= MAX_SENDING) await Promise.race(this.#sending);
      const limit = MAX_SENDING - this.#sending.size;
      const claimId = crypto.randomUUID();
      const parcels = await this.#claim(claimId, limit);
      for (const parcel of parcels) this.#send(parcel, claimId);
      isMore = parcels.length === limit;
    }
  }

  /** Resolves when what is being sent now has come to its end. */
  async idle(): Promise<void> {
    await Promise.all(this.#sending);
  }

  #send(parcel: Parcel, claimId: string): void {
    const sending = this.#deliver(parcel, claimId)
      .catch(this.#options.onError)
      .then(() => void this.#sending.delete(sending));
    this.#sending.add(sending);
  }

  #claim(claimId: string, limit: number): Promise<readonly Parcel[]> {
    const { store, clock } = this.#options;
    return store.transaction(async ({ deliveries, events, endpoints }) => {
      const nowMs = clock.nowMs();
      const claimed = await deliveries.claim({ id: claimId, nowMs, untilMs: nowMs + LEASE_MS, limit });
      const parcels: Parcel[] = [];
      for (const delivery of claimed) {
        const event = await events.find(delivery.eventId);
        if (!event) throw new Error(`the event ${delivery.eventId} is missing`);
        const endpoint = await endpoints.find(delivery);
        const isThere = endpoint?.id === delivery.endpointId && endpoint.disabledAtMs === null;
        parcels.push({ delivery, event, endpoint: isThere ? endpoint : undefined });
      }
      return parcels;
    });
  }

  async #deliver(parcel: Parcel, claimId: string): Promise<void> {
    const { delivery, event, endpoint } = parcel;
    const { store, clock, outside, signal, onAttempt } = this.#options;
    if (!endpoint) {
      await store.transaction(async ({ deliveries }) => {
        await deliveries.finish({ ...delivery, state: 'failed', dueAtMs: null }, claimId);
      });
      return;
    }
    const atMs = clock.nowMs();
    const startMs = outside.nowMs();
    const attempt: Attempt = { atMs, ...(await this.#post(endpoint, delivery.id, event.body)) };
    onAttempt?.(parcel, attempt, outside.nowMs() - startMs);
    // Whoever closes has not waited for the answer: the lease runs out, and it is sent again.
    if (signal.aborted) return;
    await store.transaction(async ({ deliveries, endpoints }) => {
      const nowMs = clock.nowMs();
      const seen = await endpoints.find(delivery);
      const isNews = seen !== undefined && healthAfter(seen, attempt, nowMs) !== seen;
      // Only for news: all deliveries of a merchant would wait for each other. And the endpoint first, as everywhere: two
      // who lock in different orders do so for good.
      const current = isNews ? await endpoints.lock(delivery) : undefined;
      if (!(await deliveries.finish(afterAttempt(delivery, attempt, nowMs), claimId))) return;
      if (current?.id === endpoint.id) await endpoints.put(healthAfter(current, attempt, nowMs));
    });
  }

  async #post(endpoint: Endpoint, id: string, body: string): Promise<Omit<Attempt, 'atMs'>> {
    const { outside, clock, signal } = this.#options;
    const timestamp = Math.floor(outside.nowMs() / 1_000);
    const secrets = [endpoint, ...validAt(endpoint.previous, clock.nowMs())];
    const signatures = await Promise.all(secrets.map(({ secret }) => sign({ id, timestamp, body }, secret)));
    const headers = {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatures.join(' '),
    };
    const sent = { url: endpoint.url, headers };
    try {
      const response = await outside.send(endpoint.url, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, outside.deadline(LIMITS.WEBHOOK_RESPONSE_DEADLINE_MS)]),
      });
      void response.body?.cancel().catch(() => undefined);
      const error = response.ok ? null : `The endpoint answered with ${response.status}`;
      return { status: response.status, error, sent };
    } catch (error) {
      return { status: null, error: error instanceof Error ? error.message : String(error), sent };
    }
  }
}
