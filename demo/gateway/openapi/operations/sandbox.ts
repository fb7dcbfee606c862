import { strictPaymentStatusResponseSchema } from '../../wire/payment-status-response.js';
import { faultSchema } from '../../faults/fault.js';
import { SIMULATED_STEPS, type SimulatedStep } from '../../payments/simulation.js';
import { createSchema, emptySchema } from '../../routes/sandbox-payments.js';
import { advanceSchema, buyerChoiceSchema } from '../../routes/sandbox.js';
import type { Operation } from '../operation.js';
import { PAYMENT_LIST_QUERY } from '../list-parameters.js';
import {
  faultListSchema,
  sandboxPaymentListSchema,
  sandboxPaymentSchema,
  sandboxTimelineSchema,
} from '../shapes/sandbox-payment.js';
import { advancedClockSchema, clockSchema, faultSetSchema } from '../shapes/sandbox.js';

const SUMMARY_OF: Readonly<Record<SimulatedStep, string>> = {
  process: 'Let the buyer commit funds',
  succeed: 'Let the payment succeed',
  fail: 'Let the payment fail',
  decline: 'Let the buyer be declined',
  expire: 'Let the payment expire now',
  settle: 'Let the merchant be paid',
};

const step = (name: SimulatedStep): Operation => ({
  route: `POST /sandbox/payments/{id}/${name}`,
  id: `${name}Payment`,
  tag: 'Sandbox',
  summary: SUMMARY_OF[name],
  access: 'sandbox',
  parameters: ['PaymentId'],
  body: { schema: buyerChoiceSchema, example: {} },
  success: { status: 200, description: 'The payment after this.', schema: strictPaymentStatusResponseSchema },
  refusals: ['invalid_state'],
});

export const SANDBOX_OPERATIONS: readonly Operation[] = [
  {
    route: 'GET /sandbox/payments',
    id: 'listSandboxPayments',
    tag: 'Sandbox',
    summary: 'List all payments of an environment',
    access: 'sandbox',
    parameters: ['Mode', ...PAYMENT_LIST_QUERY],
    success: { status: 200, description: 'A page of payments.', schema: sandboxPaymentListSchema },
  },
  {
    route: 'POST /sandbox/payments',
    id: 'createSandboxPayment',
    tag: 'Sandbox',
    summary: 'Create a payment without a key',
    access: 'sandbox',
    body: {
      schema: createSchema,
      example: { amount: { unit: 'iso4217/USD', value: '2400' }, referenceId: 'order 1' },
    },
    success: { status: 201, description: 'The payment awaits its buyer.', schema: sandboxPaymentSchema },
  },
  {
    route: 'GET /sandbox/payments/{id}',
    id: 'getSandboxPayment',
    tag: 'Sandbox',
    summary: 'Show a payment with its timeline',
    access: 'sandbox',
    parameters: ['PaymentId'],
    success: { status: 200, description: 'All that is known of it.', schema: sandboxTimelineSchema },
  },
  {
    route: 'POST /sandbox/payments/{id}/cancel',
    id: 'cancelSandboxPayment',
    tag: 'Sandbox',
    summary: 'Cancel a payment as its merchant',
    access: 'sandbox',
    parameters: ['PaymentId'],
    body: { schema: emptySchema, example: {} },
    success: { status: 200, description: 'The payment after this.', schema: strictPaymentStatusResponseSchema },
    refusals: ['invalid_state'],
  },
  ...SIMULATED_STEPS.map(step),
  {
    route: 'GET /sandbox/changes',
    id: 'followChanges',
    tag: 'Sandbox',
    summary: 'Hear when something changes',
    description: 'One word for each change, in whichever process; the other operations say what it was.',
    access: 'sandbox',
    success: { status: 200, description: 'Server-sent events.', isStream: true },
  },
  {
    route: 'GET /sandbox/clock',
    id: 'getClock',
    tag: 'Sandbox',
    summary: 'Read the clock',
    access: 'sandbox',
    success: { status: 200, description: 'The time, and how far it was put forward.', schema: clockSchema },
  },
  {
    route: 'POST /sandbox/clock',
    id: 'advanceClock',
    tag: 'Sandbox',
    summary: 'Put the clock forward',
    description: 'Answered once everything that fell due in between has happened.',
    access: 'sandbox',
    body: { schema: advanceSchema, example: { advanceMs: 60_000 } },
    success: { status: 200, description: 'The new time.', schema: advancedClockSchema },
  },
  {
    route: 'GET /sandbox/faults',
    id: 'listFaults',
    tag: 'Sandbox',
    summary: 'Show the faults that are set',
    access: 'sandbox',
    success: { status: 200, description: 'In the order in which they were set.', schema: faultListSchema },
  },
  {
    route: 'DELETE /sandbox/faults/{id}',
    id: 'removeFault',
    tag: 'Sandbox',
    summary: 'Take back one fault',
    access: 'sandbox',
    parameters: ['FaultId'],
    success: { status: 204, description: 'It is not set any more.' },
  },
  {
    route: 'POST /sandbox/faults',
    id: 'setFault',
    tag: 'Sandbox',
    summary: 'Make the gateway misbehave',
    description: 'An answer that a fault makes up need not be one that this document declares.',
    access: 'sandbox',
    body: { schema: faultSchema, example: { route: 'GET /v1/gateway/*', kind: 'delay', delayMs: 3_000, times: 1 } },
    success: { status: 201, description: 'The fault is set.', schema: faultSetSchema },
  },
  {
    route: 'DELETE /sandbox/faults',
    id: 'clearFaults',
    tag: 'Sandbox',
    summary: 'Make it behave again',
    access: 'sandbox',
    success: { status: 204, description: 'No fault is set any more.' },
  },
];
