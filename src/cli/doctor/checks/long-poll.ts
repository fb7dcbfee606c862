import { MAX_POLL_MS } from '../../../core/max-poll.js';
import { describeFailure } from '../failure.js';
import { note, ok, problem, type Finding } from '../finding.js';
import { formatDuration } from '../format-duration.js';
import { HELD_ANSWER_TIMEOUT_MS, isTimedOut, type Observed } from '../observe.js';

const ID = 'long-poll';

/** The part of the requested time that counts as held. */
const HELD = 0.8;

/** A slower answer was not ended by `maxPollMs`, milliseconds. */
const LATE_MS = 2_000;

/** A request that fails after this time was held before, milliseconds. */
const CUT_MS = 1_000;

/** The statuses of a proxy that gives up a request. */
const CUT_STATUSES: readonly (number | undefined)[] = [502, 504];

/** Above the time asked for: {@link MAX_POLL_MS} plus the jitter of a tab is below 26 s. */
const toProxyTimeoutS = (maxPollMs: number): number => Math.ceil(maxPollMs / 1000) + 1;

const checkHold = (maxPollMs: number, durationMs: number): Finding => {
  const asked = formatDuration(maxPollMs);
  const held = formatDuration(durationMs);
  if (durationMs > maxPollMs + LATE_MS) {
    return note(
      ID,
      `It held a request of ${asked} for about ${held}: it ignores maxPollMs.`,
      'A page gives up 10 s after the time that it asked for, and asks again. Proxies must allow as long as the gateway holds.',
    );
  }
  if (durationMs >= maxPollMs * HELD) return ok(ID, `It held a request for about ${held} of ${asked}.`);
  return durationMs < CUT_MS
    ? note(
        ID,
        `It answered after ${held}, although it was asked to hold the request for ${asked}.`,
        'Pages then poll at the pace of pollInMs. If the gateway should hold requests, run it again, then look for a proxy that does not.',
      )
    : note(
        ID,
        `It held a request for about ${held} of ${asked}: the gateway or a proxy has a lower limit.`,
        `Pages work, but send more requests. They ask for ${formatDuration(MAX_POLL_MS)}.`,
      );
};

/**
 * Whether the gateway held a request as long as was asked, while the payment did not change.
 *
 * @param plainMs how long it took for a request without `maxPollMs`, milliseconds
 */
export const checkLongPoll = (maxPollMs: number, observed: Observed<unknown>, plainMs: number): Finding => {
  const { answer, result, durationMs } = observed;
  if (result.ok) return checkHold(maxPollMs, durationMs);
  const asked = formatDuration(maxPollMs);
  if (isTimedOut(observed)) {
    return problem(
      ID,
      `No complete answer to a request of ${asked} within ${formatDuration(HELD_ANSWER_TIMEOUT_MS)}; one without maxPollMs was answered after ${formatDuration(plainMs)}.`,
      'The gateway ignores maxPollMs and holds requests longer, or a proxy loses its answers.',
    );
  }
  const isCut = durationMs > CUT_MS && (answer ? CUT_STATUSES.includes(answer.status) : true);
  if (!isCut) return describeFailure(ID, observed);
  const by = answer ? `with status ${answer.status}` : 'by closing the connection';
  const isIgnored = durationMs > maxPollMs + LATE_MS;
  return problem(
    ID,
    `A request of ${asked} was cut after about ${formatDuration(durationMs)} ${by}${isIgnored ? ': the gateway ignores maxPollMs' : ''}.`,
    isIgnored
      ? 'Make the gateway answer after maxPollMs, or raise the read timeout of the proxy above the time that the gateway holds.'
      : `Raise the read timeout of the proxy to more than ${toProxyTimeoutS(maxPollMs)} s.`,
  );
};
