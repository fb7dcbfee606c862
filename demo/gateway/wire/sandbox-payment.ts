import * as z from 'zod/mini';
import { displayedFiatAmountField, optionAmountField, strictOptionAmountSchema } from './amount.js';
import { strictCreatePaymentRequestSchema } from './create-payment-request.js';
import {
  anyStatusField,
  eventTypeField,
  expiresAtField,
  failureCodeField,
  isFinalField,
  paymentIdField,
  referenceIdField,
} from './fields.js';
import { MODES } from './mode.js';
import { strictPreviewPaymentListQuerySchema } from './payment-list-query.js';
import { countSchema, textSchema } from './primitives.js';
import { sandboxOwnerSchema } from './sandbox-owner.js';
import { strictTimestampSchema } from './timestamp.js';
import { DELIVERY_STATES } from './webhook-endpoint.js';
import { strictWebhookSnapshotSchema } from './webhook-snapshot.js';

/** The steps that a real buyer, the chain or the clock would take. */
export const SIMULATED_STEPS = ['process', 'succeed', 'fail', 'decline', 'expire', 'settle'] as const;
export type SimulatedStep = (typeof SIMULATED_STEPS)[number];

const SANDBOX_STEPS = [...SIMULATED_STEPS, 'cancel'] as const;

/** The steps that are possible in the sandbox: those of the buyer and the chain, and the merchant's cancel. */
export type SandboxStep = (typeof SANDBOX_STEPS)[number];

const fields = {
  paymentId: paymentIdField,
  mode: z.enum(MODES),
  referenceId: referenceIdField,
  status: anyStatusField,
  isFinal: isFinalField,
  failureCode: failureCodeField,
  amount: displayedFiatAmountField,
  optionAmount: z
    .nullable(strictOptionAmountSchema)
    .check(z.describe('What the buyer pays with, in base units of the asset.')),
  txId: z
    .nullable(z.string())
    .check(z.meta({ description: 'The transaction on the chain.', examples: ['0x5f0c3a91e7'] })),
  version: countSchema,
  createdAt: strictTimestampSchema,
  updatedAt: strictTimestampSchema,
  settledAt: z.nullable(strictTimestampSchema),
  refundedAt: z.nullable(strictTimestampSchema).check(z.describe('When it was marked as refunded.')),
  expiresAt: expiresAtField,
  checkout: z
    .nullable(z.strictObject({ successUrl: z.nullable(z.string()), errorUrl: z.nullable(z.string()) }))
    .check(z.describe('Where the buyer goes afterwards.')),
  gatewayUrl: z.string().check(z.describe('Where the buyer pays. Use it unchanged: its form may change.')),
  receiptUrl: z
    .string()
    .check(
      z.describe(
        'The receipt, for the buyer: whoever has the link can read it. Until the payment has succeeded, the page says its status instead.',
      ),
    ),
  simulated: z.boolean().check(z.describe('The sandbox forced a step: not only wallets and rails moved the payment.')),
  steps: z.array(z.enum(SANDBOX_STEPS)).check(z.describe('The steps that are possible now.')),
};

/** A payment with all of its data in the sandbox. */
export const sandboxPaymentSchema = z.strictObject(fields);
export type SandboxPayment = z.infer<typeof sandboxPaymentSchema>;

export const sandboxPaymentListSchema = z.strictObject({
  data: z.array(sandboxPaymentSchema).check(z.describe('One page.')),
  nextCursor: z.nullable(z.string()).check(z.describe('For the next page; null on the last one.')),
});

const eventSchema = z.strictObject({
  id: textSchema,
  type: eventTypeField,
  createdAt: strictTimestampSchema,
  data: strictWebhookSnapshotSchema,
  deliveries: z.array(z.strictObject({ id: textSchema, state: z.enum(DELIVERY_STATES) })),
});

/** One event of a payment, and its deliveries. */
export type SandboxEvent = z.infer<typeof eventSchema>;

/** Why a rail has sent a transaction, or a buyer. */
const TRANSACTION_KINDS = ['deployment', 'faucet', 'payment', 'approval', 'native', 'settlement'] as const;

const chainTransactionSchema = z.strictObject({
  chain: z.string().check(z.meta({ description: 'CAIP-2.', examples: ['eip155:31337'] })),
  networkName: textSchema,
  hash: z.string(),
  kind: z
    .enum(TRANSACTION_KINDS)
    .check(
      z.describe(
        '`payment` was sent by the sandbox, `native` by the buyer, `settlement` to the merchant; the others belong to no payment.',
      ),
    ),
  block: z
    .nullable(countSchema)
    .check(z.describe('Its block; null until one has it, and while the node does not answer.')),
  confirmations: z.nullable(countSchema).check(z.describe('The blocks from its own one to the last one.')),
  blockTime: z.nullable(strictTimestampSchema).check(z.describe('The time of its block; null until it is final.')),
});

/** The transaction of a payment on a chain. */
export type SandboxChainTransaction = z.infer<typeof chainTransactionSchema>;

/** A payment with its timeline. */
export const sandboxTimelineSchema = z.strictObject({
  ...fields,
  chain: z
    .nullable(chainTransactionSchema)
    .check(
      z.describe('Its transaction on the chain; null on paper, before there is one, and for a simulated payment.'),
    ),
  events: z.array(eventSchema).check(z.describe('The timeline, oldest first.')),
});

/** A body without fields. */
export const emptySchema = z.object({});

/** Filters and pages like the merchant's list in its newest version. */
export const sandboxListQuerySchema = z.extend(strictPreviewPaymentListQuerySchema, sandboxOwnerSchema.shape);

export const sandboxCreateRequestSchema = z.extend(strictCreatePaymentRequestSchema, sandboxOwnerSchema.shape);

/** Asset and transaction of a simulated step; each has a default. */
export const buyerChoiceSchema = z.object({
  optionAmount: z.optional(optionAmountField),
  txId: z
    .optional(z.string().check(z.minLength(1), z.maxLength(512)))
    .check(z.meta({ description: 'The transaction on the chain.', examples: ['0x5f0c3a91e7'] })),
});
export type BuyerChoice = z.infer<typeof buyerChoiceSchema>;
