import { settlementsSchema, type Settlements } from '../../../contract/schemas/settlements.js';
import { toGateway, type ClientOptions } from '../client-options.js';
import type { MerchantRequestOptions } from '../merchant-gateway.js';
import { runOperation } from '../operation.js';
import { buildPartnerPaymentsUrl, createPaymentLists, type PartnerPayments } from '../payments/payment-lists.js';
import type { PartnerPaymentsQuery } from '../payments/payments-query.js';
import { createCryptoSettlements, type CryptoSettlements } from './crypto-settlements.js';
import { buildSettlementsUrl } from './merchant-url.js';
import { createMerchants, type Merchants } from './merchants.js';

/** The gateway and the partner's key (`SPEC: Authentication`). */
export type PartnerClientOptions = ClientOptions;

/**
 * A partner's side of the gateway: manages merchants and the destinations to which their payments are settled, and lists the payments. For
 * servers only: the key can change where money goes. Operations reject and retry as those of `MerchantClient` do.
 */
export interface PartnerClient {
  /** The gateway, without a slash at the end. */
  readonly baseUrl: string;
  readonly merchants: Merchants;
  readonly cryptoSettlements: CryptoSettlements;
  /** Lists the payments of all merchants, or of some. */
  readonly payments: PartnerPayments;
  /** Lists the destinations of a merchant, fiat and crypto. `payments.list` tells which payments are settled. */
  listSettlements(merchantId: string, options?: MerchantRequestOptions): Promise<Settlements>;
}

/**
 * Creates a client with a partner's key. Sends nothing yet.
 *
 * @throws ConfigurationError `server_only` in a page; `invalid_base_url`, `missing_credentials`, `invalid_credentials`,
 * `invalid_option`
 */
export const createPartnerClient = (options: PartnerClientOptions): PartnerClient => {
  const gateway = toGateway('createPartnerClient', options, ['baseUrl', 'apiKey']);
  return {
    baseUrl: gateway.base,
    merchants: createMerchants(gateway),
    cryptoSettlements: createCryptoSettlements(gateway),
    payments: createPaymentLists<PartnerPaymentsQuery>(gateway, buildPartnerPaymentsUrl),
    async listSettlements(merchantId, requestOptions = {}) {
      return runOperation(gateway, requestOptions, {
        url: buildSettlementsUrl(gateway.base, merchantId),
        schema: settlementsSchema,
        answer: 'list of settlements',
      });
    },
  };
};
