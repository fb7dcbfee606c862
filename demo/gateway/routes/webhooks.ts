import type { Context } from 'hono';
import { refuseUnstorable, readJson, readShape } from '../http/body.js';
import { toDeliverySummary, toEndpointBody, toSentDelivery } from '../listing/webhook-endpoint.js';
import type { WebhookService } from '../services/webhook-service.js';
import { modeSchema, MODES } from '../wire/mode.js';
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
      const { mode } = readShape(req.query(), modeSchema);
      return json(toEndpointBody(await webhooks.find(getSandboxOwner(mode))));
    },
    async PUT({ req, json }) {
      const { mode, ...given } = await readJson(req.raw, registration);
      return json(toEndpointBody(await webhooks.register(getSandboxOwner(mode), given)));
    },
    async DELETE({ req, body }) {
      await webhooks.remove(getSandboxOwner(readShape(req.query(), modeSchema).mode));
      return body(null, 204);
    },
  });

  addRoute(app, '/sandbox/webhook-endpoints', {
    async GET({ json }) {
      return json({ data: (await webhooks.findAll(MODES.map(getSandboxOwner))).map(toEndpointBody) });
    },
  });

  addRoute(app, '/sandbox/webhook-endpoint/rotate', {
    async POST({ req, json }) {
      const { mode } = await readJson(req.raw, modeSchema);
      return json(toEndpointBody(await webhooks.rotate(getSandboxOwner(mode))));
    },
  });

  addRoute(app, '/sandbox/webhook-endpoint/test', {
    async POST({ req, json }) {
      const { mode, type } = await readJson(req.raw, testEventSchema);
      return json(toDeliverySummary(await webhooks.sendTest(getSandboxOwner(mode), type)), 201);
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
      const { mode, limit } = readShape(req.query(), deliveryListQuerySchema);
      return json({ data: (await webhooks.deliveries(getSandboxOwner(mode), limit)).map(toDeliverySummary) });
    },
  });

  addRoute(app, '/sandbox/deliveries/resend', {
    async POST({ req, json }) {
      const { mode, since } = await readJson(req.raw, sinceSchema);
      return json({ count: await webhooks.resendFailed(getSandboxOwner(mode), Date.parse(since)) });
    },
  });

  addRoute(app, '/sandbox/deliveries/replay', {
    async POST({ req, json }) {
      const { mode, since } = await readJson(req.raw, sinceSchema);
      return json({ count: await webhooks.replay(getSandboxOwner(mode), Date.parse(since)) });
    },
  });

  addRoute(app, '/sandbox/deliveries/:id/resend', {
    async POST(context) {
      const { mode } = await readJson(context.req.raw, modeSchema);
      return context.json(toDeliverySummary(await webhooks.resend(getSandboxOwner(mode), readDeliveryId(context))));
    },
  });

  addRoute(app, '/sandbox/deliveries/:id', {
    async GET(context) {
      return context.json(toSentDelivery(await webhooks.delivery(readDeliveryId(context))));
    },
  });
};
