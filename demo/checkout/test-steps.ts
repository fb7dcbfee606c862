import type { KnownPaymentStatus } from 'pay-status/contract';
import type { SandboxStep } from '../gateway/wire/sandbox-payment.js';

/** A step that the test wallet can apply to a payment. */
export interface TestStep {
  /** Last segment of the step's URL, and the button's value. */
  readonly id: Exclude<SandboxStep, 'settle'>;
  /** The statuses in which it applies. */
  readonly from: readonly KnownPaymentStatus[];
  /** The status in which it is the natural next step. */
  readonly next?: KnownPaymentStatus;
}

const OPEN = ['requires_action', 'processing'] as const;

export const TEST_STEPS: readonly TestStep[] = [
  { id: 'process', from: ['requires_action'], next: 'requires_action' },
  { id: 'succeed', from: OPEN, next: 'processing' },
  { id: 'decline', from: OPEN },
  { id: 'fail', from: OPEN },
  { id: 'expire', from: OPEN },
  { id: 'cancel', from: ['requires_action'] },
];

/** The path to which the step is sent, as `POST {}`. */
export const stepPath = (id: TestStep['id'], paymentId: string): string => `/sandbox/payments/${paymentId}/${id}`;
