import * as z from 'zod/mini';

/** The prefix `pay_`, then letters and digits, at most 64 characters (`SPEC: Create-payment response`). */
export const PAYMENT_ID = /^pay_[A-Za-z0-9]{1,60}$/;

export const strictPaymentIdSchema = z.string().check(z.regex(PAYMENT_ID, 'must be a payment id'));

/** A webhook event id: prefix `evt_`; the key by which receivers deduplicate (`SPEC: Webhook event envelope`). */
export const strictEventIdSchema = z.string().check(z.regex(/^evt_[A-Za-z0-9_]+$/, 'must be an event id'));
