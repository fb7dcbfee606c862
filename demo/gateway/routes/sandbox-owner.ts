import { DEMO_MERCHANT_ID } from '../auth/credentials.js';
import type { PaymentOwner } from '../payments/new-payment.js';
import type { SandboxOwner } from '../wire/sandbox-owner.js';

/** The merchant that a request to the sandbox is about: the shop's in test mode, unless it names another one. */
export const getSandboxOwner = ({ mode = 'test', merchantId = DEMO_MERCHANT_ID }: SandboxOwner = {}): PaymentOwner => ({
  merchantId,
  mode,
});
