import * as z from 'zod/mini';
import { MAX_LENGTHS } from '../limits.js';
import type { Declared } from './declared.js';
import { labelSchema, textSchema } from './text.js';

/** A destination of settled crypto: what is paid in the asset is sent to it. */
export const cryptoSettlementSchema = z.looseObject({
  /** Such as `crypto_Xk7nWp8XmQj2YrTv6`. */
  id: textSchema(MAX_LENGTHS.ID),
  /** CAIP-19. */
  asset: textSchema(MAX_LENGTHS.ID),
  /** CAIP-10, on the chain of the asset. */
  destination: textSchema(MAX_LENGTHS.ID),
});
export type CryptoSettlement = Declared<z.infer<typeof cryptoSettlementSchema>>;

/** A bank account that is settled to. */
export const fiatSettlementSchema = z.looseObject({
  id: textSchema(MAX_LENGTHS.ID),
  /** Free text; its values are not part of the contract. */
  status: labelSchema(MAX_LENGTHS.NAME),
  /** Such as `ACH`. */
  bankType: labelSchema(MAX_LENGTHS.NAME),
});
export type FiatSettlement = Declared<z.infer<typeof fiatSettlementSchema>>;

/** The answer of `GET /v1/merchants/{merchantId}/settlements`: destinations, not what was settled. */
export const settlementsSchema = z.looseObject({
  fiat: z.array(fiatSettlementSchema),
  crypto: z.array(cryptoSettlementSchema),
});
export type Settlements = Declared<z.infer<typeof settlementsSchema>>;

/** The answer of `POST /v1/merchants/{merchantId}/settlements/crypto`. */
export const cryptoSettlementsResponseSchema = z.looseObject({ settlements: z.array(cryptoSettlementSchema) });
