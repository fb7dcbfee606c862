import { LIMITS, WEBHOOK_EVENT_TYPES, type KnownWebhookEventType } from 'pay-status/contract';
import type { GatewayClock } from '../clock/clock.js';
import { ApiError } from '../http/errors.js';
import { newEndpointId } from '../payments/ids.js';
import type { PaymentOwner } from '../payments/new-payment.js';
import type { RandomSource } from '../core/random.js';
import type { Rail } from '../rails/rail.js';
import type { Delivery } from '../store/delivery-table.js';
import type { Endpoint } from '../store/endpoint-table.js';
import type { StoredEvent } from '../store/event-table.js';
import type { Store, Tables } from '../store/store.js';
import { getPreviousSecrets } from '../webhooks/previous-secrets.js';
import { newDelivery } from '../webhooks/outbox.js';
import { sampleEvent } from '../webhooks/sample-event.js';
import { restart } from '../webhooks/retry-schedule.js';
import { newSecret } from '../webhooks/sign.js';
import { requireOpenMerchant } from './merchant-service.js';

interface WebhookServiceOptions {
  readonly store: Store;
  readonly clock: GatewayClock;
  readonly random: RandomSource;
  readonly rail: Rail;
}

/** The registration of an endpoint. */
export interface Registration {
  readonly url: string;
  /** All types when absent. */
  readonly events?: readonly KnownWebhookEventType[] | undefined;
}

const SECRET_BYTES = 32;

const noEndpoint = (): ApiError =>
  new ApiError('invalid_params', 'Webhook endpoint not found in this mode', { status: 404 });

type EndpointWork<Value> = (endpoint: Endpoint, tables: Tables) => Promise<Value>;

/** True if no attempt ever succeeded and none is planned. */
const hasFailed = ({ state, attempts }: Delivery): boolean =>
  state === 'failed' && attempts.every(({ error }) => error !== null);

/** Compares URLs, not their spellings. One of an older version may be invalid. */
const isSameUrl = (one: string, other: string): boolean =>
  one === other || (URL.canParse(one) && URL.canParse(other) && new URL(one).href === new URL(other).href);

/** The functions of a merchant's dashboard: manages the endpoint of a mode and its deliveries (`SPEC: Events`). */
export class WebhookService {
  readonly #options: WebhookServiceOptions;

  constructor(options: WebhookServiceOptions) {
    this.#options = options;
  }

  async find(owner: PaymentOwner): Promise<Endpoint> {
    const endpoint = await this.#options.store.read(({ endpoints }) => endpoints.find(owner));
    if (!endpoint) throw noEndpoint();
    return endpoint;
  }

  /** The endpoints of these owners. */
  async findAll(owners: readonly PaymentOwner[]): Promise<readonly Endpoint[]> {
    const found = await this.#options.store.read(({ endpoints }) =>
      Promise.all(owners.map((owner) => endpoints.find(owner))),
    );
    return found.filter((endpoint) => endpoint !== undefined);
  }

  /** Registers the one endpoint of a merchant in a mode, or changes it; the same URL keeps its secret and is enabled again. */
  async register({ merchantId, mode }: PaymentOwner, { url, events = WEBHOOK_EVENT_TYPES }: Registration) {
    const { store, clock, random } = this.#options;
    return store.transaction(async (tables) => {
      const { endpoints } = tables;
      await requireOpenMerchant(tables, { merchantId, mode });
      const before = await endpoints.lock({ merchantId, mode });
      const kept: Pick<Endpoint, 'id' | 'secret' | 'previous'> =
        before && isSameUrl(before.url, url)
          ? before
          : {
              id: newEndpointId(clock.nowMs(), random),
              secret: newSecret(random.bytes(SECRET_BYTES)),
              previous: [],
            };
      const { id, secret, previous } = kept;
      const rest = { failingSinceMs: null, disabledAtMs: null };
      const endpoint: Endpoint = { id, merchantId, mode, url, events, secret, previous, ...rest };
      await endpoints.put(endpoint);
      return endpoint;
    });
  }

  /** Stops deliveries immediately and irreversibly (`SPEC: Events, rule 9`). */
  async remove(owner: PaymentOwner): Promise<void> {
    await this.#options.store.transaction(({ endpoints }) => endpoints.remove(owner));
  }

  /** Creates a new secret; the previous one stays valid for a day (`SPEC: Webhook authentication, rule 7`). */
  async rotate(owner: PaymentOwner): Promise<Endpoint> {
    const { clock, random } = this.#options;
    return this.#withEndpoint(owner, async (endpoint, { endpoints }) => {
      const rotated = {
        ...endpoint,
        secret: newSecret(random.bytes(SECRET_BYTES)),
        previous: getPreviousSecrets(endpoint, clock.nowMs()),
      };
      await endpoints.put(rotated);
      return rotated;
    });
  }

  /** The newest first. */
  async deliveries(owner: PaymentOwner, limit: number): Promise<readonly Delivery[]> {
    return this.#options.store.read(({ deliveries }) => deliveries.list(owner, limit));
  }

  /** One delivery with its event. Its endpoint may be deleted. */
  async delivery(id: string): Promise<{ readonly delivery: Delivery; readonly event: StoredEvent }> {
    return this.#options.store.read(async ({ deliveries, events }) => {
      const delivery = await deliveries.find(id);
      const event = delivery && (await events.find(delivery.eventId));
      if (!event) throw new ApiError('invalid_params', 'Delivery not found', { status: 404 });
      return { delivery, event };
    });
  }

  /** Sends one delivery again if the endpoint is not disabled, with a new round of attempts and the same id. */
  async resend(owner: PaymentOwner, deliveryId: string): Promise<Delivery> {
    const { clock } = this.#options;
    return this.#withActiveEndpoint(owner, async (endpoint, { deliveries }) => {
      const delivery = await deliveries.find(deliveryId);
      if (delivery?.endpointId !== endpoint.id)
        throw new ApiError('invalid_params', 'Delivery to this endpoint not found', { status: 404 });
      const again = restart(delivery, clock.nowMs());
      await deliveries.update(again);
      return again;
    });
  }

  /** Sends all failed deliveries since the given time again; resolves to their number. */
  async resendFailed(owner: PaymentOwner, sinceMs: number): Promise<number> {
    const { clock } = this.#options;
    return this.#withActiveEndpoint(owner, async (endpoint, { deliveries }) => {
      const all = await deliveries.since(endpoint.id, sinceMs);
      const failed = all.filter(({ state }) => state === 'failed');
      for (const delivery of failed) await deliveries.update(restart(delivery, clock.nowMs()));
      return failed.length;
    });
  }

  /**
   * Sends the events since the given time that never reached the endpoint and are not pending; resolves to their number
   * (`SPEC: Events, rule 7`).
   */
  async replay(owner: PaymentOwner, sinceMs: number): Promise<number> {
    const { clock, random } = this.#options;
    const nowMs = clock.nowMs();
    if (sinceMs < nowMs - LIMITS.WEBHOOK_REPLAY_REACH_S * 1_000)
      throw new ApiError('params_validation', 'Validation error: replay reaches back at most 14 days');
    return this.#withActiveEndpoint(owner, async (endpoint, { events, deliveries }) => {
      // Sufficient, because no delivery is older than its event.
      const before = await deliveries.since(endpoint.id, sinceMs);
      const delivered = new Set(before.filter((each) => !hasFailed(each)).map(({ eventId }) => eventId));
      const failed = new Map(before.map((each) => [each.eventId, each]));
      const missing = (await events.since(owner, sinceMs)).filter(
        ({ id, type }) => endpoint.events.includes(type) && !delivered.has(id),
      );
      for (const event of missing) {
        const delivery = failed.get(event.id);
        if (delivery) await deliveries.update(restart(delivery, nowMs));
        else await deliveries.insert(newDelivery(event, endpoint, nowMs, random));
      }
      return missing.length;
    });
  }

  /** Sends a sample event of this type, with `live: false` in both modes. */
  async sendTest(owner: PaymentOwner, type: KnownWebhookEventType): Promise<Delivery> {
    const { clock, random, rail } = this.#options;
    const nowMs = clock.nowMs();
    return this.#withActiveEndpoint(owner, async (endpoint, { events, deliveries }) => {
      const event = sampleEvent(owner, type, rail.assets[0], nowMs, random);
      await events.insert(event);
      const delivery = newDelivery(event, endpoint, nowMs, random);
      await deliveries.insert(delivery);
      return delivery;
    });
  }

  /** Nothing is sent to a disabled endpoint, so that it must not look as if it was. */
  #withActiveEndpoint<Value>(owner: PaymentOwner, work: EndpointWork<Value>): Promise<Value> {
    return this.#withEndpoint(owner, (endpoint, tables) => {
      if (endpoint.disabledAtMs !== null)
        throw new ApiError('invalid_state', 'The endpoint is disabled: register it again, then send');
      return work(endpoint, tables);
    });
  }

  async #withEndpoint<Value>(owner: PaymentOwner, work: EndpointWork<Value>): Promise<Value> {
    return this.#options.store.transaction(async (tables) => {
      const endpoint = await tables.endpoints.lock(owner);
      if (!endpoint) throw noEndpoint();
      return work(endpoint, tables);
    });
  }
}
