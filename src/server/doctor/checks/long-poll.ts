import { MAX_POLL_MS } from '../../../core/max-poll.js';
import { note, ok, type Finding } from '../finding.js';

/** The part of the requested time that counts as held. */
const HELD = 0.8;

/** A slower answer suggests that something else than the hold takes the time, milliseconds. */
const LATE_MS = 2_000;

/** Whether the gateway held a request as long as was asked, milliseconds, while the payment did not change. */
export const checkHold = (maxPollMs: number, durationMs: number): Finding => {
  if (durationMs < maxPollMs * HELD) {
    return note(
      'long-poll',
      `It answered after ${durationMs} ms, although it was asked to hold the request for ${maxPollMs} ms.`,
      'Pages then poll at the pace of pollInMs. If the gateway should hold requests, run it again, then look for a proxy that does not.',
    );
  }
  if (durationMs > maxPollMs + LATE_MS) {
    return note(
      'long-poll',
      `It held a request of ${maxPollMs} ms for ${durationMs} ms.`,
      'A page waits at most 10 s longer than it asked for.',
    );
  }
  return ok(
    'long-poll',
    `It held a request for ${durationMs} ms of ${maxPollMs} ms. Pages ask for ${MAX_POLL_MS / 1000} s: proxies must allow that, too.`,
  );
};
