import { createHmac } from 'node:crypto';
import { strictWebhookEventSchema, type StrictWebhookEvent } from '../../gateway/wire/webhook-event.js';
import type { WebhookTransport } from '../../gateway/webhooks/transport.js';

/** A request to a merchant's endpoint. */
export interface Received {
  readonly url: string;
  /** By the gateway's clock. */
  readonly atMs: number;
  readonly headers: Headers;
  readonly init: RequestInit;
  readonly body: string;
  readonly event: StrictWebhookEvent;
}

/** A merchant's endpoint in this process. */
export interface Receiver extends WebhookTransport {
  readonly received: readonly Received[];
  /** The response; 204 by default. */
  answer: (received: Received) => Response | Promise<Response>;
  /** The receiver's clock, Unix milliseconds. */
  nowMs: () => number;
  /** Creates the signal that aborts a delivery after `ms`; by default it never aborts. */
  createDeadline: (ms: number) => AbortSignal;
}

export const createReceiver = (clock: { nowMs: () => number }): Receiver => {
  const received: Received[] = [];
  const receiver: Receiver = {
    received,
    answer: () => new Response(null, { status: 204 }),
    nowMs: () => clock.nowMs(),
    createDeadline: () => new AbortController().signal,
    deadline: (ms) => receiver.createDeadline(ms),
    send: async (url, init) => {
      const body = String(init.body);
      const event = strictWebhookEventSchema.parse(JSON.parse(body));
      const one = { url, atMs: clock.nowMs(), headers: new Headers(init.headers), init, body, event };
      received.push(one);
      return receiver.answer(one);
    },
  };
  return receiver;
};

/** The signature of SPEC.md, computed independently of the gateway. */
export const computeSignature = ({ headers, body }: Received, secret: string): string => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = `${headers.get('webhook-id')}.${headers.get('webhook-timestamp')}.${body}`;
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
};
