import { LIMITS } from 'pay-status/contract';
import type { GatewayClock } from '../clock/clock.js';
import type { Attempt, Delivery, DeliveryTable } from '../store/delivery-table.js';
import type { Endpoint } from '../store/endpoint-table.js';
import type { StoredEvent } from '../store/event-table.js';
import type { Store } from '../store/store.js';
import { readAnswerCode } from './answer-code.js';
import { describeNoResponse, describeRefusal, ENDPOINT_GONE } from './delivery-failure.js';
import { getValidSecrets } from './previous-secrets.js';
import { updateDelivery, updateHealth } from './retry-schedule.js';
import { sign } from './sign.js';
import type { WebhookTransport } from './transport.js';

/** Time for which a delivery is claimed, milliseconds: longer than any attempt takes. */
const LEASE_MS = 2 * LIMITS.WEBHOOK_RESPONSE_DEADLINE_MS;
/** Maximum number of deliveries in flight. */
const MAX_CONCURRENCY = 50;

interface DeliveryWorkerOptions {
  readonly store: Store;
  readonly clock: GatewayClock;
  readonly transport: WebhookTransport;
  /** Aborts when the gateway closes. */
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
  /** Called after each attempt, with its duration in milliseconds of the machine's time. */
  readonly onAttempt?: ((claimed: ClaimedDelivery, attempt: Attempt, durationMs: number) => void) | undefined;
}

export interface ClaimedDelivery {
  readonly delivery: Delivery;
  readonly event: StoredEvent;
  /** Undefined if the endpoint of the delivery was deleted, replaced or disabled. */
  readonly endpoint: Endpoint | undefined;
}

/** Whether the attempt succeeded depends on the HTTP status alone; the answer's text is for people. */
const describeAnswer = async (
  response: Response,
  url: string,
  signal: AbortSignal,
): Promise<Pick<Attempt, 'status' | 'error' | 'reason' | 'result'>> => {
  const { ok, status } = response;
  const code = await readAnswerCode(response, ok ? 'result' : 'code', signal);
  if (ok) return { status, error: null, reason: null, result: code };
  return { status, ...describeRefusal(response, url, code), result: null };
};

/** A delivery that was resent during an attempt has arrived nevertheless if the attempt has. Returns true if that is new. */
const keepSuccess = async (deliveries: DeliveryTable, id: string, attempt: Attempt): Promise<boolean> => {
  if (attempt.error !== null) return false;
  const current = await deliveries.lock(id);
  if (!current || current.state === 'delivered') return false;
  const attempts = [...current.attempts, attempt];
  await deliveries.update({ ...current, attempts, state: 'delivered', dueAtMs: null });
  return true;
};

/** Sends due deliveries to the merchants' endpoints (`SPEC: Events, delivery rules`). */
export class DeliveryWorker {
  readonly #options: DeliveryWorkerOptions;
  /** The attempts in progress. */
  readonly #attempts = new Set<Promise<void>>();

  constructor(options: DeliveryWorkerOptions) {
    this.#options = options;
  }

  /** Starts to send everything that is due now. Waits for free capacity, but for no response. */
  async run(): Promise<void> {
    for (let hasMore = true; hasMore && !this.#options.signal.aborted;) {
      if (this.#attempts.size >= MAX_CONCURRENCY) await Promise.race(this.#attempts);
      const limit = MAX_CONCURRENCY - this.#attempts.size;
      const claimId = crypto.randomUUID();
      const claimed = await this.#claim(claimId, limit);
      for (const each of claimed) this.#start(each, claimId);
      hasMore = claimed.length === limit;
    }
  }

  /** Resolves when the attempts that are in progress now have ended. */
  async idle(): Promise<void> {
    await Promise.all(this.#attempts);
  }

  #start(claimed: ClaimedDelivery, claimId: string): void {
    const attempt = this.#deliver(claimed, claimId)
      .catch(this.#options.onError)
      .then(() => void this.#attempts.delete(attempt));
    this.#attempts.add(attempt);
  }

  #claim(claimId: string, limit: number): Promise<readonly ClaimedDelivery[]> {
    const { store, clock } = this.#options;
    return store.transaction(async ({ deliveries, events, endpoints }) => {
      const nowMs = clock.nowMs();
      const due = await deliveries.claim({ id: claimId, nowMs, untilMs: nowMs + LEASE_MS, limit });
      const claimed: ClaimedDelivery[] = [];
      for (const delivery of due) {
        const event = await events.find(delivery.eventId);
        if (!event) throw new Error(`the event ${delivery.eventId} is missing`);
        const endpoint = await endpoints.find(delivery);
        const isActive = endpoint?.id === delivery.endpointId && endpoint.disabledAtMs === null;
        claimed.push({ delivery, event, endpoint: isActive ? endpoint : undefined });
      }
      return claimed;
    });
  }

  async #deliver(claimed: ClaimedDelivery, claimId: string): Promise<void> {
    const { delivery, event, endpoint } = claimed;
    const { store, clock, transport, signal, onAttempt } = this.#options;
    const atMs = clock.nowMs();
    if (!endpoint) {
      const attempt: Attempt = { atMs, status: null, ...ENDPOINT_GONE, result: null };
      onAttempt?.(claimed, attempt, 0);
      const attempts = [...delivery.attempts, attempt];
      await store.transaction(async ({ deliveries }) => {
        await deliveries.finish({ ...delivery, attempts, state: 'failed', dueAtMs: null }, claimId);
      });
      return;
    }
    const startMs = transport.nowMs();
    const attempt: Attempt = { atMs, ...(await this.#post(endpoint, delivery.id, event.body)) };
    onAttempt?.(claimed, attempt, transport.nowMs() - startMs);
    // A gateway that closes does not wait for the response: the lease expires, and the delivery is sent again.
    if (!signal.aborted) await this.#record(delivery, attempt, endpoint, claimId);
  }

  async #record(delivery: Delivery, attempt: Attempt, endpoint: Endpoint, claimId: string): Promise<void> {
    const { store, clock } = this.#options;
    await store.transaction(async ({ deliveries, endpoints }) => {
      const nowMs = clock.nowMs();
      const seen = await endpoints.find(delivery);
      const hasChanged = seen !== undefined && updateHealth(seen, attempt, nowMs) !== seen;
      // Locked only for a change, or all deliveries of a merchant would wait for each other. The endpoint is locked before
      // the delivery, as everywhere: another order could deadlock.
      const current = hasChanged ? await endpoints.lock(delivery) : undefined;
      const isRecorded =
        (await deliveries.finish(updateDelivery(delivery, attempt, nowMs), claimId)) ||
        (await keepSuccess(deliveries, delivery.id, attempt));
      if (!isRecorded) return;
      if (current?.id === endpoint.id) await endpoints.put(updateHealth(current, attempt, nowMs));
    });
  }

  async #post(endpoint: Endpoint, id: string, body: string): Promise<Omit<Attempt, 'atMs'>> {
    const { transport } = this.#options;
    const headers = await this.#createHeaders(endpoint, id, body);
    const sent = { url: endpoint.url, headers };
    const deadline = transport.deadline(LIMITS.WEBHOOK_RESPONSE_DEADLINE_MS);
    const closing = this.#options.signal;
    const signal = AbortSignal.any([closing, deadline]);
    try {
      const response = await transport.send(endpoint.url, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal,
      });
      return { ...(await describeAnswer(response, endpoint.url, signal)), sent };
    } catch (error) {
      return { status: null, ...describeNoResponse(error, endpoint.url, { deadline, closing }), result: null, sent };
    }
  }

  async #createHeaders(endpoint: Endpoint, id: string, body: string): Promise<Readonly<Record<string, string>>> {
    const { transport, clock } = this.#options;
    const timestamp = Math.floor(transport.nowMs() / 1_000);
    const secrets = [endpoint, ...getValidSecrets(endpoint.previous, clock.nowMs())];
    const signatures = await Promise.all(secrets.map(({ secret }) => sign({ id, timestamp, body }, secret)));
    return {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatures.join(' '),
    };
  }
}
