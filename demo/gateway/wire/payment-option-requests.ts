import * as z from 'zod/mini';
import { strictAccountIdSchema } from './caip.js';
import { collectedDataField } from './details.js';
import { expected } from './expected.js';

/** The most accounts of one request: each of them can have several options. */
const MAX_ACCOUNTS = 100;

export const accountRequestField = z
  .string(expected('a string'))
  .check(
    z.refine((text) => strictAccountIdSchema.safeParse(text).success, 'must be a CAIP-10 account: <chain>:<address>'),
  );

const optionId = z.string(expected('a string')).check(z.minLength(1, 'must not be empty'));

/** The body of `/options`. */
export const optionsRequestSchema = z.object(
  {
    accounts: z
      .array(accountRequestField, expected('a list of accounts'))
      .check(z.maxLength(MAX_ACCOUNTS, `must be at most ${MAX_ACCOUNTS} accounts`)),
    /** Options to be quoted again; every response has new quotes. */
    refresh: z.optional(z.nullable(z.array(z.string(expected('a string')), expected('a list or null')))),
  },
  expected('an object'),
);

/** The query of `/options`; absent means no. */
export const optionsQuerySchema = z.object({
  includePaymentInfo: z
    .optional(z.enum(['true', 'false'], 'must be true or false'))
    .check(z.describe('Also return the payment details.')),
});

/** The body of `/fetch`. */
export const fetchRequestSchema = z.object(
  { optionId, data: z.string(expected('a string')), collectedData: collectedDataField },
  expected('an object'),
);

const result = z.object(
  {
    type: z.literal('walletRpc', expected('walletRpc')),
    data: z
      .array(z.unknown(), expected('a list'))
      .check(z.describe('What the wallet answered, as JSON: a signature for `eth_signTypedData_v4`.')),
  },
  expected('an object'),
);
export type WalletRpcResult = z.infer<typeof result>;

/** The body of `/confirm`. */
export const confirmRequestSchema = z.object(
  {
    optionId,
    results: z.array(result, expected('a list')),
    collectedData: collectedDataField,
  },
  expected('an object'),
);
