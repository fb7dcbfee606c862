import { LIMITS } from '../../contract/limits.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { WebhookVerificationError } from '../../core/errors/webhook-verification-error.js';

/** What time it is, and how far from it a delivery may be. */
export interface TimestampOptions {
  /** Unix milliseconds; the clock of this machine when absent. */
  readonly now?: (() => number) | undefined;
  /** Five minutes when absent. */
  readonly toleranceSeconds?: number | undefined;
}

/** Digits only: `parseInt` would take `1614265330abc` for a time. */
const UNIX_SECONDS = /^\d{1,10}$/;

/**
 * Seconds, five minutes when absent. An endless tolerance would let any old delivery be sent again.
 * Throws `ConfigurationError` (`invalid_tolerance`).
 */
export const readTolerance = ({ toleranceSeconds }: TimestampOptions): number => {
  const seconds = toleranceSeconds ?? LIMITS.WEBHOOK_TIMESTAMP_TOLERANCE_S;
  if (Number.isFinite(seconds) && seconds >= 0) return seconds;
  throw new ConfigurationError('invalid_tolerance', 'The tolerance is a number of seconds, 0 or more.');
};

/**
 * Refuses a timestamp that is further from now than the tolerance (`SPEC: Webhook authentication, rule 4`). Both are
 * whole seconds: a difference of exactly the tolerance passes. Throws `WebhookVerificationError` (`invalid_timestamp`,
 * `timestamp_too_old`, `timestamp_too_new`), and `ConfigurationError` (`invalid_tolerance`).
 */
export const checkTimestamp = (timestamp: string, options: TimestampOptions): void => {
  const { now = Date.now } = options;
  const tolerance = readTolerance(options);
  if (!UNIX_SECONDS.test(timestamp)) {
    throw new WebhookVerificationError('invalid_timestamp', 'The header webhook-timestamp is not Unix seconds.');
  }
  const ageSeconds = Math.floor(now() / 1000) - Number(timestamp);
  if (ageSeconds < -tolerance) {
    throw new WebhookVerificationError(
      'timestamp_too_new',
      `The delivery is dated ${-ageSeconds} s ahead. Check the clock of this machine.`,
    );
  }
  // Asked in this way, a clock that tells no number refuses everything.
  if (!(ageSeconds <= tolerance)) {
    throw new WebhookVerificationError(
      'timestamp_too_old',
      `The delivery was signed ${ageSeconds} s ago. If it is not an old one, check the clock of this machine.`,
    );
  }
};
