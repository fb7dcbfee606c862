import type { TrackerState } from '../../tracker/state.js';
import type { PaymentTracker } from '../../tracker/tracker.js';
import { getReachedStep, type StepTimes } from './timeline.model.js';

/**
 * A change is dated only if the answer before it came at most this long before, milliseconds: a page that has slept learns
 * of a change long after it. It is more than the duration of a long poll.
 */
export const MAX_GAP_MS = 60_000;

const didPollBefore = (tracker: Pick<PaymentTracker, 'diagnostics'>): boolean => {
  const [previous, last] = tracker
    .diagnostics()
    .filter(({ event }) => event === 'answered')
    .slice(-2);
  return previous !== undefined && last !== undefined && last.at - previous.at <= MAX_GAP_MS;
};

/** Remembers when a payment reached its steps, as far as this page has seen it. */
export class SeenChanges {
  #times: StepTimes = {};

  /** The times of the seen changes, Unix milliseconds by the gateway's clock. */
  get times(): StepTimes {
    return this.#times;
  }

  /** Call it on each change of a tracker's state, and when another payment is tracked. */
  follow({ payment }: TrackerState, previous: TrackerState, tracker: PaymentTracker | undefined): void {
    if (payment === previous.payment) return;
    if (!payment || !previous.payment) {
      this.#times = {};
      return;
    }
    const step = getReachedStep(payment);
    if (!tracker || !step || step === getReachedStep(previous.payment) || !didPollBefore(tracker)) return;
    this.#times = { ...this.#times, [step]: tracker.now() };
  }
}
