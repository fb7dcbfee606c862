import type { SandboxStep } from '../gateway/wire/sandbox-payment.js';

interface StepText {
  /** The button's label, on every page of the sandbox and in Storybook. */
  readonly label: string;
  /** The corresponding event of a real payment. */
  readonly meaning: string;
}

/** The steps of a payment, in the order of their buttons. Does not compile if a step is missing. */
export const STEP_TEXTS: Readonly<Record<SandboxStep, StepText>> = {
  process: { label: 'Pay', meaning: 'The buyer pays in the wallet' },
  succeed: { label: 'Succeed', meaning: 'The chain confirms the transfer' },
  settle: { label: 'Settle', meaning: 'The merchant is paid out' },
  decline: { label: 'Reject', meaning: 'The buyer rejects the payment in the wallet' },
  fail: { label: 'Fail', meaning: 'The transfer fails' },
  expire: { label: 'Expire', meaning: 'The payment expires now' },
  cancel: { label: 'Cancel', meaning: 'The merchant cancels' },
};
