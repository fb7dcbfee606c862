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

/** The smallest part of the answer that can be left out for this issue; undefined when the whole cannot be read. */
const droppablePath = ({ path }: Issue): readonly string[] | undefined => {
  const [field, part] = path.map(String);
  if (field === 'pollInMs' || field === 'failureCode') return [field];
  if (field === 'info') return part === undefined ? [field] : [field, part];
  return undefined;
};

const without = (value: object, [field, ...rest]: readonly string[]): object => {
  const { [field as never]: dropped, ...kept } = value as Record<string, unknown>;
  return rest.length && typeof dropped === 'object' && dropped
    ? { ...kept, [field as string]: without(dropped, rest) }
    : kept;
};

/**
 * Reads a status answer so that a broken detail never hides the status: `info`, its parts, `pollInMs` and `failureCode`
 * are left out when they are broken, and named in `dropped`.
 */
export const readPaymentStatusResponse = (body: unknown): StatusReading | StatusReadingFailure => {
  const whole = paymentStatusResponseSchema.safeParse(body);
  if (whole.success) return { payment: whole.data, dropped: [] };
  const paths = whole.error.issues.map(droppablePath);
  if (!paths.every((path) => path !== undefined)) return { issues: whole.error.issues };
  const sound = paths.reduce<object>(without, body as object);
  return {
    payment: paymentStatusResponseSchema.parse(sound),
    dropped: [...new Set(paths.map((path) => path.join('.')))],
  };
};
