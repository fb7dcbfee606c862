import { FINAL_PAYMENT_STATUSES } from 'pay-status/contract';
import * as z from 'zod/mini';
import { expiresAtField, paymentIdField, statusField, strictFinalFields, strictLiveFields } from './fields.js';

const created = {
  paymentId: paymentIdField,
  expiresAt: expiresAtField,
  gatewayUrl: z.url({ protocol: /^https?$/ }).check(
    z.meta({
      description: 'Where the buyer pays. Use it unchanged: its form may change.',
      examples: ['http://localhost:4242/?pid=pay_5f0c3a9101KHRB7M2ZJ8QY4T6W3XNCDE9P'],
    }),
  ),
};

/** The response of `POST /v1/payments` as the gateway writes it (`SPEC: Create-payment response`). */
export const strictCreatePaymentResponseSchema = z.discriminatedUnion('status', [
  z.strictObject({ ...created, status: statusField(['requires_action', 'processing']), ...strictLiveFields }),
  z.strictObject({ ...created, status: statusField(FINAL_PAYMENT_STATUSES), ...strictFinalFields }),
]);
export type StrictCreatePaymentResponse = z.infer<typeof strictCreatePaymentResponseSchema>;
