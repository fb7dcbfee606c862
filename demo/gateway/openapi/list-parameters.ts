import type { z } from 'zod/mini';
import { strictPreviewPaymentListQuerySchema } from '../wire/payment-list-query.js';
import { anyMerchantFilterSchema, RECONCILIATION_QUERY } from '../wire/reconciliation-query.js';
import { queryParameter, type Parameter } from './parameter.js';

const QUERY = strictPreviewPaymentListQuerySchema.shape;
const FILTERS = anyMerchantFilterSchema.shape;

type QueryName = keyof typeof QUERY;
type FilterName = keyof typeof FILTERS;
type RenamedName = keyof typeof RECONCILIATION_QUERY;

const toParameters = <Name extends string>(fields: Readonly<Record<Name, z.ZodMiniType>>): Record<Name, Parameter> =>
  Object.fromEntries(
    Object.entries<z.ZodMiniType>(fields).map(([name, field]) => [name, queryParameter(name, field)]),
  ) as Record<Name, Parameter>;

const RENAMED = Object.fromEntries<z.ZodMiniType>(
  Object.entries(RECONCILIATION_QUERY).map(([name, field]) => [name, QUERY[field]]),
) as Record<RenamedName, z.ZodMiniType>;

/** The parameters of the older list, by the names of their components. */
export const PAYMENT_LIST_QUERY = Object.keys(QUERY) as readonly QueryName[];

/** The queries of all lists; a name that several lists have means the same in each. */
export const LIST_PARAMETERS: Readonly<Record<QueryName | RenamedName | FilterName, Parameter>> = {
  ...toParameters(QUERY),
  ...toParameters(RENAMED),
  ...toParameters(FILTERS),
};

/** The parameters of `GET /v1/merchants/payments`. */
export const RECONCILIATION_LIST_QUERY = [
  ...(Object.keys(RECONCILIATION_QUERY) as readonly RenamedName[]),
  'token_symbol',
  'referenceId',
] as const;

/** The parameters of `GET /v1/payments`. */
export const ANY_MERCHANT_LIST_QUERY = [...RECONCILIATION_LIST_QUERY, 'merchantId'] as const;
