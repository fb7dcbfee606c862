import {
  deletedSchema,
  merchantDetailsResponseSchema,
  merchantListSchema,
  merchantResponseSchema,
  type Deleted,
  type KnownMerchantStatus,
  type Merchant,
  type MerchantDetails,
  type MerchantList,
} from '../../../contract/schemas/merchant.js';
import type { IdempotentRequestOptions } from '../create-payment.js';
import { checkIdempotentOptions, resolveIdempotencyKey } from '../idempotency-key.js';
import { iteratePages } from '../iterate-pages.js';
import type { Gateway, MerchantRequestOptions } from '../merchant-gateway.js';
import { runOperation } from '../operation.js';
import { toSearchParams } from '../search-params.js';
import { buildMerchantUrl, buildMerchantsUrl } from './merchant-url.js';

/** The body of `POST /v1/merchants`. */
export interface CreateMerchantRequest {
  /** The name that buyers see, 1 to 256 characters. */
  readonly merchantName: string;
  /** An address for the gateway's operator. */
  readonly merchantEmail: string;
  /** The logo, https; null for none. */
  readonly iconUrl?: string | null | undefined;
}

/** The body of `PATCH /v1/merchants/{merchantId}`: at least one of the fields. */
export type UpdateMerchantRequest = Readonly<Partial<CreateMerchantRequest>>;

/** Filter and page of a list of merchants. */
export interface ListMerchantsQuery {
  readonly status?: KnownMerchantStatus | undefined;
  /** A part of the name or the id, without regard to case. */
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  /** The size of a page, 1 to 100; 20 by default. */
  readonly limit?: number | undefined;
}

/** The merchants of a partner. */
export interface Merchants {
  /**
   * Creates a merchant, which can take payments at once. Every attempt carries the same idempotency key. After an error that
   * leaves open whether it exists, call again with the same `idempotencyKey`.
   */
  create(request: CreateMerchantRequest, options?: IdempotentRequestOptions): Promise<Merchant>;
  /** Loads one page of the merchants. */
  list(query?: ListMerchantsQuery, options?: MerchantRequestOptions): Promise<MerchantList>;
  /** Iterates over all merchants that match the query, and loads each page when it is needed. */
  iterate(query?: ListMerchantsQuery, options?: MerchantRequestOptions): AsyncGenerator<Merchant, void, undefined>;
  /** Gets a merchant with its settlement destinations. */
  get(merchantId: string, options?: MerchantRequestOptions): Promise<MerchantDetails>;
  /** Changes the fields that are given; `iconUrl: null` removes the logo. */
  update(merchantId: string, changes: UpdateMerchantRequest, options?: MerchantRequestOptions): Promise<Merchant>;
  /** Deletes a merchant: it takes no new payments. Resolves again for one that is deleted already. */
  delete(merchantId: string, options?: MerchantRequestOptions): Promise<Deleted>;
}

const create = async (
  gateway: Gateway,
  request: CreateMerchantRequest,
  requestOptions: IdempotentRequestOptions = {},
): Promise<Merchant> => {
  const { idempotencyKey, ...options } = checkIdempotentOptions('merchants.create', requestOptions);
  const call = { ...options, idempotencyKey: resolveIdempotencyKey(idempotencyKey) };
  const { merchant } = await runOperation(gateway, call, {
    method: 'POST',
    url: buildMerchantsUrl(gateway.base),
    body: request,
    schema: merchantResponseSchema,
    answer: 'merchant',
    advice: 'It may exist: call again with the same idempotency key. ',
  });
  return merchant;
};

const list = (gateway: Gateway, query: ListMerchantsQuery = {}, options: MerchantRequestOptions = {}) =>
  runOperation<MerchantList>(gateway, options, {
    url: `${buildMerchantsUrl(gateway.base)}?${toSearchParams({ ...query }).toString()}`,
    schema: merchantListSchema,
    answer: 'list of merchants',
  });

/** Creates the part of a partner's client that manages merchants. */
export const createMerchants = (gateway: Gateway): Merchants => ({
  create: (request, options) => create(gateway, request, options),
  list: (query, options) => list(gateway, query, options),
  iterate: (query, options) =>
    iteratePages(async (cursor) => {
      const { merchants, nextCursor } = await list(gateway, { ...query, cursor }, options);
      return { items: merchants, next: nextCursor };
    }, query?.cursor),
  async get(merchantId, options = {}) {
    const url = buildMerchantUrl(gateway.base, merchantId);
    const operation = { url, schema: merchantDetailsResponseSchema, answer: 'merchant' };
    return (await runOperation(gateway, options, operation)).merchant;
  },
  async update(merchantId, changes, options = {}) {
    const { merchant } = await runOperation(
      gateway,
      { ...options, hasEffect: true },
      {
        method: 'PATCH',
        url: buildMerchantUrl(gateway.base, merchantId),
        body: changes,
        schema: merchantResponseSchema,
        answer: 'merchant',
        advice: 'It may be changed: get it. ',
      },
    );
    return merchant;
  },
  async delete(merchantId, options = {}) {
    return runOperation(
      gateway,
      { ...options, hasEffect: true },
      {
        method: 'DELETE',
        url: buildMerchantUrl(gateway.base, merchantId),
        schema: deletedSchema,
        answer: 'deletion',
        advice: 'The merchant may be deleted: call again. ',
      },
    );
  },
});
