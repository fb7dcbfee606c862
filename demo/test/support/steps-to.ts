import type { KnownPaymentStatus } from 'pay-status/contract';
import type { SandboxStep } from '../../gateway/wire/sandbox-payment.js';

/** The steps of the sandbox that bring a new payment into each status. */
export const STEPS_TO: Readonly<Record<KnownPaymentStatus, readonly SandboxStep[]>> = {
  requires_action: [],
  processing: ['process'],
  succeeded: ['process', 'succeed'],
  failed: ['fail'],
  expired: ['expire'],
  cancelled: ['cancel'],
};
