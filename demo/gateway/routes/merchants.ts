import { readJson, readShape } from '../http/body.js';
import { readMerchants } from '../listing/merchant-list.js';
import { readSettlements, toCreatedMerchant, toMerchant } from '../listing/merchant.js';
import { requireIdempotencyKey } from '../services/idempotency.js';
import { getMerchant } from '../services/merchant-service.js';
import {
  createMerchantRequestSchema,
  merchantListQuerySchema,
  updateMerchantRequestSchema,
  type StrictCreatedMerchant,
  type StrictDeleted,
  type StrictMerchantDetails,
  type StrictUpdatedMerchant,
} from '../wire/merchant.js';
import { addRoute } from './add-route.js';
import type { GatewayApp, GatewayContext } from './gateway-context.js';
import { toResponse } from './operation-response.js';
import { authenticatePartnerPath, authenticatePartnerRequest, toPartnerScope } from './partner-request.js';
import { readQuery } from './query.js';

/** The published descriptions have this code for every body that these operations refuse. */
const NOT_JSON = 'params_validation';

/** The routes by which a partner manages its merchants. */
export const addMerchantManagementRoutes = (app: GatewayApp, gateway: GatewayContext): void => {
  const { merchants, idempotency, store, baseUrl } = gateway;

  addRoute(app, '/v1/merchants', {
    async GET(context) {
      const { mode } = authenticatePartnerRequest(context, gateway);
      const query = readShape(readQuery(context.req.url), merchantListQuerySchema);
      return context.json(await store.read((tables) => readMerchants(tables, mode, query, baseUrl)));
    },
    async POST(context) {
      const partner = authenticatePartnerRequest(context, gateway);
      const key = requireIdempotencyKey(context.req.raw.headers);
      const request = await readJson(context.req.raw, createMerchantRequestSchema, NOT_JSON);
      const operation = { owner: toPartnerScope(partner), route: 'POST /v1/merchants', request };
      return toResponse(
        context,
        await idempotency.once(key, operation, async (tables) => {
          const merchant = toCreatedMerchant(await merchants.createIn(tables, partner.mode, request));
          const body: StrictCreatedMerchant = { merchant };
          return { status: 201, body: JSON.stringify(body) };
        }),
      );
    },
  });

  addRoute(app, '/v1/merchants/:merchantId', {
    async GET(context) {
      const owner = authenticatePartnerPath(context, gateway);
      const body = await store.read(async (tables): Promise<StrictMerchantDetails> => {
        const merchant = toMerchant(await getMerchant(tables, owner), baseUrl);
        return { merchant: { ...merchant, settlements: await readSettlements(tables, owner) } };
      });
      return context.json(body);
    },
    async PATCH(context) {
      const owner = authenticatePartnerPath(context, gateway);
      const changes = await readJson(context.req.raw, updateMerchantRequestSchema, NOT_JSON);
      const body: StrictUpdatedMerchant = { merchant: toMerchant(await merchants.update(owner, changes), baseUrl) };
      return context.json(body);
    },
    async DELETE(context) {
      const owner = authenticatePartnerPath(context, gateway);
      await merchants.remove(owner);
      const body: StrictDeleted = { id: owner.merchantId, deleted: true };
      return context.json(body);
    },
  });
};
