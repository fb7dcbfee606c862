import assert from 'node:assert/strict';
import { webhookEventSchema, type WebhookEvent } from 'pay-status/contract';
import type { GatewayOptions } from '../../gateway/gateway.js';
import type { ChaosSettings } from '../../gateway/chaos/settings.js';
import { createManualClock, type ManualClock } from '../../gateway/clock/manual-clock.js';
import { DEMO_MERCHANT_ID } from '../../gateway/auth/credentials.js';
import { createTestGateway, ORDER, type TestGateway } from './test-gateway.js';
import { HOOK } from './webhook-gateway.js';

/** A webhook that the merchant's endpoint received, parsed tolerantly. */
export interface Arrival {
  readonly webhookId: string;
  /** Since the start, milliseconds of the gateway's clock. */
  readonly afterMs: number;
  readonly body: string;
  readonly event: WebhookEvent;
}

export interface ChaosGateway extends TestGateway {
  readonly arrivals: readonly Arrival[];
  /** Arrived events, as `type version`. */
  readonly listEvents: () => readonly string[];
  /** Creates a payment without a request, which chaos could change. Resolves to its id. */
  readonly addPayment: () => Promise<string>;
  /** Registers the merchant's webhook endpoint. */
  readonly register: () => Promise<void>;
}

interface ChaosGatewayOptions extends Partial<GatewayOptions> {
  readonly seed?: number;
  readonly clock?: ManualClock;
}

/** Groups arrivals by key, in order of arrival. */
export const groupArrivals = (
  arrivals: readonly Arrival[],
  getKey: (arrival: Arrival) => string,
): readonly (readonly Arrival[])[] => {
  const groups = new Map<string, Arrival[]>();
  for (const arrival of arrivals) groups.set(getKey(arrival), [...(groups.get(getKey(arrival)) ?? []), arrival]);
  return [...groups.values()];
};

export const getEventId = ({ event }: Arrival): string => event.id;

export const getPaymentId = ({ event }: Arrival): string => event.data.payment_id;

/** A gateway with these chaos settings, or without chaos, and a receiver of its webhooks. */
export const createChaosGateway = (
  settings?: Partial<ChaosSettings>,
  { seed = 1, clock = createManualClock(), ...options }: ChaosGatewayOptions = {},
): ChaosGateway => {
  const startMs = clock.nowMs();
  const arrivals: Arrival[] = [];
  const transport: GatewayOptions['transport'] = {
    nowMs: () => clock.nowMs(),
    deadline: () => new AbortController().signal,
    send: async (_url, { headers, body }) => {
      const webhookId = new Headers(headers).get('webhook-id') ?? '';
      const event = webhookEventSchema.parse(JSON.parse(String(body)));
      arrivals.push({ webhookId, afterMs: clock.nowMs() - startMs, body: String(body), event });
      return new Response(null, { status: 204 });
    },
  };
  const gateway = createTestGateway({ clock, transport, ...(settings && { chaos: { seed, settings } }), ...options });
  return {
    ...gateway,
    clock,
    arrivals,
    listEvents: () => arrivals.map(({ event }) => `${event.type} ${event.data.payment_state_version}`),
    addPayment: async () => (await gateway.payments.create({ merchantId: DEMO_MERCHANT_ID, mode: 'test' }, ORDER)).id,
    async register() {
      const response = await gateway.sendRequest('/sandbox/webhook-endpoint', { method: 'PUT', body: { url: HOOK } });
      assert.equal(response.status, 200);
    },
  };
};
