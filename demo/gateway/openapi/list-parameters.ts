import { LIMITS } from 'pay-status/contract';
import { strictPreviewPaymentListQuerySchema } from '../wire/payment-list-query.js';
import { anyMerchantFilterSchema, RECONCILIATION_QUERY } from '../listing/reconciliation.js';
import { toProperties } from './convert.js';
import type { Parameter } from './parameters.js';

type QueryName = keyof typeof strictPreviewPaymentListQuerySchema.shape;

const DESCRIPTIONS: Readonly<Record<QueryName, string>> = {
  start_ts: 'Created then or later.',
  end_ts: 'Created before then.',
  asset: 'Paid with this asset: a symbol, or a `caip19/` unit.',
  network: 'Paid on this chain, such as `eip155:8453`; several with commas.',
  sort_by: 'By the time of creation when absent.',
  sort_dir: 'The newest or largest first when absent.',
  cursor: 'Where the page begins: the cursor that came with the page before, in the same order.',
  limit: `How many, ${LIMITS.LIST_LIMIT_DEFAULT} when absent.`,
  status: 'In this status, or in any of several. `cancelled` exists from version `2026-02-19.preview` on.',
};

type FilterName = keyof typeof anyMerchantFilterSchema.shape;

const FILTERS: Readonly<Record<FilterName, string>> = {
  token_symbol: 'Paid with this asset, or with any of several: symbols, or `caip19/` units. `asset` adds one more.',
  merchantId: 'Of this merchant, or of any of several: of those that the key belongs to.',
  referenceId: 'Whose reference contains this.',
};

const SCHEMAS = { ...toProperties(strictPreviewPaymentListQuerySchema), ...toProperties(anyMerchantFilterSchema) };

const parameter = (name: string, of: QueryName | FilterName): Parameter => ({
  name,
  in: 'query',
  description: { ...DESCRIPTIONS, ...FILTERS }[of],
  schema: { ...SCHEMAS[of], ...(of === 'limit' && { type: 'integer' }) },
  refusals: ['params_validation'],
});

type Name = QueryName | FilterName | keyof typeof RECONCILIATION_QUERY;

const named = (names: Readonly<Record<string, QueryName | FilterName>>): Record<Name, Parameter> =>
  Object.fromEntries(Object.entries(names).map(([name, of]) => [name, parameter(name, of)])) as Record<Name, Parameter>;

/** The parameters of the older list, by their components. */
export const PAYMENT_LIST_QUERY = Object.keys(DESCRIPTIONS) as readonly QueryName[];

/** The query of both lists; where a name is the same, so is its meaning. */
export const LIST_PARAMETERS = {
  ...named(Object.fromEntries(PAYMENT_LIST_QUERY.map((name) => [name, name]))),
  ...named(RECONCILIATION_QUERY),
  ...named({ token_symbol: 'token_symbol', merchantId: 'merchantId', referenceId: 'referenceId' }),
} satisfies Readonly<Record<string, Parameter>>;

/** Those of `GET /v1/merchants/payments`. */
export const RECONCILIATION_LIST_QUERY = [
  ...(Object.keys(RECONCILIATION_QUERY) as readonly (keyof typeof RECONCILIATION_QUERY)[]),
  'token_symbol',
  'referenceId',
] as const;

/** Those of `GET /v1/payments`. */
export const ANY_MERCHANT_LIST_QUERY = [...RECONCILIATION_LIST_QUERY, 'merchantId'] as const;
