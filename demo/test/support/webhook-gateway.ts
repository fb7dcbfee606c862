import assert from 'node:assert/strict';
import type { GatewayOptions } from '../../gateway/gateway.js';
import { createManualClock } from '../../gateway/clock/manual-clock.js';
import { createReceiver, type Receiver } from './receiver.js';
import { createTestGateway, type TestGateway } from './test-gateway.js';

export const HOOK = 'http://localhost:9000/hook';

interface WebhookEndpoint {
  readonly url: string;
  readonly mode: string;
  readonly events: readonly string[];
  readonly secret: string;
  readonly previousSecretValidUntil: string | null;
  readonly failingSince: string | null;
  readonly disabledAt: string | null;
}

interface DeliveryBody {
  readonly id: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly state: string;
  readonly attempt: number;
  readonly attempts: readonly {
    readonly atMs: number;
    readonly status: number | null;
    readonly error: string | null;
    readonly result: string | null;
    readonly reason: string | null;
  }[];
}

export interface WebhookGateway extends TestGateway {
  readonly receiver: Receiver;
  /** Sends a request to `/sandbox/…` and resolves to the JSON of its response, if any. */
  readonly call: (method: string, path: string, body?: object) => Promise<unknown>;
  readonly register: (more?: object) => Promise<WebhookEndpoint>;
  readonly endpoint: (mode?: string) => Promise<WebhookEndpoint>;
  readonly deliveries: (mode?: string) => Promise<readonly DeliveryBody[]>;
  /** Sends all deliveries that are due now. */
  readonly deliver: () => Promise<void>;
}

/** A gateway whose webhooks arrive in this process. */
export const createWebhookGateway = (options: Partial<GatewayOptions> = {}): WebhookGateway => {
  const clock = createManualClock();
  const receiver = createReceiver(clock);
  const gateway = createTestGateway({ clock, transport: receiver, ...options });
  const call: WebhookGateway['call'] = async (method, path, body) => {
    const response = await gateway.sendRequest(`/sandbox/${path}`, { method, ...(body && { body }) });
    const text = await response.text();
    assert.ok(response.ok, text);
    return text && (JSON.parse(text) as unknown);
  };
  return {
    ...gateway,
    clock,
    receiver,
    call,
    register: async (more = {}) => (await call('PUT', 'webhook-endpoint', { url: HOOK, ...more })) as WebhookEndpoint,
    endpoint: async (mode = 'test') => (await call('GET', `webhook-endpoint?mode=${mode}`)) as WebhookEndpoint,
    deliveries: async (mode = 'test') =>
      ((await call('GET', `deliveries?limit=500&mode=${mode}`)) as { data: readonly DeliveryBody[] }).data,
    deliver: () => clock.advance(0),
  };
};
