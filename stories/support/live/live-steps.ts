import type { SandboxStep } from '../../../demo/gateway/wire/sandbox-payment.js';

/** The label and tooltip of each step. Does not compile if a step is missing. */
export const LIVE_STEPS: Readonly<Record<SandboxStep, { readonly label: string; readonly hint: string }>> = {
  process: { label: 'Approve', hint: 'The buyer approves in the wallet.' },
  succeed: { label: 'Confirm', hint: 'The chain confirms the transaction.' },
  settle: { label: 'Settle', hint: 'The merchant receives the money.' },
  decline: { label: 'Decline', hint: 'The buyer declines.' },
  fail: { label: 'Fail', hint: 'The transaction fails.' },
  expire: { label: 'Expire', hint: 'The gateway expires the payment.' },
  cancel: { label: 'Cancel', hint: 'The shop cancels the payment.' },
};
