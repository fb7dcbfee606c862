import {
  createMerchantRequestSchema,
  strictCreatedMerchantSchema,
  strictDeletedSchema,
  strictMerchantDetailsSchema,
  strictMerchantListSchema,
  strictUpdatedMerchantSchema,
  updateMerchantRequestSchema,
} from '../../wire/merchant.js';
import type { Operation } from '../operation.js';

export const MERCHANT_OPERATIONS: readonly Operation[] = [
  {
    route: 'POST /v1/merchants',
    id: 'createMerchant',
    tag: 'Merchants',
    summary: 'Create a merchant',
    description:
      'It can take payments at once: send the key of the partner with the id of the merchant as `Merchant-Id`.',
    access: 'partner',
    parameters: ['RequiredIdempotencyKey'],
    body: {
      schema: createMerchantRequestSchema,
      example: {
        merchantName: 'Acme Store',
        merchantEmail: 'billing@acme.store',
        iconUrl: 'https://example.com/logo.png',
      },
    },
    success: { status: 201, description: 'The merchant was created.', schema: strictCreatedMerchantSchema },
    refusals: ['idempotency_conflict'],
  },
  {
    route: 'GET /v1/merchants',
    id: 'listMerchants',
    tag: 'Merchants',
    summary: 'List merchants',
    description: 'The merchants of the environment of the key, the newest first, without those that were deleted.',
    access: 'partner',
    parameters: ['MerchantStatus', 'MerchantSearch', 'MerchantCursor', 'MerchantLimit'],
    success: { status: 200, description: 'A page of merchants.', schema: strictMerchantListSchema },
  },
  {
    route: 'GET /v1/merchants/{merchantId}',
    id: 'getMerchant',
    tag: 'Merchants',
    summary: 'Get a merchant with its settlements',
    access: 'partner',
    parameters: ['ManagedMerchantId'],
    success: { status: 200, description: 'The merchant.', schema: strictMerchantDetailsSchema },
  },
  {
    route: 'PATCH /v1/merchants/{merchantId}',
    id: 'updateMerchant',
    tag: 'Merchants',
    summary: 'Change the name, the contact or the logo of a merchant',
    access: 'partner',
    parameters: ['ManagedMerchantId'],
    body: { schema: updateMerchantRequestSchema, example: { merchantName: 'Acme Store v2' } },
    success: { status: 200, description: 'The merchant as it is now.', schema: strictUpdatedMerchantSchema },
  },
  {
    route: 'DELETE /v1/merchants/{merchantId}',
    id: 'deleteMerchant',
    tag: 'Merchants',
    summary: 'Delete a merchant',
    description:
      'The merchant is hidden and takes no new payments. Its payments go on: they can be read, listed, cancelled and refunded. Deleting it again changes nothing.',
    access: 'partner',
    parameters: ['ManagedMerchantId'],
    success: { status: 200, description: 'The merchant is deleted.', schema: strictDeletedSchema },
  },
];
