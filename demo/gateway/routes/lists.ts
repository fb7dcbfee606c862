import type { Context } from 'hono';
import { type SvcVersion } from 'pay-status/contract';
import {
  strictPaymentListQuerySchema,
  strictPreviewPaymentListQuerySchema,
  type StrictPaymentListQuery,
} from '../wire/payment-list-query.js';
import { authenticateKey, authenticateMerchant, authenticateMerchantPath } from '../auth.js';
import { readShape, refuseUnstorable } from '../body.js';
import { paymentList, readPage } from '../listing/payment-list.js';
import {
  anyMerchantFilterSchema,
  asListQuery,
  reconciliation,
  reconciliationFilterSchema,
} from '../listing/reconciliation.js';
import { resolveVersion } from '../versioning.js';
import { addRoute } from './methods.js';
import type { GatewayApp, GatewayEnv, GatewayParts } from './parts.js';

/** A parameter that is repeated is a list; an empty one counts as absent. */
export const queryOf = (url: string): Readonly<Record<string, string | readonly string[]>> => {
  const { searchParams } = new URL(url);
  refuseUnstorable([...searchParams.values()], 'the query');
  const entries = [...new Set(searchParams.keys())].map((name) => {
    const values = searchParams.getAll(name).filter((value) => value !== '');
    return [name, values.length > 1 ? values : values[0]] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Record<string, string | string[]>;
};

const readQuery = (query: unknown, version: SvcVersion): StrictPaymentListQuery =>
  readShape(query, version === '2026-02-18' ? strictPaymentListQuerySchema : strictPreviewPaymentListQuerySchema);

/** A merchant's lists of its payments. */
export const addListRoutes = (app: GatewayApp, parts: GatewayParts): void => {
  const { store, pinnedVersion } = parts;

  addRoute(app, '/v1/merchants/payments', {
    GET(context) {
      // Which merchant has to be said here, and only here.
      authenticateMerchant(context.req.raw.headers);
      return listForReconciliation(parts, context, reconciliationFilterSchema);
    },
  });

  addRoute(app, '/v1/merchants/:merchantId/payments', {
    async GET({ req, json }) {
      const owner = authenticateMerchantPath(req.raw.headers, req.param('merchantId') ?? '');
      const query = readQuery(queryOf(req.url), resolveVersion(req.raw.headers, pinnedVersion));
      return json(paymentList(await readPage(store, owner, query)));
    },
  });
};

/** Lists a merchant's payments with whether they have settled. */
export const listForReconciliation = async (
  { store, pinnedVersion }: GatewayParts,
  { req, json }: Context<GatewayEnv>,
  filterSchema: typeof reconciliationFilterSchema | typeof anyMerchantFilterSchema = anyMerchantFilterSchema,
): Promise<Response> => {
  const owner = authenticateKey(req.raw.headers);
  const given = queryOf(req.url);
  const query = readQuery(asListQuery(given), resolveVersion(req.raw.headers, pinnedVersion));
  const filter = readShape(given, filterSchema);
  return json(reconciliation(await readPage(store, owner, { ...query, ...filter })));
};
