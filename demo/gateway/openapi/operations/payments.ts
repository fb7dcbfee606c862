import { strictCancelPaymentResponseSchema } from '../../wire/cancel-payment-response.js';
import { strictCreatePaymentRequestSchema } from '../../wire/create-payment-request.js';
import { strictCreatePaymentResponseSchema } from '../../wire/create-payment-response.js';
import { strictMerchantPaymentSchema } from '../../wire/merchant-payment.js';
import { strictPaymentStatusResponseSchema } from '../../wire/payment-status-response.js';
import type { Operation } from '../operation.js';

const CURRENT_NAMES: readonly Operation[] = [
  {
    route: 'POST /v1/payments',
    id: 'createPayment',
    tag: 'Payments',
    summary: 'Create a payment',
    description: 'Send the buyer to the `gatewayUrl` of the response, and follow the payment by its id.',
    access: 'merchant',
    parameters: ['IdempotencyKey'],
    body: {
      schema: strictCreatePaymentRequestSchema,
      example: { amount: { unit: 'iso4217/USD', value: '2400' }, referenceId: 'order 1' },
    },
    success: { status: 201, description: 'The payment was created.', schema: strictCreatePaymentResponseSchema },
    refusals: ['idempotency_conflict', 'merchant_not_found'],
  },
  {
    route: 'GET /v1/payments/{id}',
    id: 'getPayment',
    tag: 'Payments',
    summary: 'Get a payment with its settlement',
    description: 'An idempotency key is validated and otherwise ignored.',
    access: 'merchant',
    parameters: ['PaymentId', 'IdempotencyKey'],
    success: { status: 200, description: 'The payment as it is now.', schema: strictMerchantPaymentSchema },
  },
  {
    route: 'GET /v1/payments/{id}/status',
    id: 'getPaymentStatus',
    tag: 'Payments',
    summary: 'Follow a payment',
    description:
      'Held for up to `maxPollMs` until the payment changes. An idempotency key is validated and otherwise ignored: a read returns the current state.',
    access: 'merchant',
    parameters: ['PaymentId', 'MaxPollMs', 'IdempotencyKey'],
    success: { status: 200, description: 'The payment as it is now.', schema: strictPaymentStatusResponseSchema },
  },
  {
    route: 'POST /v1/payments/{id}/cancel',
    id: 'cancelPayment',
    tag: 'Payments',
    summary: 'Cancel a payment',
    description: 'Possible while the payment requires action. A request body is ignored.',
    access: 'merchant',
    parameters: ['PaymentId', 'IdempotencyKey'],
    success: { status: 200, description: 'The payment is cancelled.', schema: strictCancelPaymentResponseSchema },
    refusals: ['invalid_state', 'idempotency_conflict'],
  },
];

/** The same operation under an older name, which clients of the public service still use. */
const withOlderName = (id: string, route: Operation['route']): readonly Operation[] =>
  CURRENT_NAMES.filter((operation) => operation.id === id).map((operation) => ({
    ...operation,
    route,
    id: `${id}ByOlderName`,
    summary: `${operation.summary} (older path)`,
    isDeprecated: true,
  }));

export const PAYMENT_OPERATIONS: readonly Operation[] = [
  ...CURRENT_NAMES,
  ...withOlderName('createPayment', 'POST /v1/merchant/payment'),
  ...withOlderName('getPaymentStatus', 'GET /v1/merchant/payment/{id}/status'),
];
