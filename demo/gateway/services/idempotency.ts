import { HEADERS } from 'pay-status/contract';
import { idempotencyKeySchema } from '../wire/headers.js';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { GatewayClock } from '../clock/clock.js';
import { sha256Hex } from '../core/digest.js';
import { ApiError, toErrorBody } from '../http/errors.js';
import { readOnce } from '../http/read-once.js';
import type { PaymentOwner } from '../payments/new-payment.js';
import type { Store, Tables } from '../store/store.js';

/** Time for which a response is replayed, gateway time. Not defined by the interface; Stripe's minimum is the same. */
const RETENTION_MS = 24 * 3_600_000;
/** The response of an operation. */
export interface OperationResponse {
  readonly status: ContentfulStatusCode;
  /** JSON text. */
  readonly body: string;
}

interface Operation {
  readonly owner: PaymentOwner;
  /** Part of the scope of a key: the same key of another operation is another key. */
  readonly route: string;
  /** The same key with another request is refused. */
  readonly request: unknown;
}

/** The key of a request; undefined when it has none. Empty counts as absent. */
export const readIdempotencyKey = (headers: Headers): string | undefined => {
  const key = readOnce(headers, HEADERS.IDEMPOTENCY_KEY) || undefined;
  const { error } = idempotencyKeySchema.safeParse(key ?? '');
  if (error) throw new ApiError('params_validation', `Validation error: Idempotency-Key ${error.issues[0]?.message}`);
  return key;
};

/** The key of a request that must have one. */
export const requireIdempotencyKey = (headers: Headers): string => {
  const key = readIdempotencyKey(headers);
  if (key === undefined)
    throw new ApiError(
      'missing_idempotency_key',
      'Missing Idempotency-Key header: send a text that no other request has',
    );
  return key;
};

/** Two requests are the same if they differ only in fields that are null in one and absent in the other. */
const toFingerprint = (request: unknown): Promise<string> =>
  sha256Hex(JSON.stringify(request, (_name, value: unknown) => (value === null ? undefined : value)));

const toRefusal = (error: unknown): OperationResponse => {
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
  return { status: error.status, body: JSON.stringify(toErrorBody(error.code, error.message)) };
};

/** Runs operations once per idempotency key. */
export class Idempotency {
  readonly #store: Store;
  readonly #clock: GatewayClock;

  constructor(store: Store, clock: GatewayClock) {
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * Runs the work and stores its response, refusals included. The same key and request get the stored response, also when
   * they are concurrent. Another request with the key is refused with `idempotency_conflict`. Without a key it only runs
   * the work.
   */
  async once(
    key: string | undefined,
    operation: Operation,
    work: (tables: Tables) => Promise<OperationResponse>,
  ): Promise<OperationResponse> {
    if (key === undefined) return this.#store.transaction(work);
    const { merchantId, mode } = operation.owner;
    const scopedKey = JSON.stringify([mode, merchantId, operation.route, key]);
    const fingerprint = await toFingerprint(operation.request);
    return this.#store.transaction(async (tables) => {
      const nowMs = this.#clock.nowMs();
      const before = await tables.idempotency.lock(scopedKey, nowMs);
      if (before && before.fingerprint !== fingerprint)
        throw new ApiError(
          'idempotency_conflict',
          'Idempotency key conflict: same key was used with a different request body',
        );
      if (before) return { status: before.status as ContentfulStatusCode, body: before.body };
      const answer = await work(tables).catch(toRefusal);
      await tables.idempotency.put({ key: scopedKey, fingerprint, ...answer, untilMs: nowMs + RETENTION_MS }, nowMs);
      return answer;
    });
  }
}
