import * as z from 'zod/mini';
import { FAILURE_CODES } from 'pay-status/contract';
import { strictOptionAmountSchema } from './amount.js';
import { strictFinalFields, strictLiveFields } from './progress.js';

/** What the buyer paid and the transaction that carried it; a succeeded payment has both. */
export const strictPaymentInfoSchema = z.strictObject({
  optionAmount: strictOptionAmountSchema,
  txId: z.string().check(z.minLength(1)),
});
export type StrictPaymentInfo = z.infer<typeof strictPaymentInfoSchema>;

const noInfo = { info: z.optional(z.null()) };

/**
 * The answer of both status endpoints as the gateway writes it (`SPEC: Payment status response`): `isFinal` follows
 * from `status`, `pollInMs` stands while it is false, `failureCode` only with `failed`, `info` only with `succeeded`.
 */
export const strictPaymentStatusResponseSchema = z.discriminatedUnion('status', [
  z.strictObject({ status: z.enum(['requires_action', 'processing']), ...strictLiveFields, ...noInfo }),
  z.strictObject({ status: z.literal('succeeded'), ...strictFinalFields, info: strictPaymentInfoSchema }),
  z.strictObject({
    status: z.literal('failed'),
    ...strictFinalFields,
    failureCode: z.optional(z.nullable(z.enum(FAILURE_CODES))),
    ...noInfo,
  }),
  z.strictObject({ status: z.enum(['expired', 'cancelled']), ...strictFinalFields, ...noInfo }),
]);
export type StrictPaymentStatusResponse = z.infer<typeof strictPaymentStatusResponseSchema>;
