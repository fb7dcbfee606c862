import * as z from 'zod/mini';
import { expected } from './expected.js';

const MAX_SETTLEMENTS = 50;
const MAX_LENGTH = 256;

const lengthRule = `must have at most ${MAX_LENGTH} characters`;
const countRule = `must have 1 to ${MAX_SETTLEMENTS} entries`;

const EXAMPLE_ID = 'crypto_Xk7nWp8XmQj2YrTv6';

const assetField = z.string(expected('a string')).check(
  z.maxLength(MAX_LENGTH, lengthRule),
  z.regex(
    /^[-a-zA-Z0-9]{3,8}:[-a-zA-Z0-9]{1,32}\/[-a-zA-Z0-9]{3,8}:[-a-zA-Z0-9]{1,128}$/,
    'must be a CAIP-19 asset such as eip155:8453/erc20:0x8335…',
  ),
  z.meta({
    description: 'The asset that is settled (CAIP-19).',
    examples: ['eip155:8453/erc20:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'],
  }),
);

/** Funds that are sent to anything but an address are lost. Only addresses of EVM chains are known here. */
const isAddress = (account: string): boolean => !account.startsWith('eip155:') || /:0x[0-9a-fA-F]{40}$/.test(account);

const destinationField = z.string(expected('a string')).check(
  z.maxLength(MAX_LENGTH, lengthRule),
  z.regex(
    /^[-a-zA-Z0-9]{3,8}:[-a-zA-Z0-9]{1,32}:[-a-zA-Z0-9]{1,128}$/,
    'must be a CAIP-10 account such as eip155:8453:0x1234…',
  ),
  z.refine(isAddress, 'must be an address of its chain'),
  z.meta({
    description: 'The account that receives it, on the chain of the asset (CAIP-10).',
    examples: ['eip155:8453:0x1234567890abcdef1234567890abcdef12345678'],
  }),
);

/** The body of `POST /v1/merchants/{merchantId}/settlements/crypto`. */
export const createCryptoSettlementsRequestSchema = z.object(
  {
    settlements: z
      .array(z.object({ asset: assetField, destination: destinationField }, expected('an object')), expected('a list'))
      .check(z.minLength(1, countRule), z.maxLength(MAX_SETTLEMENTS, countRule)),
  },
  expected('an object'),
);
export type CreateCryptoSettlementsRequest = z.infer<typeof createCryptoSettlementsRequestSchema>;

/** The body of `PUT /v1/merchants/{merchantId}/settlements/crypto/{id}`. */
export const updateCryptoSettlementRequestSchema = z.object({ destination: destinationField }, expected('an object'));

/** A destination of settlements, as every response has it. */
export const strictCryptoSettlementSchema = z.strictObject({
  id: z.string().check(z.meta({ examples: [EXAMPLE_ID] })),
  asset: assetField,
  destination: destinationField,
});
export type StrictCryptoSettlement = z.infer<typeof strictCryptoSettlementSchema>;

/** The 201 of `POST /v1/merchants/{merchantId}/settlements/crypto`. */
export const strictCreatedSettlementsSchema = z.strictObject({ settlements: z.array(strictCryptoSettlementSchema) });
export type StrictCreatedSettlements = z.infer<typeof strictCreatedSettlementsSchema>;

/** The 200 of `GET /v1/merchants/{merchantId}/settlements`. */
export const strictSettlementsSchema = z.strictObject({
  fiat: z
    .array(z.strictObject({ id: z.string(), status: z.string(), bankType: z.string() }))
    .check(z.describe('Only shown: nothing is ever paid to a bank account.')),
  crypto: z.array(strictCryptoSettlementSchema),
});
export type StrictSettlements = z.infer<typeof strictSettlementsSchema>;
