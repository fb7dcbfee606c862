import type { Context } from 'hono';
import type { SvcVersion } from 'pay-status/contract';
import { authenticateList, authenticateMerchant, authenticateMerchantPath } from '../auth/authenticate.js';
import { readShape } from '../http/body.js';
import { resolveVersion } from '../http/versioning.js';
import { readProfiles } from '../listing/merchant.js';
import { readPage, toPaymentList } from '../listing/payment-list.js';
import { toListQuery, toReconciliation } from '../listing/reconciliation.js';
import { requireKnownMerchant } from '../services/merchant-service.js';
import {
  strictPaymentListQuerySchema,
  strictPreviewPaymentListQuerySchema,
  type StrictPaymentListQuery,
} from '../wire/payment-list-query.js';
import { anyMerchantFilterSchema, reconciliationFilterSchema } from '../wire/reconciliation-query.js';
import { addRoute } from './add-route.js';
import type { GatewayApp, GatewayContext, GatewayEnv } from './gateway-context.js';
import { readPathText } from './path-text.js';
import { readQuery } from './query.js';

const readListQuery = (query: unknown, version: SvcVersion): StrictPaymentListQuery =>
  readShape(query, version === '2026-02-18' ? strictPaymentListQuerySchema : strictPreviewPaymentListQuerySchema);

/** The routes of a merchant's lists of payments. */
export const addListRoutes = (app: GatewayApp, gateway: GatewayContext): void => {
  const { store, pinnedVersion, baseUrl } = gateway;

  addRoute(app, '/v1/merchants/payments', {
    GET(context) {
      // Only this list requires `Merchant-Id`.
      authenticateMerchant(context.req.raw.headers);
      return listForReconciliation(gateway, context, reconciliationFilterSchema);
    },
  });

  addRoute(app, '/v1/merchants/:merchantId/payments', {
    async GET(context) {
      const { req, json } = context;
      const owner = authenticateMerchantPath(context.req.raw.headers, readPathText(context, 'merchantId'));
      const query = readListQuery(readQuery(req.url), resolveVersion(req.raw.headers, pinnedVersion));
      await store.read((tables) => requireKnownMerchant(tables, owner));
      return json(toPaymentList(await readPage(store, owner, query), baseUrl));
    },
  });
};

/** Lists the payments of a merchant, or of all merchants of a partner, with whether they have settled. */
export const listForReconciliation = async (
  { store, pinnedVersion, baseUrl }: GatewayContext,
  { req, json }: Context<GatewayEnv>,
  filterSchema: typeof reconciliationFilterSchema | typeof anyMerchantFilterSchema = anyMerchantFilterSchema,
): Promise<Response> => {
  const owner = authenticateList(req.raw.headers);
  const given = readQuery(req.url);
  const query = readListQuery(toListQuery(given), resolveVersion(req.raw.headers, pinnedVersion));
  const filter = readShape(given, filterSchema);
  const { merchantId, mode } = owner;
  if (merchantId !== null) await store.read((tables) => requireKnownMerchant(tables, { merchantId, mode }));
  const page = await readPage(store, owner, { ...query, ...filter });
  const getProfile = await store.read((tables) => readProfiles(tables, page, baseUrl));
  return json(toReconciliation(page, getProfile, baseUrl));
};
