import type { TrackerState } from '../../src/tracker/state.js';
import { createTracker, type PaymentTracker, type TrackerOptions } from '../../src/tracker/tracker.js';
import { FakePage } from '../support/page.js';
import type { Sandbox } from '../support/sandbox.js';

/** The duration of the long polls of these trackers, milliseconds. */
export const HOLD_MS = 25_500;

/** A started tracker on the sandbox's clock, its page, and every state that it told of. */
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

/** Each status request: when it was sent, and whether it wanted an answer `now` or to be held. */
export const asks = (sandbox: Sandbox): (readonly [atMs: number, how: 'now' | 'hold'])[] =>
  sandbox.requests.map(({ atMs, maxPollMs }) => [atMs, maxPollMs === null ? 'now' : 'hold']);

/** When each status request was sent, virtual milliseconds since the start. */
export const askTimes = (sandbox: Sandbox): number[] => sandbox.requests.map(({ atMs }) => atMs);

/** The most requests that were sent within any window of so many milliseconds. */
export const mostWithin = (times: readonly number[], windowMs: number): number =>
  Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + windowMs).length));
