import type { WebhookEvent } from '../../contract/schemas/webhook-event.js';
import type { WebhookSnapshot } from '../../contract/schemas/webhook-snapshot.js';
import type { Clock } from '../../core/clock.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { isPayError } from '../../core/errors/pay-error.js';
import { WebhookVerificationError } from '../../core/errors/webhook-verification-error.js';
import { quoteValue } from '../../core/format/quote-value.js';
import { checkFunction, checkOptionNames, checkOptionsGiven } from '../shared/check-options.js';
import { describeType } from '../shared/describe-type.js';
import { createErrorReporter } from '../shared/error-reporter.js';
import { requireRequest } from '../shared/require-request.js';
import { readMaxBodyBytes } from './read-capped-body.js';
import { createRefusalLog, type WebhookLogger } from './refusal-log.js';
import { readSecrets } from './secret.js';
import { startUnrefTimer, warnIfSlow } from './slow-payment.js';
import { readTolerance } from './timestamp.js';
import { verifyWebhook } from './verify-webhook.js';
import type { PaymentChange, WebhookClaim, WebhookStore } from './webhook-store.js';

const MODES = ['live', 'test'] as const;

/** Options of {@link createWebhookHandler}. */
export interface WebhookHandlerOptions<Tx> {
  /** The signing secret, `whsec_...`; several while a secret is being rotated. */
  readonly secret: string | readonly string[];
  readonly store: WebhookStore<Tx>;
  /**
   * Called with each snapshot that is newer than all before it. Return or await what you write: the event is acknowledged when it
   * returns, and what fails later is lost. Writes through `tx` happen exactly once; side effects outside
   * of it, such as a mail, at least once: if `onPayment` rejects, all is rolled back and the gateway delivers again. The gateway
   * waits 15 s for the answer (`SPEC: Events, rule 5`); after 10 s, the logger gets a warning.
   */
  readonly onPayment: (snapshot: WebhookSnapshot, change: PaymentChange<Tx>) => Promise<void> | void;
  /** Events of the other mode are acknowledged and ignored. `live` by default. */
  readonly mode?: (typeof MODES)[number];
  /** The current time, Unix milliseconds. */
  readonly now?: () => number;
  /** Calls back once after a delay, and returns a function that cancels; the timers of this machine by default. */
  readonly setTimeout?: Clock['setTimeout'];
  /** Maximum difference between a delivery's timestamp and now, seconds; 300 by default. */
  readonly toleranceSeconds?: number;
  /** Largest accepted body, bytes; 1 MiB by default. A larger one is answered with 413. */
  readonly maxBodyBytes?: number;
  /**
   * Gets a line for each verified delivery that failed. For those that are refused or of the other mode it gets at most one line
   * a minute for each reason, because anyone can send requests that are refused. `console` by default.
   */
  readonly logger?: WebhookLogger;
  /** Called with the reason why a delivery was not acknowledged, instead of the logger; `event` is undefined if it was not verified. */
  readonly onError?: (error: unknown, event: WebhookEvent | undefined) => Promise<void> | void;
}

const OPTION_NAMES: Readonly<Record<keyof WebhookHandlerOptions<unknown>, boolean>> = {
  secret: true,
  store: true,
  onPayment: true,
  mode: false,
  now: false,
  setTimeout: false,
  toleranceSeconds: false,
  maxBodyBytes: false,
  logger: false,
  onError: false,
};

/** Answers a delivery. Never rejects, unless it is called with anything but a `Request`. */
export type WebhookHandler = (request: Request) => Promise<Response>;

const toClaim = ({ id, data }: WebhookEvent): WebhookClaim => {
  // By the status, not the event's type (`SPEC: Events, rule 3`). Settlement is a stage of a succeeded payment.
  const succeeded = data.status === 'succeeded';
  return {
    eventId: id,
    paymentId: data.payment_id,
    version: data.payment_state_version,
    succeeded,
    settled: succeeded && data.settled != null,
  };
};

const respond = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers });

/** The merchant sees the response in the gateway's dashboard. The code helps there, and reveals nothing to a forger. */
const respondFailure = (error: unknown, event: WebhookEvent | undefined): Response =>
  !event && error instanceof WebhookVerificationError
    ? respond(error.code === 'body_too_large' ? 413 : 400, { code: error.code })
    : respond(500, { code: 'internal_error' });

const assertStore = (store: unknown): void => {
  if (typeof (store as Partial<WebhookStore<unknown>> | null | undefined)?.process === 'function') return;
  throw new ConfigurationError(
    'invalid_option',
    `store must be the result of createSqlStore or createMemoryStore, or an object with process, not ${describeType(store)}.`,
  );
};

/** A logger that throws would be ignored, and no refused delivery be seen. */
const assertLogger = (logger: unknown): void => {
  const { warn, error } = (logger ?? {}) as Partial<WebhookLogger>;
  if (typeof warn === 'function' && typeof error === 'function') return;
  throw new ConfigurationError('invalid_option', 'logger must have the functions warn and error, as console has.');
};

/**
 * Creates the merchant's webhook endpoint (`SPEC: Events`). It verifies a delivery, ignores duplicates and stale snapshots,
 * calls `onPayment`, and answers with a 2xx only after that succeeded. It fits every framework that maps a `Request` to a
 * `Response`: Hono, Next.js, Deno, Bun, Cloudflare; {@link toNodeListener} adapts it to `node:http`, Express and Fastify.
 *
 * @throws ConfigurationError `missing_secret`, `invalid_secret`, `invalid_tolerance`, `invalid_option`
 */
export const createWebhookHandler = <Tx>(options: WebhookHandlerOptions<Tx>): WebhookHandler => {
  checkOptionsGiven('createWebhookHandler', options);
  checkOptionNames(options, OPTION_NAMES);
  const { secret, store, onPayment, mode = 'live', logger = console, onError, ...rest } = options;
  const { setTimeout = startUnrefTimer, ...verification } = rest;
  // Any other value would acknowledge live events and ignore them.
  if (!MODES.includes(mode)) throw new ConfigurationError('invalid_option', `mode must be live or test, not ${mode}.`);
  assertStore(store);
  if (typeof onPayment !== 'function') {
    throw new ConfigurationError(
      'invalid_option',
      `onPayment must be a function that stores the payment, not ${describeType(onPayment)}.`,
    );
  }
  assertLogger(logger);
  checkFunction('onError', onError);
  readSecrets(secret);
  readTolerance(verification);
  readMaxBodyBytes(verification);

  const logRefusal = createErrorReporter(createRefusalLog(logger, verification.now ?? Date.now));
  /** A payment that has succeeded is not sent again: its line is not held back for those of other events. */
  const logOtherMode = ({ type, data }: WebhookEvent): Promise<void> => {
    const reason = `other_mode${data.status === 'succeeded' ? '_succeeded' : ''}`;
    const own = data.live ? 'live' : 'test';
    return logRefusal(
      reason,
      `The event ${type} of ${quoteValue(data.payment_id)} was ignored, and is not sent again: it is of ${own} mode, and the option mode is ${mode}. Set mode: '${own}' for ${own} payments.`,
    );
  };
  const logError = (error: unknown, event: WebhookEvent | undefined): unknown => {
    if (event) return logger.error(`pay-status: The webhook delivery of ${event.id} failed:`, error);
    const reason = isPayError(error) ? error.code : 'unreadable';
    const message = error instanceof Error ? error.message : String(error);
    return logRefusal(reason, `A webhook delivery was refused (${reason}). ${message}`);
  };
  const reportError = createErrorReporter(onError ?? logError);
  const logSlow = createErrorReporter((message: string) => logger.warn(`pay-status: ${message}`));

  const handle = async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return respond(405, { code: 'method_not_allowed' }, { Allow: 'POST' });
    let event: WebhookEvent | undefined;
    try {
      const verified = (event = await verifyWebhook(request, secret, verification));
      if (verified.data.live !== (mode === 'live')) {
        await logOtherMode(verified);
        return respond(200, { result: 'other_mode' });
      }
      const timing = { eventId: verified.id, setTimeout };
      const result = await store.process(toClaim(verified), (change) =>
        // Not around the store, which may wait for another delivery of this payment.
        warnIfSlow(() => onPayment(verified.data, change), logSlow, timing),
      );
      return respond(200, { result });
    } catch (error) {
      await reportError(error, event);
      return respondFailure(error, event);
    }
  };
  return requireRequest(handle, async (error) => reportError(error, undefined));
};
