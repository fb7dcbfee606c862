import { strictPaymentStatusResponseSchema } from 'pay-status/contract';
import { faultSchema } from '../../faults/fault.js';
import { SIMULATED_STEPS, type SimulatedStep } from '../../payments/simulation.js';
import { advanceSchema, buyerChoiceSchema } from '../../routes/sandbox.js';
import type { Operation } from '../operation.js';
import { clockSchema, faultSetSchema } from '../shapes/sandbox.js';

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
  ...SIMULATED_STEPS.map(step),
  {
    route: 'POST /sandbox/clock',
    id: 'advanceClock',
    tag: 'Sandbox',
    summary: 'Put the clock forward',
    description: 'Answered once everything that fell due in between has happened.',
    access: 'sandbox',
    body: { schema: advanceSchema, example: { advanceMs: 60_000 } },
    success: { status: 200, description: 'The new time.', schema: clockSchema },
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
