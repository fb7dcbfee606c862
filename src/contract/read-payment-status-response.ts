import type { z } from 'zod/mini';
import { paymentStatusResponseSchema, type PaymentStatusResponse } from './payment-status-response.js';

type Issue = z.core.$ZodIssue;

/** What came of a status answer: the payment and the names of optional fields that were broken and left out. */
export interface StatusReading {
  readonly payment: PaymentStatusResponse;
  /** Dotted paths such as `info.optionAmount`; empty when the answer was sound. */
  readonly dropped: readonly string[];
}

/** The answer is not a payment status at all: `status` or `isFinal` is missing or of the wrong type. */
export interface StatusReadingFailure {
  readonly issues: readonly Issue[];
}

/** Every part that can be left out without touching the status, the inner before the outer. */
const OPTIONAL_PARTS = [
  'info.optionAmount.display.iconUrl',
  'info.optionAmount.display.networkIconUrl',
  'info.optionAmount.display.networkName',
  'info.optionAmount',
  'info.txId',
  'info',
  'failureCode',
  'pollInMs',
];

const optionalPartOf = ({ path }: Issue): string | undefined =>
  OPTIONAL_PARTS.find((part) => `${path.join('.')}.`.startsWith(`${part}.`));

/** A copy without the part; entries, because they copy a key named `__proto__` as what it is. */
const without = (value: object, [key, ...inner]: readonly string[]): object =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, field]: [string, object]) => {
      if (name !== key) return [[name, field]];
      return inner.length ? [[name, without(field, inner)]] : [];
    }),
  );

/**
 * Reads a status answer so that a broken detail never hides the status: the smallest optional part around each fault
 * is left out and named in `dropped`. The body itself is not changed.
 */
export const readPaymentStatusResponse = (body: unknown): StatusReading | StatusReadingFailure => {
  const whole = paymentStatusResponseSchema.safeParse(body);
  if (whole.success) return { payment: whole.data, dropped: [] };
  const { issues } = whole.error;
  const parts = issues.map(optionalPartOf);
  if (!parts.every((part) => part !== undefined)) return { issues };
  const dropped = [...new Set(parts)];
  const sound = dropped.reduce((value, part) => without(value, part.split('.')), body as object);
  return { payment: paymentStatusResponseSchema.parse(sound), dropped };
};
