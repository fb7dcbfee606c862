import type { FirstOccurrences, WebhookClaim } from './webhook-store.js';

/** The processed state of a payment. Flags are never reset by later snapshots. */
export interface PaymentProgress {
  /** The highest `payment_state_version` processed. */
  readonly version: number;
  readonly succeeded: boolean;
  readonly settled: boolean;
}

interface ProgressStep {
  readonly progress: PaymentProgress;
  readonly firstOccurrences: FirstOccurrences;
}

/**
 * Applies a snapshot. Undefined if its version, or a higher one, was processed before (`SPEC: Events, rule 2`). A payment
 * without progress is not at version 0, which is the version of the first event.
 */
export const advanceProgress = (before: PaymentProgress | undefined, claim: WebhookClaim): ProgressStep | undefined => {
  if (before && claim.version <= before.version) return undefined;
  const { succeeded, settled } = before ?? { succeeded: false, settled: false };
  return {
    progress: {
      version: claim.version,
      succeeded: succeeded || claim.succeeded,
      settled: settled || claim.settled,
    },
    firstOccurrences: { firstSucceeded: claim.succeeded && !succeeded, firstSettled: claim.settled && !settled },
  };
};
