import type { KnownPaymentStatus } from '../payment-status.js';
import { openEnumSchema } from './open-enum.js';

/** Accepts any status, known or not: check it with `isKnownPaymentStatus`. */
export const paymentStatusSchema = openEnumSchema<KnownPaymentStatus>();
