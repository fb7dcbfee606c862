import { nothing } from 'lit';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { toUnixMs } from '../../core/format/unix-seconds.js';
import type { TrackerState } from '../../tracker/state.js';
import type { PaymentTracker } from '../../tracker/tracker.js';
import type { CheckoutContext } from './checkout-context.js';
import type { View } from './pay-status.model.js';
import { SeenChanges } from './seen-changes.js';
import { CONNECTING } from './status-looks.js';
import { getSteps } from './timeline.model.js';
import { timelineView, type TimelineContext } from './timeline.view.js';

/** The properties of the element that the timeline shows. */
export interface TimelineSource {
  readonly payment: PaymentStatusResponse | null;
  /** Unix seconds. */
  readonly settledAt: number | null | undefined;
  /** Unix seconds. */
  readonly refundedAt: number | null | undefined;
  readonly checkout: CheckoutContext | undefined;
}

/** The steps of a payment, with the times of those that the page has seen. */
export class TimelineSection {
  readonly #seen = new SeenChanges();

  /** Call it on each change of the tracker's state. */
  follow(state: TrackerState, previous: TrackerState, tracker: PaymentTracker | undefined): void {
    this.#seen.follow(state, previous, tracker);
  }

  render({ look, retry }: View, source: TimelineSource, context: TimelineContext): unknown {
    const { payment, checkout } = source;
    // Once polling has stopped, or the time to pay is over, it is not known how far the payment is.
    if (!payment || retry || look.tone === 'late' || look === CONNECTING) return nothing;
    const { walletState, etaS, hasHeadline } = checkout ?? {};
    const isSent = walletState === 'sent';
    const isPaid = look.tone === 'success';
    // The page around has other steps, or a receipt.
    if (checkout && (isPaid || (hasHeadline && !isSent))) return nothing;
    const marks = { settled: toUnixMs(source.settledAt), refunded: toUnixMs(source.refundedAt) };
    const steps = getSteps(payment, { times: { ...this.#seen.times, ...marks }, etaS, isSent });
    // Without a time, the steps of a paid payment say no more than its headline.
    return isPaid && steps.every(({ atMs }) => atMs === undefined) ? nothing : timelineView(steps, context);
  }
}
