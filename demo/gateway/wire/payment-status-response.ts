import * as z from 'zod/mini';
import { optionAmountField } from './amount.js';
import { failureCodeField, statusField, strictFinalFields, strictLiveFields, txIdField } from './fields.js';

/** The amount that the buyer paid and its transaction; a succeeded payment has both. */
export const strictPaymentInfoSchema = z.strictObject({ optionAmount: optionAmountField, txId: txIdField });

const INFO = z.describe('What was paid, of a succeeded payment.');
const noInfo = { info: z.optional(z.null()).check(INFO) };

/**
 * The response of both status endpoints as the gateway writes it (`SPEC: Payment status response`): `isFinal` follows
 * from `status`, `pollInMs` is present while it is false, `failureCode` only with `failed`, `info` only with `succeeded`.
 */
export const strictPaymentStatusResponseSchema = z.discriminatedUnion('status', [
  z.strictObject({ status: statusField(['requires_action', 'processing']), ...strictLiveFields, ...noInfo }),
  z.strictObject({
    status: statusField(['succeeded']),
    ...strictFinalFields,
    info: strictPaymentInfoSchema.check(INFO),
  }),
  z.strictObject({
    status: statusField(['failed']),
    ...strictFinalFields,
    failureCode: z.optional(failureCodeField),
    ...noInfo,
  }),
  z.strictObject({ status: statusField(['expired', 'cancelled']), ...strictFinalFields, ...noInfo }),
]);
export type StrictPaymentStatusResponse = z.infer<typeof strictPaymentStatusResponseSchema>;
