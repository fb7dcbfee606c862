import type { KnownPaymentStatus } from '../../contract/payment-status.js';
import type { Tone } from './marks.js';

/** The steps of the timeline, in order. */
export type StepName = 'waiting' | 'sent' | 'confirmed' | 'settled';

/** How a status is shown. */
interface StatusLook {
  readonly tone: Tone;
  /** The step of the timeline that it has reached. A payment that ended without success has none: how far it got is not known. */
  readonly step: StepName | undefined;
}

export const STATUS_LOOKS: Readonly<Record<KnownPaymentStatus, StatusLook>> = {
  requires_action: { tone: 'waiting', step: 'waiting' },
  processing: { tone: 'working', step: 'sent' },
  succeeded: { tone: 'success', step: 'confirmed' },
  failed: { tone: 'failure', step: undefined },
  expired: { tone: 'expired', step: undefined },
  cancelled: { tone: 'neutral', step: undefined },
};
