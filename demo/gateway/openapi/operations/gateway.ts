import { strictPaymentStatusResponseSchema } from '../../wire/payment-status-response.js';
import type { Operation } from '../operation.js';
import { strictPaymentDetailsSchema } from '../../wire/payment-details.js';

export const GATEWAY_OPERATIONS: readonly Operation[] = [
  {
    route: 'GET /v1/gateway/payment/{id}/status',
    id: 'getGatewayPaymentStatus',
    tag: 'Gateway',
    summary: 'Follow a payment as its buyer',
    description: 'Like the merchant’s status route, for anybody who knows the id.',
    access: 'buyer',
    parameters: ['PaymentId', 'MaxPollMs'],
    success: { status: 200, description: 'The payment as it is now.', schema: strictPaymentStatusResponseSchema },
  },
  {
    route: 'GET /v1/gateway/payment/{id}',
    id: 'getGatewayPayment',
    tag: 'Gateway',
    summary: 'Get the payment details',
    access: 'buyer',
    parameters: ['PaymentId'],
    success: {
      status: 200,
      description: 'The details that a wallet shows before it pays.',
      schema: strictPaymentDetailsSchema,
    },
  },
];
