import type { TrackerState } from '../../tracker/state.js';
import type { PaymentTracker } from '../../tracker/tracker.js';
import { didPollBefore } from '../shared/did-poll-before.js';
import { getReachedStep, type StepTimes } from './timeline.model.js';

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
    if (!tracker || !step || step === getReachedStep(previous.payment) || !didPollBefore(tracker.diagnostics())) return;
    this.#times = { ...this.#times, [step]: tracker.now() };
  }
}
