import { deletedSchema, type Deleted } from '../../../contract/schemas/merchant.js';
import {
  cryptoSettlementSchema,
  cryptoSettlementsResponseSchema,
  type CryptoSettlement,
} from '../../../contract/schemas/settlements.js';
import { GatewayError } from '../../../core/errors/gateway-error.js';
import type { IdempotentRequestOptions } from '../create-payment.js';
import { checkIdempotentOptions, resolveIdempotencyKey } from '../idempotency-key.js';
import type { Gateway, MerchantRequestOptions } from '../merchant-gateway.js';
import { runOperation } from '../operation.js';
import { buildCryptoUrl } from './merchant-url.js';

/** A destination to register. */
export interface NewCryptoSettlement {
  /** CAIP-19, such as `eip155:8453/erc20:0x8335…`. */
  readonly asset: string;
  /** CAIP-10, on the chain of the asset: the address that receives the money. */
  readonly destination: string;
}

/** The crypto destinations of a partner's merchants: what is paid in the asset is sent to the destination. */
export interface CryptoSettlements {
  /**
   * Registers 1 to 50 destinations, all or none. Rejects with `GatewayError` of status 409 (`settlement_asset_conflict`) if
   * the merchant has one for an asset. Every attempt carries the same idempotency key.
   */
  create(
    merchantId: string,
    settlements: readonly NewCryptoSettlement[],
    options?: IdempotentRequestOptions,
  ): Promise<readonly CryptoSettlement[]>;
  /** Changes the address that later payments are settled to. */
  update(
    merchantId: string,
    id: string,
    changes: Pick<NewCryptoSettlement, 'destination'>,
    options?: MerchantRequestOptions,
  ): Promise<CryptoSettlement>;
  /** Removes a destination: later payments in its asset are not settled to it. */
  delete(merchantId: string, id: string, options?: MerchantRequestOptions): Promise<Deleted>;
}

const create = async (
  gateway: Gateway,
  merchantId: string,
  settlements: readonly NewCryptoSettlement[],
  requestOptions: IdempotentRequestOptions = {},
): Promise<readonly CryptoSettlement[]> => {
  const { idempotencyKey, ...options } = checkIdempotentOptions('cryptoSettlements.create', requestOptions);
  const call = { ...options, idempotencyKey: resolveIdempotencyKey(idempotencyKey) };
  const created = await runOperation(gateway, call, {
    method: 'POST',
    url: buildCryptoUrl(gateway.base, merchantId),
    body: { settlements },
    schema: cryptoSettlementsResponseSchema,
    answer: 'list of settlements',
    advice: 'They may exist: call again with the same idempotency key. ',
  });
  return created.settlements;
};

const isNotFound = (error: unknown): boolean =>
  error instanceof GatewayError && error.status === 404 && error.code === 'not_found';

/** Creates the part of a partner's client that manages crypto destinations. */
export const createCryptoSettlements = (gateway: Gateway): CryptoSettlements => ({
  create: (merchantId, settlements, options) => create(gateway, merchantId, settlements, options),
  async update(merchantId, id, { destination }, options = {}) {
    return runOperation(
      gateway,
      { ...options, hasEffect: true },
      {
        method: 'PUT',
        url: buildCryptoUrl(gateway.base, merchantId, id),
        body: { destination },
        schema: cryptoSettlementSchema,
        answer: 'settlement',
        advice: 'It may be changed: list the settlements. ',
      },
    );
  },
  async delete(merchantId, id, options = {}) {
    return runOperation<Deleted>(
      gateway,
      { ...options, hasEffect: true },
      {
        method: 'DELETE',
        url: buildCryptoUrl(gateway.base, merchantId, id),
        schema: deletedSchema,
        answer: 'deletion',
        advice: 'The settlement may be deleted: call again. ',
        // An earlier attempt, whose answer was lost, has deleted it.
        recover: (error, attempt) => (attempt > 1 && isNotFound(error) ? { id, deleted: true } : undefined),
      },
    );
  },
});
