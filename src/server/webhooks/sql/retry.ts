/** PostgreSQL: serialization_failure, deadlock_detected. */
const LOST_RACES: readonly unknown[] = ['40001', '40P01'];

/** PostgreSQL: unique_violation, duplicate_object, duplicate_table. Two that create one table at the same moment may get any. */
const MADE_MEANWHILE: readonly unknown[] = ['23505', '42710', '42P07'];

/** SQLITE_BUSY and SQLITE_LOCKED in the lowest byte of a result code. */
const SQLITE_LOCKS: readonly unknown[] = [5, 6];

/** After each failed try but the last. All together they take a small part of the 15 s that a delivery has. */
const DELAYS_MS: readonly number[] = [5, 10, 20, 40, 80, 160, 320, 640];

interface DriverError {
  readonly code?: unknown;
  /** Where `node:sqlite` says it. */
  readonly errcode?: unknown;
  readonly cause?: unknown;
}

const isLock = ({ code, errcode }: DriverError): boolean =>
  (typeof code === 'string' && /^SQLITE_(BUSY|LOCKED)/.test(code)) ||
  (typeof errcode === 'number' && SQLITE_LOCKS.includes(errcode & 0xff));

/** Whether the same transaction may well succeed now. Query builders put the driver's error under `cause`. */
const isTransient = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as DriverError;
  return LOST_RACES.includes(code) || isLock(error) || isTransient(cause);
};

/** Whether the tables may well be there now. */
export const isTableRace = (error: unknown): boolean =>
  isTransient(error) || MADE_MEANWHILE.includes((error as DriverError | null)?.code);

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Runs a transaction again where it lost against another one; of those, one always wins. */
export const retryTransient = async <Result>(
  run: () => Promise<Result>,
  mayRetry: (error: unknown) => boolean = isTransient,
  wait: (ms: number) => Promise<void> = sleep,
): Promise<Result> => {
  for (const delayMs of DELAYS_MS) {
    try {
      return await run();
    } catch (error) {
      if (!mayRetry(error)) throw error;
      await wait(delayMs);
    }
  }
  return run();
};
