import type { TrackerState } from '../../src/tracker/state.js';
import { createTracker, type PaymentTracker, type TrackerOptions } from '../../src/tracker/tracker.js';
import { FakePage } from '../support/page.js';
import type { Sandbox } from '../support/sandbox.js';

/** The duration of the long polls of these trackers, milliseconds. */
export const HOLD_MS = 25_500;

/** Starts a tracker on the clock of the sandbox. Returns it with its page and all states that its listener received. */
export const follow = (sandbox: Sandbox, paymentId: string, options: Partial<TrackerOptions> = {}) => {
  const page = new FakePage();
  const states: TrackerState[] = [];
  const tracker = createTracker({
    client: sandbox.client(),
    paymentId,
    clock: sandbox.clock,
    page,
    random: () => 0.5,
    maxPollMs: HOLD_MS,
    ...options,
  });
  tracker.subscribe((state) => states.push(state));
  tracker.start();
  return { tracker, page, states };
};

export const getStatus = ({ state }: PaymentTracker): string | undefined => state.payment?.status;

/** Returns the time of each status request, and `now` for a plain request or `hold` for a long poll. */
export const listRequests = (sandbox: Sandbox): (readonly [atMs: number, how: 'now' | 'hold'])[] =>
  sandbox.requests.map(({ atMs, maxPollMs }) => [atMs, maxPollMs === null ? 'now' : 'hold']);

/** Returns the times of the status requests, virtual milliseconds since the start. */
export const getRequestTimes = (sandbox: Sandbox): number[] => sandbox.requests.map(({ atMs }) => atMs);

/** Returns the maximum number of requests in any window of `windowMs`. */
export const countMostWithin = (times: readonly number[], windowMs: number): number =>
  Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + windowMs).length));
