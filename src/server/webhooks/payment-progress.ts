import type { FirstTimes, WebhookClaim } from './webhook-store.js';

/** What was processed of a payment so far. The flags stay, whatever a later snapshot says. */
export interface PaymentProgress {
  /** The highest one. */
  readonly version: number;
  readonly succeeded: boolean;
  readonly settled: boolean;
}

interface Step {
  readonly progress: PaymentProgress;
  readonly firstTimes: FirstTimes;
}

/**
 * The step that a snapshot takes a payment, undefined where one as new was processed before (`SPEC: Events, rule 2`).
 * No progress at all is not version 0, which is that of the first event.
 */
export const advance = (before: PaymentProgress | undefined, claim: WebhookClaim): Step | undefined => {
  if (before && claim.version <= before.version) return undefined;
  const { succeeded, settled } = before ?? { succeeded: false, settled: false };
  return {
    progress: {
      version: claim.version,
      succeeded: succeeded || claim.succeeded,
      settled: settled || claim.settled,
    },
    firstTimes: { firstSucceeded: claim.succeeded && !succeeded, firstSettled: claim.settled && !settled },
  };
};
