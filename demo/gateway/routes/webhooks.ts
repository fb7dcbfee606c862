import type { Context } from 'hono';
import { refuseUnstorable, readJson, readShape } from '../http/body.js';
import { toDeliverySummary, toEndpointBody, toSentDelivery } from '../listing/webhook-endpoint.js';
import type { WebhookService } from '../services/webhook-service.js';
import { MODES } from '../wire/mode.js';
import { sandboxMerchantSchema, sandboxOwnerSchema } from '../wire/sandbox-owner.js';
import { deliveryListQuerySchema, registrationSchema, sinceSchema, testEventSchema } from '../wire/webhook-endpoint.js';
import { addRoute } from './add-route.js';
import type { GatewayApp, GatewayContext, GatewayEnv } from './gateway-context.js';
import { getSandboxOwner } from './sandbox-owner.js';

/** Routes for what a merchant does in the public service's dashboard: its webhook endpoint, and the deliveries to it. */
export const addWebhookRoutes = (app: GatewayApp, { webhooks, guardsNetwork }: GatewayContext): void => {
  addEndpointRoutes(app, webhooks, registrationSchema(guardsNetwork));
  addDeliveryRoutes(app, webhooks);
};

const addEndpointRoutes = (
  app: GatewayApp,
  webhooks: WebhookService,
  registration: ReturnType<typeof registrationSchema>,
): void => {
  addRoute(app, '/sandbox/webhook-endpoint', {
    async GET({ req, json }) {
      const owner = getSandboxOwner(readShape(req.query(), sandboxOwnerSchema));
      return json(toEndpointBody(await webhooks.find(owner)));
    },
    async PUT({ req, json }) {
      const { mode, merchantId, ...given } = await readJson(req.raw, registration);
      return json(toEndpointBody(await webhooks.register(getSandboxOwner({ mode, merchantId }), given)));
    },
    async DELETE({ req, body }) {
      await webhooks.remove(getSandboxOwner(readShape(req.query(), sandboxOwnerSchema)));
      return body(null, 204);
    },
  });

  addRoute(app, '/sandbox/webhook-endpoints', {
    async GET({ req, json }) {
      const merchant = readShape(req.query(), sandboxMerchantSchema);
      const owners = MODES.map((mode) => getSandboxOwner({ ...merchant, mode }));
      return json({ data: (await webhooks.findAll(owners)).map(toEndpointBody) });
    },
  });

  addRoute(app, '/sandbox/webhook-endpoint/rotate', {
    async POST({ req, json }) {
      const owner = getSandboxOwner(await readJson(req.raw, sandboxOwnerSchema));
      return json(toEndpointBody(await webhooks.rotate(owner)));
    },
  });

  addRoute(app, '/sandbox/webhook-endpoint/test', {
    async POST({ req, json }) {
      const { type, ...owner } = await readJson(req.raw, testEventSchema);
      return json(toDeliverySummary(await webhooks.sendTest(getSandboxOwner(owner), type)), 201);
    },
  });
};

const readDeliveryId = ({ req }: Context<GatewayEnv>): string => {
  const id = req.param('id') ?? '';
  refuseUnstorable(id, 'the id');
  return id;
};

const addDeliveryRoutes = (app: GatewayApp, webhooks: WebhookService): void => {
  addRoute(app, '/sandbox/deliveries', {
    async GET({ req, json }) {
      const { limit, ...owner } = readShape(req.query(), deliveryListQuerySchema);
      return json({ data: (await webhooks.deliveries(getSandboxOwner(owner), limit)).map(toDeliverySummary) });
    },
  });

  addRoute(app, '/sandbox/deliveries/resend', {
    async POST({ req, json }) {
      const { since, ...owner } = await readJson(req.raw, sinceSchema);
      return json({ count: await webhooks.resendFailed(getSandboxOwner(owner), Date.parse(since)) });
    },
  });

  addRoute(app, '/sandbox/deliveries/replay', {
    async POST({ req, json }) {
      const { since, ...owner } = await readJson(req.raw, sinceSchema);
      return json({ count: await webhooks.replay(getSandboxOwner(owner), Date.parse(since)) });
    },
  });

  addRoute(app, '/sandbox/deliveries/:id/resend', {
    async POST(context) {
      const owner = getSandboxOwner(await readJson(context.req.raw, sandboxOwnerSchema));
      return context.json(toDeliverySummary(await webhooks.resend(owner, readDeliveryId(context))));
    },
  });

  addRoute(app, '/sandbox/deliveries/:id', {
    async GET(context) {
      return context.json(toSentDelivery(await webhooks.delivery(readDeliveryId(context))));
    },
  });
};
