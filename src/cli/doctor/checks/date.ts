import { LIMITS } from '../../../contract/limits.js';
import { note, ok, problem, type Finding } from '../finding.js';

/** `Date` has steps of one second, and an answer takes time. */
const TOLERANCE_S = 5;

/** Compares the gateway's clock with that of this machine, Unix milliseconds. */
export const checkDate = (headers: Headers, nowMs: number): Finding => {
  const dateMs = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(dateMs)) {
    return note('date', 'The answer has no valid Date header.', 'Countdowns then follow the clock of the device.');
  }
  const differenceS = Math.round(Math.abs(dateMs - nowMs) / 1000);
  if (differenceS <= TOLERANCE_S) return ok('date', 'The clocks of the gateway and this machine agree.');
  const message = `The clocks of the gateway and this machine differ by ${differenceS} s.`;
  return differenceS > LIMITS.WEBHOOK_TIMESTAMP_TOLERANCE_S
    ? problem('date', message, 'Set the clock: with such a difference, webhooks are refused as too old or too new.')
    : note('date', message, 'Synchronize the clock of this machine.');
};

/** A status that a cache keeps would hide a change. */
export const checkCaching = (headers: Headers): Finding =>
  /\bno-(store|cache)\b/i.test(headers.get('cache-control') ?? '')
    ? ok('caching', 'The answer must not be cached.')
    : problem(
        'caching',
        'The answer does not forbid caching.',
        'Answer with Cache-Control: no-store, or a page may show an old status.',
      );
