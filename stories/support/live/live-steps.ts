import type { SandboxStep } from '../../../demo/gateway/wire/sandbox-payment.js';

/** The label of each step and who takes it. Does not compile when one is missing. */
export const LIVE_STEPS: Readonly<Record<SandboxStep, { readonly label: string; readonly hint: string }>> = {
  process: { label: 'Approve', hint: 'The buyer approves in the wallet.' },
  succeed: { label: 'Confirm', hint: 'The chain confirms the transaction.' },
  settle: { label: 'Settle', hint: 'The money reaches the merchant.' },
  decline: { label: 'Decline', hint: 'The buyer declines.' },
  fail: { label: 'Fail', hint: 'The transaction fails.' },
  expire: { label: 'Expire', hint: 'The gateway calls the time over.' },
  cancel: { label: 'Cancel', hint: 'The shop cancels the payment.' },
};
