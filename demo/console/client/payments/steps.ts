import type { SandboxStep } from '../../../gateway/wire/sandbox-payment.js';

interface StepText {
  readonly label: string;
  /** The corresponding event of a real payment. */
  readonly meaning: string;
}

/** Labels of the steps of a payment. */
export const STEP_TEXTS: Readonly<Record<SandboxStep, StepText>> = {
  process: { label: 'Pay', meaning: 'The buyer commits the funds' },
  succeed: { label: 'Succeed', meaning: 'The chain confirms the transfer' },
  settle: { label: 'Settle', meaning: 'The merchant is paid out' },
  decline: { label: 'Decline', meaning: 'The buyer declines' },
  fail: { label: 'Fail', meaning: 'The transfer fails' },
  expire: { label: 'Expire', meaning: 'The payment expires now' },
  cancel: { label: 'Cancel', meaning: 'The merchant cancels' },
};
