import { FAILURE_CODES, PAYMENT_STATUSES, WEBHOOK_EVENT_TYPES, type KnownPaymentStatus } from 'pay-status/contract';
import * as z from 'zod/mini';
import { strictAccountIdSchema, strictChainIdSchema } from './caip.js';
import { strictPaymentIdSchema } from './identifiers.js';
import { countSchema, textSchema } from './primitives.js';

// Fields that several messages have, with the descriptions that the OpenAPI document shows.

const EXAMPLE_ID = 'pay_5f0c3a9101KHRB7M2ZJ8QY4T6W3XNCDE9P';

export const paymentIdField = strictPaymentIdSchema.check(
  z.meta({ description: 'The prefix `pay_`, then letters and digits.', examples: [EXAMPLE_ID] }),
);

const STATUS_DESCRIPTION = z.describe('The status of the payment. More may be added: show an unknown one neutrally.');

/** One of the given statuses. */
export const statusField = <const Statuses extends readonly KnownPaymentStatus[]>(statuses: Statuses) =>
  z.literal(statuses).check(STATUS_DESCRIPTION);

export const anyStatusField = statusField(PAYMENT_STATUSES);

const IS_FINAL_DESCRIPTION = z.describe(
  'True when the payment cannot change any more. Stop polling on this, not on a list of statuses.',
);

/** The fields of a response about a payment that is not final: the client polls again after `pollInMs`. */
export const strictLiveFields = {
  isFinal: z.literal(false).check(IS_FINAL_DESCRIPTION),
  pollInMs: countSchema.check(z.meta({ description: 'Milliseconds to wait before the next poll.', examples: [1_000] })),
};

/** The fields of a response about a final payment: no further polling. */
export const strictFinalFields = {
  isFinal: z.literal(true).check(IS_FINAL_DESCRIPTION),
  pollInMs: z
    .optional(z.null())
    .check(z.meta({ description: 'Milliseconds to wait before the next poll.', examples: [1_000] })),
};

export const isFinalField = z.boolean().check(IS_FINAL_DESCRIPTION);

export const failureCodeField = z.nullable(z.enum(FAILURE_CODES)).check(z.describe('Set for a decline only.'));

export const referenceIdField = z
  .string()
  .check(z.meta({ description: 'The merchant’s own order id. It need not be unique.', examples: ['order 1'] }));

export const expiresAtField = countSchema.check(z.meta({ description: 'Unix seconds.', examples: [1_771_416_300] }));

export const txIdField = textSchema.check(
  z.meta({ description: 'The transaction on the chain.', examples: ['0x5f0c3a91e7'] }),
);

export const accountField = strictAccountIdSchema.check(z.describe('The account of the buyer on its chain (CAIP-10).'));

export const chainField = strictChainIdSchema.check(z.describe('The chain (CAIP-2).'));

export const eventTypeField = z.enum(WEBHOOK_EVENT_TYPES);
