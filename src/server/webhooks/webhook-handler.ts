import type { WebhookEvent } from '../../contract/schemas/webhook-event.js';
import type { WebhookSnapshot } from '../../contract/schemas/webhook-snapshot.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { WebhookVerificationError } from '../../core/errors/webhook-verification-error.js';
import { readBody } from './read-body.js';
import { readSecrets } from './secret.js';
import { readTolerance } from './timestamp.js';
import { verifyWebhook } from './verify-webhook.js';
import type { PaymentChange, WebhookClaim, WebhookStore } from './webhook-store.js';

const MODES = ['live', 'test'] as const;

/** How a merchant receives its events. */
export interface WebhookHandlerOptions<Tx> {
  /** `whsec_...`; several while a secret is rotated. */
  readonly secret: string | readonly string[];
  readonly store: WebhookStore<Tx>;
  /**
   * Gets each snapshot that is newer than all before it. What it writes by `tx` happens exactly once; what it does outside,
   * such as a mail, happens at least once: where it rejects, all is rolled back and the gateway delivers again.
   * The gateway waits 15 s for it (`SPEC: Events, rule 5`).
   */
  readonly onPayment: (snapshot: WebhookSnapshot, change: PaymentChange<Tx>) => Promise<void> | void;
  /** Events of the other mode are acknowledged, and nothing else. Default: `live`. */
  readonly mode?: (typeof MODES)[number];
  /** Unix milliseconds. */
  readonly now?: () => number;
  /** How old, or how far ahead, a delivery may be. Default: 300. */
  readonly toleranceSeconds?: number;
  /**
   * Told why a delivery was not acknowledged; without an event it never got past the verification. Default: the console,
   * without what failed the verification, because anybody can send that.
   */
  readonly onError?: (error: unknown, event: WebhookEvent | undefined) => Promise<void> | void;
}

/** Takes a delivery and answers it. It never rejects. */
export type WebhookHandler = (request: Request) => Promise<Response>;

const logFailure = (error: unknown): void => {
  if (!(error instanceof WebhookVerificationError)) console.error(error);
};

const claimOf = ({ id, data }: WebhookEvent): WebhookClaim => {
  // Never by the event's type (`SPEC: Events, rule 3`). Settlement is a stage of a payment that succeeded.
  const succeeded = data.status === 'succeeded';
  return {
    eventId: id,
    paymentId: data.payment_id,
    version: data.payment_state_version,
    succeeded,
    settled: succeeded && data.settled != null,
  };
};

const answer = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers });

/** The gateway shows its merchant what was answered: a code helps, and says nothing that a forger could use. */
const answerFailure = (error: unknown, event: WebhookEvent | undefined): Response =>
  !event && error instanceof WebhookVerificationError
    ? answer(400, { code: error.code })
    : answer(500, { code: 'internal_error' });

/**
 * The merchant's endpoint for webhooks (`SPEC: Events`): verifies, drops duplicates and what is older than what was
 * processed, calls `onPayment`, and answers with a 2xx only then. It fits wherever a `Request` leads to a `Response`: Hono,
 * Next.js, Deno, Bun, Cloudflare. {@link toNodeListener} makes it fit `node:http`, Express and Fastify.
 * Throws `ConfigurationError` for secrets and options with which it could not do so.
 */
export const createWebhookHandler = <Tx>(options: WebhookHandlerOptions<Tx>): WebhookHandler => {
  const { secret, store, onPayment, mode = 'live', onError = logFailure, ...verification } = options;
  // Anything else would acknowledge live events and do nothing.
  if (!MODES.includes(mode)) throw new ConfigurationError('invalid_option', `The mode is live or test, not ${mode}.`);
  readSecrets(secret);
  readTolerance(verification);

  const report = async (error: unknown, event: WebhookEvent | undefined): Promise<void> => {
    try {
      await onError(error, event);
    } catch {
      // What is answered does not depend on who hears of it.
    }
  };

  return async (request) => {
    if (request.method !== 'POST') return answer(405, { code: 'method_not_allowed' }, { Allow: 'POST' });
    let event: WebhookEvent | undefined;
    try {
      const body = await readBody(request);
      if (!body) return answer(413, { code: 'body_too_large' });
      const verified = (event = await verifyWebhook({ headers: request.headers, body }, secret, verification));
      if (verified.data.live !== (mode === 'live')) return answer(200, { result: 'other_mode' });
      const result = await store.process(claimOf(verified), async (change) => onPayment(verified.data, change));
      return answer(200, { result });
    } catch (error) {
      await report(error, event);
      return answerFailure(error, event);
    }
  };
};
