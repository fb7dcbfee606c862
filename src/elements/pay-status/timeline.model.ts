import { getKnownStatus } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { STATUS_LOOKS, type StepName } from './status-looks.js';

/** One step of a payment. */
export interface Step {
  readonly name: StepName;
  /** Where the payment is relative to this step. */
  readonly stage: 'done' | 'current' | 'upcoming';
  /** When the step was reached, Unix milliseconds; undefined if it is not known. */
  readonly atMs?: number | undefined;
  /** How long the payment usually takes to reach this step, seconds. */
  readonly usualS?: number | undefined;
}

/** When the steps were reached, Unix milliseconds. */
export type StepTimes = Readonly<Partial<Record<StepName, number | undefined>>>;

/** What is known besides the payment. */
export interface TimelineInputs {
  /** The times of the changes that the page has seen, and of those after success that only the page knows. */
  readonly times: StepTimes;
  /** The usual time from the confirmation to success according to the option, seconds. */
  readonly etaS?: number | undefined;
  /** True once the page has sent the payment, which the gateway reports later. */
  readonly isSent?: boolean | undefined;
}

const NAMES = ['waiting', 'sent', 'confirmed', 'settled', 'refunded'] as const;
/** The steps that every payment has. The gateway reports none of the others to buyers. */
const COMMON_STEPS = 3;

/** Returns the step that a payment has reached; undefined if it is not known. */
export const getReachedStep = (payment: PaymentStatusResponse): StepName | undefined => {
  const status = getKnownStatus(payment);
  return status && STATUS_LOOKS[status].step;
};

/** Returns the steps of a payment; empty if it is not known how far it is. */
export const getSteps = (payment: PaymentStatusResponse, { times, etaS, isSent }: TimelineInputs): readonly Step[] => {
  const reported = getReachedStep(payment);
  const reached = isSent && reported === 'waiting' ? 'sent' : reported;
  if (!reached) return [];
  const isPaid = reached === 'confirmed';
  const names = NAMES.filter((name, index) => index < COMMON_STEPS || (isPaid && times[name] !== undefined));
  const current = isPaid ? names.length - 1 : NAMES.indexOf(reached);
  return names.map((name, index) => ({
    name,
    stage: index < current ? 'done' : index === current ? 'current' : 'upcoming',
    atMs: times[name],
    usualS: name === 'confirmed' && reached === 'sent' ? etaS : undefined,
  }));
};
