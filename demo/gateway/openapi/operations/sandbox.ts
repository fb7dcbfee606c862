import { faultListSchema, faultSchema, faultSetSchema } from '../../wire/fault.js';
import { strictPaymentStatusResponseSchema } from '../../wire/payment-status-response.js';
import { faucetRequestSchema, faucetSchema, railSettingsRequestSchema, railSettingsSchema } from '../../wire/rail.js';
import { rpcBodySchema, rpcResponseSchema } from '../../wire/rpc.js';
import {
  buyerChoiceSchema,
  emptySchema,
  sandboxCreateRequestSchema,
  sandboxPaymentListSchema,
  sandboxPaymentSchema,
  sandboxTimelineSchema,
  SIMULATED_STEPS,
  type SimulatedStep,
} from '../../wire/sandbox-payment.js';
import { paymentDisplayRequestSchema, paymentDisplaySchema } from '../../wire/payment-display.js';
import { advanceClockRequestSchema, advancedClockSchema, clockSchema } from '../../wire/sandbox.js';
import { PAYMENT_LIST_QUERY } from '../list-parameters.js';
import type { Operation } from '../operation.js';

const STEP_SUMMARIES: Readonly<Record<SimulatedStep, string>> = {
  process: 'Let the buyer commit funds',
  succeed: 'Let the payment succeed',
  fail: 'Let the payment fail',
  decline: 'Let the buyer be declined',
  expire: 'Let the payment expire now',
  settle: 'Settle the payment to the merchant',
};

const step = (name: SimulatedStep): Operation => ({
  route: `POST /sandbox/payments/{id}/${name}`,
  id: `${name}Payment`,
  tag: 'Sandbox',
  summary: STEP_SUMMARIES[name],
  access: 'sandbox',
  parameters: ['PaymentId'],
  body: { schema: buyerChoiceSchema, example: {} },
  success: { status: 200, description: 'The updated payment.', schema: strictPaymentStatusResponseSchema },
  refusals: ['invalid_state'],
});

/** The operations of the rail. */
const RAIL_OPERATIONS: readonly Operation[] = [
  {
    route: 'POST /sandbox/faucet',
    id: 'fundAccount',
    tag: 'Sandbox',
    summary: 'Fill an account up with test coins',
    access: 'sandbox',
    body: {
      schema: faucetRequestSchema,
      example: { account: 'eip155:84532:0x00000000000000000000000000000000000000a1' },
    },
    success: { status: 200, description: 'What the account holds.', schema: faucetSchema },
  },
  {
    route: 'GET /sandbox/rail',
    id: 'getRail',
    tag: 'Sandbox',
    summary: 'Read what goes wrong on the rail',
    access: 'sandbox',
    success: { status: 200, description: 'The settings.', schema: railSettingsSchema },
  },
  {
    route: 'PUT /sandbox/rail',
    id: 'setRail',
    tag: 'Sandbox',
    summary: 'Choose what goes wrong on the rail',
    description: 'Settings that are left out are off. Like faults, they apply to this process until it ends.',
    access: 'sandbox',
    body: {
      schema: railSettingsRequestSchema,
      example: { noFunds: true, sanctioned: false, quoteSeconds: null, failsExecution: false, details: 'none' },
    },
    success: { status: 200, description: 'The settings.', schema: railSettingsSchema },
  },
  {
    route: 'POST /sandbox/rpc',
    id: 'requestChain',
    tag: 'Sandbox',
    summary: "Send a request to the chain's node",
    description:
      'JSON-RPC for wallets, with the methods that reading and sending need. Only with `--chain` or `--rpc-url`.',
    access: 'sandbox',
    body: { schema: rpcBodySchema, example: { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] } },
    success: { status: 200, description: "The node's answer.", schema: rpcResponseSchema },
  },
];

export const SANDBOX_OPERATIONS: readonly Operation[] = [
  {
    route: 'GET /sandbox/payments',
    id: 'listSandboxPayments',
    tag: 'Sandbox',
    summary: 'List all payments of a merchant in an environment',
    access: 'sandbox',
    parameters: ['Mode', 'SandboxMerchantId', ...PAYMENT_LIST_QUERY],
    success: { status: 200, description: 'A page of payments.', schema: sandboxPaymentListSchema },
  },
  {
    route: 'POST /sandbox/payments',
    id: 'createSandboxPayment',
    tag: 'Sandbox',
    summary: 'Create a payment without a key',
    access: 'sandbox',
    body: {
      schema: sandboxCreateRequestSchema,
      example: { amount: { unit: 'iso4217/USD', value: '2400' }, referenceId: 'order 1' },
    },
    success: { status: 201, description: 'The payment was created.', schema: sandboxPaymentSchema },
    refusals: ['merchant_not_found'],
  },
  {
    route: 'GET /sandbox/payments/{id}',
    id: 'getSandboxPayment',
    tag: 'Sandbox',
    summary: 'Get a payment with its timeline',
    access: 'sandbox',
    parameters: ['PaymentId'],
    success: {
      status: 200,
      description: 'The payment with all of its data in the sandbox.',
      schema: sandboxTimelineSchema,
    },
  },
  {
    route: 'POST /sandbox/payments/{id}/cancel',
    id: 'cancelSandboxPayment',
    tag: 'Sandbox',
    summary: 'Cancel a payment as its merchant',
    access: 'sandbox',
    parameters: ['PaymentId'],
    body: { schema: emptySchema, example: {} },
    success: { status: 200, description: 'The updated payment.', schema: strictPaymentStatusResponseSchema },
    refusals: ['invalid_state'],
  },
  {
    route: 'POST /sandbox/payments/{id}/refund',
    id: 'refundSandboxPayment',
    tag: 'Sandbox',
    summary: 'Mark a payment as refunded, as its merchant',
    access: 'sandbox',
    parameters: ['PaymentId'],
    body: { schema: emptySchema, example: {} },
    success: {
      status: 200,
      description: 'The payment, whose status stays.',
      schema: strictPaymentStatusResponseSchema,
    },
    refusals: ['payment_not_succeeded', 'already_refunded'],
  },
  {
    route: 'PUT /sandbox/payments/{id}/display',
    id: 'setPaymentDisplay',
    tag: 'Sandbox',
    summary: 'Choose what the checkout page shows of the shop',
    description: 'Replaces what was set before; what is left out is not shown. The same request again changes nothing.',
    access: 'sandboxMerchant',
    parameters: ['PaymentId'],
    body: {
      schema: paymentDisplayRequestSchema,
      example: {
        items: [{ name: 'Tidewater ink', quantity: 1, amount: { unit: 'iso4217/USD', value: '1850' } }],
        accent: '#1d5c60',
        logoUrl: 'https://shop.example/logo.svg',
        helpUrl: 'https://shop.example/help',
        retryUrl: 'https://shop.example/cart',
      },
    },
    success: { status: 200, description: 'What the page shows now.', schema: paymentDisplaySchema },
  },
  ...SIMULATED_STEPS.map(step),
  {
    route: 'GET /sandbox/changes',
    id: 'followChanges',
    tag: 'Sandbox',
    summary: 'Subscribe to changes',
    description: 'One event per change, of any process. Query the other operations for the details.',
    access: 'sandbox',
    success: { status: 200, description: 'Server-sent events.', isStream: true },
  },
  {
    route: 'GET /sandbox/clock',
    id: 'getClock',
    tag: 'Sandbox',
    summary: 'Read the clock',
    access: 'sandbox',
    success: {
      status: 200,
      description: 'The time, and its offset from the clock of the machine.',
      schema: clockSchema,
    },
  },
  {
    route: 'POST /sandbox/clock',
    id: 'advanceClock',
    tag: 'Sandbox',
    summary: 'Advance the clock',
    description: 'Responds once everything that fell due in between has run.',
    access: 'sandbox',
    body: { schema: advanceClockRequestSchema, example: { advanceMs: 60_000 } },
    success: { status: 200, description: 'The new time.', schema: advancedClockSchema },
  },
  {
    route: 'GET /sandbox/faults',
    id: 'listFaults',
    tag: 'Sandbox',
    summary: 'List the faults',
    access: 'sandbox',
    success: { status: 200, description: 'In the order in which they were set.', schema: faultListSchema },
  },
  {
    route: 'DELETE /sandbox/faults/{id}',
    id: 'removeFault',
    tag: 'Sandbox',
    summary: 'Remove a fault',
    access: 'sandbox',
    parameters: ['FaultId'],
    success: { status: 204, description: 'The fault was removed.' },
  },
  {
    route: 'POST /sandbox/faults',
    id: 'setFault',
    tag: 'Sandbox',
    summary: 'Inject a fault',
    description: 'Responses of faults may differ from this document.',
    access: 'sandbox',
    body: { schema: faultSchema, example: { route: 'GET /v1/gateway/*', kind: 'delay', delayMs: 3_000, times: 1 } },
    success: { status: 201, description: 'The fault is set.', schema: faultSetSchema },
  },
  {
    route: 'DELETE /sandbox/faults',
    id: 'clearFaults',
    tag: 'Sandbox',
    summary: 'Remove all faults',
    access: 'sandbox',
    success: { status: 204, description: 'All faults were removed.' },
  },
  ...RAIL_OPERATIONS,
];
