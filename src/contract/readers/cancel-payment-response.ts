import type { CancelPaymentResponse } from '../schemas/cancel-payment.js';
import { isEnumValue, isString, readAnswer, type ReadResult } from './fields.js';

/** Reads the answer to a cancellation (`SPEC: Cancel-payment response`), all of whose fields are required. */
export const readCancelPaymentResponse = (body: unknown): ReadResult<CancelPaymentResponse> =>
  readAnswer<CancelPaymentResponse>(
    body,
    { paymentId: isString, status: isEnumValue, cancelledReason: isString, cancelledAt: isString },
    (response) => ({ ...response }),
  );
