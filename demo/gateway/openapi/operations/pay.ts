import { strictCancelPaymentResponseSchema } from '../../wire/cancel-payment-response.js';
import { strictPaymentStatusResponseSchema } from '../../wire/payment-status-response.js';
import { confirmRequestSchema, fetchRequestSchema, optionsRequestSchema } from '../../wire/payment-option-requests.js';
import type { Operation } from '../operation.js';
import type { Refusal } from '../refusal.js';
import { strictBuiltActionsSchema, strictPaymentOptionsSchema } from '../../wire/payment-options.js';

const ACCOUNT = 'eip155:84532:0x00000000000000000000000000000000000000a1';

/** A wallet is paying already. */
const UNDER_WAY: Refusal = ['invalid_state', 409];
/** The signatures are not the account's, or it has spent its coins. */
const NOT_ACCEPTED: Refusal = ['invalid_params', 422];

/** Operations by which wallets of the public service pay. */
export const PAY_OPERATIONS: readonly Operation[] = [
  {
    route: 'POST /v1/gateway/payment/{id}/options',
    id: 'getPaymentOptions',
    tag: 'Gateway',
    summary: 'List the payment options of accounts',
    description:
      'Each option contains the requests that the wallet signs, and the expiry of its price. The options of an account replace its earlier ones.',
    access: 'buyer',
    parameters: ['PaymentId', 'IncludePaymentInfo'],
    body: { schema: optionsRequestSchema, example: { accounts: [ACCOUNT] } },
    success: {
      status: 200,
      description: 'The options that the accounts can afford; none on unsupported chains.',
      schema: strictPaymentOptionsSchema,
    },
    refusals: [UNDER_WAY, 'sanctioned_user'],
  },
  {
    route: 'POST /v1/gateway/payment/{id}/fetch',
    id: 'fetchPaymentActions',
    tag: 'Gateway',
    summary: 'Build the requests to sign',
    description:
      'For actions of the type `build`; empty data builds all requests of the option. An option that requires details of the buyer is refused until the gateway has them.',
    access: 'buyer',
    parameters: ['PaymentId'],
    body: { schema: fetchRequestSchema, example: { optionId: 'opt_', data: '' } },
    success: { status: 200, description: 'The requests that the wallet signs.', schema: strictBuiltActionsSchema },
    refusals: ['invalid_state', UNDER_WAY, 'payment_expired', 'quote_expired'],
  },
  {
    route: 'POST /v1/gateway/payment/{id}/confirm',
    id: 'confirmPayment',
    tag: 'Gateway',
    summary: 'Pay with an option',
    description:
      'Pays only once, however often it is sent: the same option and results again return the payment as it is. The results are what the wallet answered, in the order of the actions. An option that requires details of the buyer is refused until the gateway has them, in this request or before. Held like a status request.',
    access: 'buyer',
    parameters: ['PaymentId', 'MaxPollMs'],
    body: {
      schema: confirmRequestSchema,
      example: { optionId: 'opt_', results: [{ type: 'walletRpc', data: ['0x'] }] },
    },
    success: { status: 200, description: 'The payment as it is now.', schema: strictPaymentStatusResponseSchema },
    refusals: ['invalid_state', UNDER_WAY, NOT_ACCEPTED, 'payment_expired', 'quote_expired'],
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
