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
export type StepTimes = Readonly<Partial<Record<StepName, number>>>;

/** What is known besides the payment. */
export interface TimelineInputs {
  /** The times of the changes that the page has seen. */
  readonly times: StepTimes;
  /** When the payment was settled according to the page, Unix milliseconds. */
  readonly settledAtMs?: number | undefined;
  /** The usual time from the confirmation to success according to the option, seconds. */
  readonly etaS?: number | undefined;
  /** True once the page has sent the payment, which the gateway reports later. */
  readonly isSent?: boolean | undefined;
}

const NAMES = ['waiting', 'sent', 'confirmed', 'settled'] as const;

/** Returns the step that a payment has reached; undefined if it is not known. */
export const getReachedStep = (payment: PaymentStatusResponse): StepName | undefined => {
  const status = getKnownStatus(payment);
  return status && STATUS_LOOKS[status].step;
};

/** Returns the steps of a payment; empty if it is not known how far it is. Only the page knows whether it is settled. */
export const getSteps = (
  payment: PaymentStatusResponse,
  { times, settledAtMs, etaS, isSent }: TimelineInputs,
): readonly Step[] => {
  const reported = getReachedStep(payment);
  const reached = isSent && reported === 'waiting' ? 'sent' : reported;
  if (!reached) return [];
  const isSettled = reached === 'confirmed' && settledAtMs !== undefined;
  const current = NAMES.indexOf(isSettled ? 'settled' : reached);
  return NAMES.slice(0, isSettled ? 4 : 3).map((name, index) => ({
    name,
    stage: index < current ? 'done' : index === current ? 'current' : 'upcoming',
    atMs: name === 'settled' ? settledAtMs : times[name],
    usualS: name === 'confirmed' && reached === 'sent' ? etaS : undefined,
  }));
};
