import { systemClock } from '../../../core/clock.js';
import { sleep } from '../../../core/sleep.js';

/** PostgreSQL: serialization_failure, deadlock_detected. */
const CONFLICT_CODES: readonly unknown[] = ['40001', '40P01'];

/** PostgreSQL: connection_failure. */
export const CONNECTION_FAILURE = '08006';

/**
 * Codes of PostgreSQL, the system and the driver `postgres` for a lost or refused connection (restart) and a read-only server
 * (failover).
 */
const LOST_CONNECTION =
  /^(08\w{3}|25006|53300|57P0[1-5]|ECONN(REFUSED|RESET|ABORTED)|E(PIPE|TIMEDOUT|HOSTUNREACH|HOSTDOWN|NETUNREACH|NETDOWN|NOTFOUND|AI_AGAIN)|CONNECT(_TIMEOUT|ION_(CLOSED|DESTROYED|ENDED)))$/;

/** PostgreSQL: unique_violation, duplicate_object, duplicate_table. Concurrent creations of a table may fail with any of them. */
const ALREADY_EXISTS_CODES: readonly unknown[] = ['23505', '42710', '42P07'];

/** SQLITE_BUSY and SQLITE_LOCKED, the lowest byte of a result code. */
const SQLITE_LOCK_CODES: readonly unknown[] = [5, 6];

/** The delays between attempts. Their sum is a small part of the 15 s that a delivery has (`SPEC: Limits`). */
const DELAYS_MS: readonly number[] = [5, 10, 20, 40, 80, 160, 320, 640];

interface DriverError {
  readonly code?: unknown;
  /** Set by `node:sqlite`. */
  readonly errcode?: unknown;
  readonly cause?: unknown;
}

const isLostConnection = ({ code }: DriverError): boolean => typeof code === 'string' && LOST_CONNECTION.test(code);

const isSqliteLock = ({ code, errcode }: DriverError): boolean =>
  (typeof code === 'string' && /^SQLITE_(BUSY|LOCKED)/.test(code)) ||
  (typeof errcode === 'number' && SQLITE_LOCK_CODES.includes(errcode & 0xff));

/** Returns true if the same transaction may succeed now. Query builders wrap the driver's error as `cause`. */
const isTransientError = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as DriverError;
  return CONFLICT_CODES.includes(code) || isLostConnection(error) || isSqliteLock(error) || isTransientError(cause);
};

/** Returns true if another process may have created the tables meanwhile. */
export const isRetryableTableError = (error: unknown): boolean =>
  isTransientError(error) || ALREADY_EXISTS_CODES.includes((error as DriverError | null)?.code);

/** Runs a transaction, and retries it after a retryable error. One of the competing transactions always succeeds. */
export const retryTransaction = async <Result>(
  run: () => Promise<Result>,
  isRetryable: (error: unknown) => boolean = isTransientError,
  wait: (ms: number) => Promise<void> = (ms) => sleep(systemClock, ms),
): Promise<Result> => {
  for (const delayMs of DELAYS_MS) {
    try {
      return await run();
    } catch (error) {
      if (!isRetryable(error)) throw error;
      await wait(delayMs);
    }
  }
  return run();
};
