import { LIMITS } from '../../contract/limits.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { WebhookVerificationError } from '../../core/errors/webhook-verification-error.js';

/** The clock, and the tolerance of a delivery's timestamp. */
export interface TimestampOptions {
  /** The current time, Unix milliseconds; the clock of this machine by default. */
  readonly now?: (() => number) | undefined;
  /** Maximum difference to the current time, seconds, 0 or more; 300 by default. */
  readonly toleranceSeconds?: number | undefined;
}

/** Digits only: `parseInt` would accept `1614265330abc`. */
const UNIX_SECONDS = /^\d{1,10}$/;

/** A difference that no wrong clock explains, but a clock in seconds does. */
const YEAR_S = 365 * 86_400;

const hintAtUnit = (seconds: number): string =>
  seconds > YEAR_S ? ' If you set now, it must return milliseconds.' : '';

/**
 * Returns the tolerance, seconds. `Infinity` is refused: any old delivery could be replayed.
 *
 * @throws ConfigurationError `invalid_tolerance`
 */
export const readTolerance = ({ toleranceSeconds }: TimestampOptions): number => {
  const seconds = toleranceSeconds ?? LIMITS.WEBHOOK_TIMESTAMP_TOLERANCE_S;
  if (Number.isFinite(seconds) && seconds >= 0) return seconds;
  throw new ConfigurationError(
    'invalid_tolerance',
    'The option toleranceSeconds must be a number of seconds, 0 or more.',
  );
};

/**
 * Checks that the timestamp is within the tolerance (`SPEC: Webhook authentication, rule 4`). Both are whole seconds: a
 * difference of exactly the tolerance passes.
 *
 * @throws WebhookVerificationError `invalid_timestamp`, `timestamp_too_old`, `timestamp_too_new`
 * @throws ConfigurationError `invalid_tolerance`
 */
export const checkTimestamp = (timestamp: string, options: TimestampOptions): void => {
  const { now = Date.now } = options;
  const tolerance = readTolerance(options);
  if (!UNIX_SECONDS.test(timestamp)) {
    throw new WebhookVerificationError(
      'invalid_timestamp',
      'The header webhook-timestamp is not a time in Unix seconds.',
    );
  }
  const ageSeconds = Math.floor(now() / 1000) - Number(timestamp);
  if (ageSeconds < -tolerance) {
    throw new WebhookVerificationError(
      'timestamp_too_new',
      `The timestamp is ${-ageSeconds} s in the future. Check the clock of this machine.${hintAtUnit(-ageSeconds)}`,
    );
  }
  // Negated, so that a clock that returns NaN refuses everything.
  if (!(ageSeconds <= tolerance)) {
    throw new WebhookVerificationError(
      'timestamp_too_old',
      `The delivery was signed ${ageSeconds} s ago. If it is a recent one, check the clock of this machine.${hintAtUnit(ageSeconds)}`,
    );
  }
};
