import { strictDeletedSchema } from '../../wire/merchant.js';
import {
  createCryptoSettlementsRequestSchema,
  strictCreatedSettlementsSchema,
  strictCryptoSettlementSchema,
  strictSettlementsSchema,
  updateCryptoSettlementRequestSchema,
} from '../../wire/settlement.js';
import type { Operation } from '../operation.js';

const EXAMPLE = {
  asset: 'eip155:84532/erc20:0x036CbD53842c5426634e7929541eC2318f3dCF7e',
  destination: 'eip155:84532:0x1234567890abcdef1234567890abcdef12345678',
};

export const SETTLEMENT_OPERATIONS: readonly Operation[] = [
  {
    route: 'GET /v1/merchants/{merchantId}/settlements',
    id: 'listSettlements',
    tag: 'Settlements',
    summary: 'List where the settlements of a merchant go',
    access: 'partner',
    parameters: ['ManagedMerchantId'],
    success: { status: 200, description: 'The destinations, the oldest first.', schema: strictSettlementsSchema },
  },
  {
    route: 'POST /v1/merchants/{merchantId}/settlements/crypto',
    id: 'createCryptoSettlements',
    tag: 'Settlements',
    summary: 'Set the destinations of settlements in some assets',
    description: 'A merchant has one destination for each asset. All of the request are created, or none.',
    access: 'partner',
    parameters: ['ManagedMerchantId', 'RequiredIdempotencyKey'],
    body: { schema: createCryptoSettlementsRequestSchema, example: { settlements: [EXAMPLE] } },
    success: { status: 201, description: 'The destinations were created.', schema: strictCreatedSettlementsSchema },
    refusals: ['idempotency_conflict', 'settlement_asset_conflict'],
  },
  {
    route: 'PUT /v1/merchants/{merchantId}/settlements/crypto/{id}',
    id: 'updateCryptoSettlement',
    tag: 'Settlements',
    summary: 'Change the destination of settlements in an asset',
    access: 'partner',
    parameters: ['ManagedMerchantId', 'SettlementId'],
    body: { schema: updateCryptoSettlementRequestSchema, example: { destination: EXAMPLE.destination } },
    success: { status: 200, description: 'The destination as it is now.', schema: strictCryptoSettlementSchema },
  },
  {
    route: 'DELETE /v1/merchants/{merchantId}/settlements/crypto/{id}',
    id: 'deleteCryptoSettlement',
    tag: 'Settlements',
    summary: 'Remove the destination of settlements in an asset',
    access: 'partner',
    parameters: ['ManagedMerchantId', 'SettlementId'],
    success: { status: 200, description: 'The destination is removed.', schema: strictDeletedSchema },
  },
];
