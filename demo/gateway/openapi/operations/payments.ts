import { strictCancelPaymentResponseSchema } from '../../wire/cancel-payment-response.js';
import { strictCreatePaymentRequestSchema } from '../../wire/create-payment-request.js';
import { strictCreatePaymentResponseSchema } from '../../wire/create-payment-response.js';
import { strictPaymentStatusResponseSchema } from '../../wire/payment-status-response.js';
import type { Operation } from '../operation.js';

const PRESENT_NAMES: readonly Operation[] = [
  {
    route: 'POST /v1/payments',
    id: 'createPayment',
    tag: 'Payments',
    summary: 'Create a payment',
    description: 'Send the buyer to the `gatewayUrl` of the answer, and follow the payment by its id.',
    access: 'merchant',
    parameters: ['IdempotencyKey'],
    body: {
      schema: strictCreatePaymentRequestSchema,
      example: { amount: { unit: 'iso4217/USD', value: '2400' }, referenceId: 'order 1' },
    },
    success: { status: 201, description: 'The payment awaits its buyer.', schema: strictCreatePaymentResponseSchema },
    refusals: ['idempotency_conflict'],
  },
  {
    route: 'GET /v1/payments/{id}/status',
    id: 'getPaymentStatus',
    tag: 'Payments',
    summary: 'Follow a payment',
    description:
      'Held as long as `maxPollMs` allows, and answered at once when something changes. An idempotency key is checked and nothing more: a read tells the present truth.',
    access: 'merchant',
    parameters: ['PaymentId', 'MaxPollMs', 'IdempotencyKey'],
    success: { status: 200, description: 'The payment as it is now.', schema: strictPaymentStatusResponseSchema },
  },
  {
    route: 'POST /v1/payments/{id}/cancel',
    id: 'cancelPayment',
    tag: 'Payments',
    summary: 'Cancel a payment',
    description: 'Possible while the payment awaits its buyer. There is no body; one that is sent is not read.',
    access: 'merchant',
    parameters: ['PaymentId', 'IdempotencyKey'],
    success: { status: 200, description: 'The payment is cancelled.', schema: strictCancelPaymentResponseSchema },
    refusals: ['invalid_state', 'idempotency_conflict'],
  },
];

/** The same under the older name that clients of the public service still use. */
const olderNameOf = (id: string, route: Operation['route']): readonly Operation[] =>
  PRESENT_NAMES.filter((operation) => operation.id === id).map((operation) => ({
    ...operation,
    route,
    id: `${id}ByOlderName`,
    summary: `${operation.summary}, by its older name`,
    isDeprecated: true,
  }));

export const PAYMENT_OPERATIONS: readonly Operation[] = [
  ...PRESENT_NAMES,
  ...olderNameOf('createPayment', 'POST /v1/merchant/payment'),
  ...olderNameOf('getPaymentStatus', 'GET /v1/merchant/payment/{id}/status'),
];
