import type { KnownWebhookEventType } from 'pay-status/contract';
import type { DeliveryFailureReason } from '../wire/delivery-failure-reason.js';

interface Timed {
  /** When it ended, by the clock of the machine, Unix milliseconds. */
  readonly atMs: number;
}

/** One request. */
export interface RequestEntry extends Timed {
  readonly kind: 'request';
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  /** Null when there was no response: the client left, or a fault dropped the connection. */
  readonly status: number | null;
  readonly durationMs: number;
  readonly paymentId?: string;
  /** The error code of an error response. */
  readonly code?: string;
}

/** One attempt to deliver a webhook. */
export interface WebhookEntry extends Timed {
  readonly kind: 'webhook';
  readonly type: KnownWebhookEventType;
  /** Its `webhook-id`. */
  readonly deliveryId: string;
  readonly paymentId: string;
  /** The merchant's order. */
  readonly referenceId: string;
  /** The URL without its query, which may contain a secret. */
  readonly receiver: string;
  /** Null when there was no response. */
  readonly status: number | null;
  readonly durationMs: number;
  /** Why it counts as failed. */
  readonly error?: string;
  /** The same for programs. */
  readonly reason?: DeliveryFailureReason;
  /** The endpoint's answer to an event that has arrived, such as `applied`, or `html_page`. */
  readonly result?: string;
  /** True if it has answered `applied` before: it has forgotten the event. */
  readonly forgotten?: boolean;
}

/** An internal error of the gateway. */
export interface ErrorEntry extends Timed {
  readonly kind: 'error';
  readonly error: string;
  readonly stack?: string;
}

/** Advice about a mistake that no request and no attempt shows. */
export interface NoteEntry extends Timed {
  readonly kind: 'note';
  readonly note: string;
}

/** An entry of the log. Never contains a key, a secret, a signature or a body. */
export type LogEntry = RequestEntry | WebhookEntry | NoteEntry | ErrorEntry;
