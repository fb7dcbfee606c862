import { strictCancelPaymentResponseSchema } from '../../wire/cancel-payment-response.js';
import { strictPaymentStatusResponseSchema } from '../../wire/payment-status-response.js';
import { confirmRequestSchema, fetchRequestSchema, optionsRequestSchema } from '../../options/requests.js';
import type { Operation } from '../operation.js';
import { builtActionsSchema, paymentOptionsSchema } from '../shapes/payment-options.js';

const ACCOUNT = 'eip155:8453:0x00000000000000000000000000000000000000a1';

/** How wallets of the public service pay. */
export const PAY_OPERATIONS: readonly Operation[] = [
  {
    route: 'POST /v1/gateway/payment/{id}/options',
    id: 'getPaymentOptions',
    tag: 'Gateway',
    summary: 'Ask what these accounts can pay with',
    description: 'Each option says what the wallet signs for it, and until when its price holds.',
    access: 'buyer',
    parameters: ['PaymentId', 'IncludePaymentInfo'],
    body: { schema: optionsRequestSchema, example: { accounts: [ACCOUNT] } },
    success: {
      status: 200,
      description: 'The options, none for accounts on other chains.',
      schema: paymentOptionsSchema,
    },
    refusals: ['invalid_state', 'payment_expired'],
  },
  {
    route: 'POST /v1/gateway/payment/{id}/fetch',
    id: 'fetchPaymentActions',
    tag: 'Gateway',
    summary: 'Have what is to be signed built',
    description: 'For actions of the type `build`; with empty data for all of the option.',
    access: 'buyer',
    parameters: ['PaymentId'],
    body: { schema: fetchRequestSchema, example: { optionId: 'opt_', data: '' } },
    success: { status: 200, description: 'What the wallet signs.', schema: builtActionsSchema },
    refusals: ['invalid_state', 'payment_expired', 'quote_expired'],
  },
  {
    route: 'POST /v1/gateway/payment/{id}/confirm',
    id: 'confirmPayment',
    tag: 'Gateway',
    summary: 'Pay with an option',
    description: 'Pays once, however often it is sent; results are in the order of the actions. Held as a status is.',
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
    summary: 'Call a payment off as its buyer',
    description: 'Possible while the payment awaits its buyer. There is no body; one that is sent is not read.',
    access: 'buyer',
    parameters: ['PaymentId'],
    success: { status: 200, description: 'The payment is cancelled.', schema: strictCancelPaymentResponseSchema },
    refusals: ['invalid_state'],
  },
];
