import { HEADERS } from 'pay-status/contract';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Clock } from './clock/clock.js';
import { sha256Hex } from './digest.js';
import { ApiError, errorBody } from './errors.js';
import type { PaymentOwner } from './payments/new-payment.js';
import type { Store, Tables } from './store/store.js';

/** How long an answer is given again, gateway time. The interface does not say; it is what Stripe promises at least. */
const RETENTION_MS = 24 * 3_600_000;
/** The limit of the public service. */
export const MAX_IDEMPOTENCY_KEY_LENGTH = 255;

export interface Answer {
  readonly status: ContentfulStatusCode;
  /** JSON text. */
  readonly body: string;
}

interface Intent {
  readonly owner: PaymentOwner;
  /** The operation: the same key means something else in another one. */
  readonly route: string;
  /** What is asked for; the same key with another request is a mistake of the caller. */
  readonly request: unknown;
}

/** The key of a request; undefined when it has none. Empty counts as absent. */
export const readIdempotencyKey = (headers: Headers): string | undefined => {
  const key = headers.get(HEADERS.IDEMPOTENCY_KEY)?.trim() || undefined;
  if (key && key.length > MAX_IDEMPOTENCY_KEY_LENGTH)
    throw new ApiError(
      'params_validation',
      `Validation error: Idempotency-Key is longer than ${MAX_IDEMPOTENCY_KEY_LENGTH}`,
    );
  return key;
};

const refusalOf = (error: unknown): Answer => {
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
  return { status: error.status, body: JSON.stringify(errorBody(error.code, error.message)) };
};

/** Operations that a caller may repeat without doing them twice. */
export class Idempotency {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * Does the work and remembers its answer, a refusal by the work too; the same key and request get it again, twins at the
   * same moment as well. Another request under the key is refused with `idempotency_conflict`. Without a key it just does
   * the work.
   */
  async once(key: string | undefined, intent: Intent, work: (tables: Tables) => Promise<Answer>): Promise<Answer> {
    if (key === undefined) return this.#store.transaction(work);
    const { merchantId, mode } = intent.owner;
    const scoped = JSON.stringify([mode, merchantId, intent.route, key]);
    const fingerprint = await sha256Hex(JSON.stringify(intent.request));
    return this.#store.transaction(async (tables) => {
      const nowMs = this.#clock.nowMs();
      const before = await tables.answers.lock(scoped, nowMs);
      if (before && before.fingerprint !== fingerprint)
        throw new ApiError(
          'idempotency_conflict',
          'Idempotency key conflict: same key was used with a different request body',
        );
      if (before) return { status: before.status as ContentfulStatusCode, body: before.body };
      const answer = await work(tables).catch(refusalOf);
      await tables.answers.put({ key: scoped, fingerprint, ...answer, untilMs: nowMs + RETENTION_MS }, nowMs);
      return answer;
    });
  }
}
