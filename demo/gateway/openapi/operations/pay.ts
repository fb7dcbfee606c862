import { strictCancelPaymentResponseSchema } from '../../wire/cancel-payment-response.js';
import { strictPaymentStatusResponseSchema } from '../../wire/payment-status-response.js';
import { confirmRequestSchema, fetchRequestSchema, optionsRequestSchema } from '../../wire/payment-option-requests.js';
import type { Operation } from '../operation.js';
import { strictBuiltActionsSchema, strictPaymentOptionsSchema } from '../../wire/payment-options.js';

const ACCOUNT = 'eip155:8453:0x00000000000000000000000000000000000000a1';

/** Operations by which wallets of the public service pay. */
export const PAY_OPERATIONS: readonly Operation[] = [
  {
    route: 'POST /v1/gateway/payment/{id}/options',
    id: 'getPaymentOptions',
    tag: 'Gateway',
    summary: 'List the payment options of accounts',
    description: 'Each option contains the requests that the wallet signs, and the expiry of its price.',
    access: 'buyer',
    parameters: ['PaymentId', 'IncludePaymentInfo'],
    body: { schema: optionsRequestSchema, example: { accounts: [ACCOUNT] } },
    success: {
      status: 200,
      description: 'The options; none for accounts on unsupported chains.',
      schema: strictPaymentOptionsSchema,
    },
    refusals: ['invalid_state', 'payment_expired'],
  },
  {
    route: 'POST /v1/gateway/payment/{id}/fetch',
    id: 'fetchPaymentActions',
    tag: 'Gateway',
    summary: 'Build the requests to sign',
    description: 'For actions of the type `build`; empty data builds all requests of the option.',
    access: 'buyer',
    parameters: ['PaymentId'],
    body: { schema: fetchRequestSchema, example: { optionId: 'opt_', data: '' } },
    success: { status: 200, description: 'The requests that the wallet signs.', schema: strictBuiltActionsSchema },
    refusals: ['invalid_state', 'payment_expired', 'quote_expired'],
  },
  {
    route: 'POST /v1/gateway/payment/{id}/confirm',
    id: 'confirmPayment',
    tag: 'Gateway',
    summary: 'Pay with an option',
    description:
      'Pays only once, however often it is sent. The results are in the order of the actions. Held like a status request.',
    access: 'buyer',
    parameters: ['PaymentId', 'MaxPollMs'],
    body: {
      schema: confirmRequestSchema,
      example: { optionId: 'opt_', results: [{ type: 'walletRpc', data: ['0x'] }] },
    },
    success: { status: 200, description: 'The payment as it is now.', schema: strictPaymentStatusResponseSchema },
    refusals: ['invalid_state', 'payment_expired', 'quote_expired'],
  },
  {
    route: 'POST /v1/gateway/payment/{id}/cancel',
    id: 'cancelGatewayPayment',
    tag: 'Gateway',
    summary: 'Cancel a payment as its buyer',
    description: 'Possible while the payment requires action. A request body is ignored.',
    access: 'buyer',
    parameters: ['PaymentId'],
    success: { status: 200, description: 'The payment is cancelled.', schema: strictCancelPaymentResponseSchema },
    refusals: ['invalid_state'],
  },
];
