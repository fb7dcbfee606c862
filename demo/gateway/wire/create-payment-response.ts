import * as z from 'zod/mini';
import { FINAL_PAYMENT_STATUSES } from 'pay-status/contract';
import { strictPaymentIdSchema } from './identifiers.js';
import { strictFinalFields, strictLiveFields } from './progress.js';

const created = {
  paymentId: strictPaymentIdSchema,
  /** Unix seconds. */
  expiresAt: z.int().check(z.nonnegative()),
  gatewayUrl: z.url({ protocol: /^https?$/ }),
};

/** The answer of `POST /v1/payments` as the gateway writes it (`SPEC: Create-payment response`). */
export const strictCreatePaymentResponseSchema = z.discriminatedUnion('status', [
  z.strictObject({ ...created, status: z.enum(['requires_action', 'processing']), ...strictLiveFields }),
  z.strictObject({ ...created, status: z.enum(FINAL_PAYMENT_STATUSES), ...strictFinalFields }),
]);
export type StrictCreatePaymentResponse = z.infer<typeof strictCreatePaymentResponseSchema>;
