import type { SandboxStep } from '../../../gateway/wire/sandbox-payment.js';

interface Words {
  readonly label: string;
  /** What a real payment would go through. */
  readonly meaning: string;
}

/** How the console calls what can be done to a payment. */
export const STEP_WORDS: Readonly<Record<SandboxStep, Words>> = {
  process: { label: 'Pay', meaning: 'The buyer commits the funds' },
  succeed: { label: 'Succeed', meaning: 'The chain confirms the transfer' },
  settle: { label: 'Settle', meaning: 'The merchant is paid out' },
  decline: { label: 'Decline', meaning: 'The buyer declines' },
  fail: { label: 'Fail', meaning: 'The transfer fails' },
  expire: { label: 'Expire', meaning: 'The payment expires now' },
  cancel: { label: 'Cancel', meaning: 'The merchant cancels' },
};
