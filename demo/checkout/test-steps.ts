import type { KnownPaymentStatus } from 'pay-status/contract';

/** A step that the test wallet can apply to a payment. */
export interface TestStep {
  /** Last segment of the step's URL, and the button's value. */
  readonly id: 'process' | 'succeed' | 'decline' | 'fail' | 'expire' | 'cancel';
  readonly label: string;
  /** The corresponding event of a real payment. */
  readonly meaning: string;
  /** The statuses in which it applies. */
  readonly from: readonly KnownPaymentStatus[];
  /** The status in which it is the natural next step. */
  readonly next?: KnownPaymentStatus;
}

const OPEN = ['requires_action', 'processing'] as const;

export const TEST_STEPS: readonly TestStep[] = [
  {
    id: 'process',
    label: 'Pay',
    meaning: 'The buyer sends USDC on Base',
    from: ['requires_action'],
    next: 'requires_action',
  },
  { id: 'succeed', label: 'Complete', meaning: 'The chain confirms', from: OPEN, next: 'processing' },
  { id: 'decline', label: 'Decline', meaning: 'The buyer declines', from: OPEN },
  { id: 'fail', label: 'Fail', meaning: 'The transfer fails', from: OPEN },
  { id: 'expire', label: 'Expire', meaning: 'The payment expires now', from: OPEN },
  { id: 'cancel', label: 'Cancel', meaning: 'The shop cancels', from: ['requires_action'] },
];

/** The path to which the step is sent, as `POST {}`. */
export const stepPath = (id: TestStep['id'], paymentId: string): string => `/sandbox/payments/${paymentId}/${id}`;
