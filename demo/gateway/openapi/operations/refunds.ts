import { refundRequestSchema, strictRefundResponseSchema } from '../../wire/refund.js';
import { ref } from '../json-schema.js';
import type { Operation } from '../operation.js';

export const REFUND_OPERATIONS: readonly Operation[] = [
  {
    route: 'POST /v1/refunds',
    id: 'createRefund',
    tag: 'Refunds',
    summary: 'Mark a payment as refunded',
    description:
      'Only a mark: no money moves, the status stays `succeeded`, and there is no event. A second request for the same payment gets 409, so a request without an answer can be repeated.',
    access: 'merchant',
    body: { schema: refundRequestSchema, example: { paymentId: 'pay_5f0c3a9101KHRB7M2ZJ8QY4T6W3XNCDE9P' } },
    success: {
      status: 200,
      description: 'The payment is marked.',
      schema: strictRefundResponseSchema,
      headers: { 'WCP-Version': ref('headers', 'WcpVersion') },
    },
    refusals: ['payment_not_succeeded', 'not_found', 'already_refunded'],
  },
];
