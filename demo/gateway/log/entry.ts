import type { KnownWebhookEventType } from 'pay-status/contract';

interface Timed {
  /** When it was over, by the clock of the machine, Unix milliseconds. */
  readonly atMs: number;
}

/** One request that was answered, or broke off. */
export interface RequestEntry extends Timed {
  readonly kind: 'request';
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  /** Null when there was no answer: the client left, or a fault cut the connection. */
  readonly status: number | null;
  readonly durationMs: number;
  readonly paymentId?: string;
  /** The error code of a refusal. */
  readonly code?: string;
}

/** One attempt to deliver a webhook. */
export interface WebhookEntry extends Timed {
  readonly kind: 'webhook';
  readonly type: KnownWebhookEventType;
  /** Its `webhook-id`. */
  readonly deliveryId: string;
  readonly paymentId: string;
  /** Only the origin of the receiver: the rest of an address may hold a secret. */
  readonly receiver: string;
  /** Null when there was no answer. */
  readonly status: number | null;
  readonly durationMs: number;
  /** Why it counts as failed. */
  readonly error?: string;
}

/** A failure of the gateway itself. */
export interface ErrorEntry extends Timed {
  readonly kind: 'error';
  readonly error: string;
  readonly stack?: string;
}

/** What the gateway tells of its work. Never a key, a secret, a signature or a body. */
export type LogEntry = RequestEntry | WebhookEntry | ErrorEntry;
