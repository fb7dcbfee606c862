import { MAX_LENGTHS } from '../limits.js';
import type { CancelPaymentResponse } from '../schemas/cancel-payment.js';
import { readAnswer, readCode, readLabel, readText, type ReadResult } from './fields.js';

/** Reads the answer to a cancellation (`SPEC: Cancel-payment response`), all of whose fields are required. */
export const readCancelPaymentResponse = (body: unknown): ReadResult<CancelPaymentResponse> =>
  readAnswer<CancelPaymentResponse>(
    body,
    {
      paymentId: readText(MAX_LENGTHS.ID),
      status: readCode,
      cancelledReason: readLabel(MAX_LENGTHS.MESSAGE),
      cancelledAt: readText(MAX_LENGTHS.CODE),
    },
    (response) => response,
  );
