import { DEMO_MERCHANT_ID } from '../auth/credentials.js';
import type { PaymentOwner } from '../payments/new-payment.js';
import type { Mode } from '../wire/mode.js';

/** The sandbox has one merchant, who owns the payments and endpoints of both environments. */
export const getSandboxOwner = (mode: Mode = 'test'): PaymentOwner => ({ merchantId: DEMO_MERCHANT_ID, mode });
