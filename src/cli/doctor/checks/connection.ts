import { describeFailure } from '../failure.js';
import { note, ok, problem, type Finding } from '../finding.js';
import { formatDuration } from '../format-duration.js';
import { ANSWER_TIMEOUT_MS, HELD_ANSWER_TIMEOUT_MS, isTimedOut, type Observed } from '../observe.js';

const ID = 'reachable';

/** Returns true if a page would have given up before the answer. */
export const isLate = ({ durationMs }: Observed<unknown>): boolean => durationMs >= ANSWER_TIMEOUT_MS;

const checkSecond = (second: Observed<unknown>): Finding => {
  const timeout = `No complete answer within ${ANSWER_TIMEOUT_MS} ms`;
  if (isTimedOut(second)) {
    return problem(
      ID,
      `${timeout}, and none to a second request within ${formatDuration(HELD_ANSWER_TIMEOUT_MS)}.`,
      'The server accepts requests and does not answer them: see its log, and the proxies on the way to it.',
    );
  }
  if (!second.answer) {
    const { message, hint } = describeFailure(ID, second);
    return problem(
      ID,
      `${timeout}. A second request failed after ${formatDuration(second.durationMs)}: ${message}`,
      hint,
    );
  }
  return isLate(second)
    ? problem(
        ID,
        `It answered only after about ${formatDuration(second.durationMs)}: it holds requests without maxPollMs, or is overloaded.`,
        'Answer a request without maxPollMs at once: a page waits at most 10 s for it.',
      )
    : problem(
        ID,
        `${timeout}. A second request was answered in ${second.durationMs} ms.`,
        'Run it again. If it stays, see the log of the server, and the proxies on the way to it.',
      );
};

/**
 * Whether the gateway answers, and whether the connection is encrypted.
 *
 * @param second the request that was sent because the first one timed out
 */
export const checkConnection = (
  baseUrl: string,
  first: Observed<unknown>,
  second: Observed<unknown> | undefined,
): readonly Finding[] => {
  const last = second ?? first;
  const reachable = second
    ? checkSecond(second)
    : first.answer
      ? ok(ID, `${new URL(baseUrl).origin} answered in ${first.durationMs} ms.`)
      : describeFailure(ID, first);
  if (!last.answer) return [reachable];
  return [
    reachable,
    baseUrl.startsWith('https:')
      ? ok('tls', 'The certificate is valid.')
      : note('tls', 'The connection is not encrypted, which works on loopback only.', 'Use https in production.'),
  ];
};
