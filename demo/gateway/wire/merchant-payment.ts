import * as z from 'zod/mini';
import { failureCodeField, referenceIdField, statusField, txIdField } from './fields.js';
import { strictPaymentInfoSchema } from './payment-status-response.js';

const settlement = z.strictObject({
  successful: z.strictObject({
    txId: txIdField.check(z.describe('The transfer to the merchant.')),
    amount: z.strictObject({ unit: z.string().check(z.describe('The asset or currency that was settled.')) }),
  }),
});

const common = { referenceId: referenceIdField };
const noSettlement = { settlement: z.null().check(z.describe('Null until the payment has settled.')) };
const noInfo = { info: z.null().check(z.describe('What was paid, of a succeeded payment.')), ...noSettlement };

/** The response of `GET /v1/payments/{id}`, as the public service writes it: the status, and whether it has settled. */
export const strictMerchantPaymentSchema = z.discriminatedUnion('status', [
  z.strictObject({
    status: statusField(['requires_action', 'processing', 'expired', 'cancelled']),
    ...common,
    ...noInfo,
  }),
  z.strictObject({
    status: statusField(['failed']),
    ...common,
    failureCode: failureCodeField,
    ...noInfo,
  }),
  z.strictObject({
    status: statusField(['succeeded']),
    ...common,
    info: strictPaymentInfoSchema.check(z.describe('What was paid.')),
    settlement: z.nullable(settlement).check(z.describe('Null until the payment has settled.')),
  }),
]);
export type StrictMerchantPayment = z.infer<typeof strictMerchantPaymentSchema>;
