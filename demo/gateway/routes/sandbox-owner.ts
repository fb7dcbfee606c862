import { DEMO_MERCHANT_ID } from '../auth/credentials.js';
import type { PaymentOwner } from '../payments/new-payment.js';
import type { Mode } from '../wire/mode.js';

/** The console and the webhook endpoints are those of the shop's merchant, in both environments. */
export const getSandboxOwner = (mode: Mode = 'test'): PaymentOwner => ({ merchantId: DEMO_MERCHANT_ID, mode });
