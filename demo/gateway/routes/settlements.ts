import { readJson } from '../http/body.js';
import { readSettlements, toCryptoSettlement } from '../listing/merchant.js';
import { requireIdempotencyKey } from '../services/idempotency.js';
import { getMerchant } from '../services/merchant-service.js';
import type { StrictDeleted } from '../wire/merchant.js';
import {
  createCryptoSettlementsRequestSchema,
  updateCryptoSettlementRequestSchema,
  type StrictCreatedSettlements,
} from '../wire/settlement.js';
import { addRoute } from './add-route.js';
import type { GatewayApp, GatewayContext } from './gateway-context.js';
import { toResponse } from './operation-response.js';
import { authenticatePartnerPath, authenticatePartnerRequest, toPartnerScope } from './partner-request.js';
import { readPathText } from './path-text.js';

const CREATE = 'POST /v1/merchants/{merchantId}/settlements/crypto';

/** The routes by which a partner sets where its merchants' settlements go. */
export const addSettlementRoutes = (app: GatewayApp, gateway: GatewayContext): void => {
  const { settlements, idempotency, store } = gateway;

  addRoute(app, '/v1/merchants/:merchantId/settlements', {
    async GET(context) {
      const owner = authenticatePartnerPath(context, gateway);
      const body = await store.read(async (tables) => {
        await getMerchant(tables, owner);
        return readSettlements(tables, owner);
      });
      return context.json(body);
    },
  });

  addRoute(app, '/v1/merchants/:merchantId/settlements/crypto', {
    async POST(context) {
      const partner = authenticatePartnerRequest(context, gateway);
      const owner = { merchantId: readPathText(context, 'merchantId'), mode: partner.mode };
      const key = requireIdempotencyKey(context.req.raw.headers);
      const request = await readJson(context.req.raw, createCryptoSettlementsRequestSchema);
      const operation = { owner: toPartnerScope(partner), route: CREATE, request: [owner.merchantId, request] };
      return toResponse(
        context,
        await idempotency.once(key, operation, async (tables) => {
          const created = await settlements.createIn(tables, owner, request);
          const body: StrictCreatedSettlements = { settlements: created.map(toCryptoSettlement) };
          return { status: 201, body: JSON.stringify(body) };
        }),
      );
    },
  });

  addRoute(app, '/v1/merchants/:merchantId/settlements/crypto/:id', {
    async PUT(context) {
      const owner = authenticatePartnerPath(context, gateway);
      const { destination } = await readJson(context.req.raw, updateCryptoSettlementRequestSchema);
      return context.json(
        toCryptoSettlement(await settlements.update(owner, readPathText(context, 'id'), destination)),
      );
    },
    async DELETE(context) {
      const owner = authenticatePartnerPath(context, gateway);
      const id = readPathText(context, 'id');
      await settlements.remove(owner, id);
      const body: StrictDeleted = { id, deleted: true };
      return context.json(body);
    },
  });
};
