import type { KnownPaymentStatus } from '../payment-status.js';
import { openEnumSchema } from './open-enum.js';

/** Accepts any status; `isKnownPaymentStatus` tells known from unknown. */
export const paymentStatusSchema = openEnumSchema<KnownPaymentStatus>();
