import type { Operation } from '../operation.js';
import { CONFORMANCE_OPERATIONS } from './conformance.js';
import { GATEWAY_OPERATIONS } from './gateway.js';
import { LIST_OPERATIONS } from './lists.js';
import { MERCHANT_OPERATIONS } from './merchants.js';
import { PAY_OPERATIONS } from './pay.js';
import { PAYMENT_OPERATIONS } from './payments.js';
import { REFUND_OPERATIONS } from './refunds.js';
import { SANDBOX_OPERATIONS } from './sandbox.js';
import { SERVICE_OPERATIONS } from './service.js';
import { SETTLEMENT_OPERATIONS } from './settlements.js';
import { WEBHOOK_OPERATIONS } from './webhooks.js';

/** Every operation of the gateway. One more is one more entry in one of these tables. */
export const OPERATIONS: readonly Operation[] = [
  ...PAYMENT_OPERATIONS,
  ...GATEWAY_OPERATIONS,
  ...PAY_OPERATIONS,
  ...REFUND_OPERATIONS,
  ...LIST_OPERATIONS,
  ...MERCHANT_OPERATIONS,
  ...SETTLEMENT_OPERATIONS,
  ...SANDBOX_OPERATIONS,
  ...CONFORMANCE_OPERATIONS,
  ...WEBHOOK_OPERATIONS,
  ...SERVICE_OPERATIONS,
];
