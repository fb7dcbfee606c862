import { WEBHOOK_EVENT_TYPES } from 'pay-status/contract';
import * as z from 'zod/mini';
import { readJson, readShape, refuseUnstorable } from '../body.js';
import { DEMO_MERCHANT_ID } from '../credentials.js';
import { isoTime } from '../iso-time.js';
import { endpointUrlSchema } from '../webhooks/endpoint-url.js';
import type { Delivery } from '../store/delivery-table.js';
import type { Endpoint } from '../store/endpoint-table.js';
import type { PaymentOwner } from '../payments/new-payment.js';
import type { Mode } from '../payments/payment.js';
import { addRoute } from './methods.js';
import type { GatewayApp, GatewayParts } from './parts.js';

export const MODES = ['test', 'live'] as const satisfies readonly Mode[];
const DEFAULT_LIST_LIMIT = 50;
/** The longest list of deliveries. */
export const MAX_DELIVERIES = 500;

const mode = z.optional(z.enum(MODES));
export const modeSchema = z.object({ mode });
export const sinceSchema = z.object({
  mode,
  since: z.iso.datetime({ offset: true, error: 'must be an RFC 3339 timestamp' }),
});
export const testEventSchema = z.object({ mode, type: z.enum(WEBHOOK_EVENT_TYPES) });
const listSchema = z.object({
  mode,
  limit: z.optional(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
      z.int().check(z.minimum(1), z.maximum(MAX_DELIVERIES)),
    ),
  ),
});

/** The body that registers an endpoint. */
export const registrationSchema = (guardsNetwork: boolean) =>
  z.object({
    mode,
    url: endpointUrlSchema(guardsNetwork),
    events: z.optional(z.array(z.enum(WEBHOOK_EVENT_TYPES)).check(z.minLength(1))),
  });

/** The merchant of the sandbox: there is one. */
export const ownerOf = (given: Mode = 'test'): PaymentOwner => ({ merchantId: DEMO_MERCHANT_ID, mode: given });

/** A delivery in a list says what became of each attempt, not what was sent. */
const withoutRequests = ({ attempts, ...delivery }: Delivery): Delivery => ({
  ...delivery,
  attempts: attempts.map(({ atMs, status, error }) => ({ atMs, status, error })),
});

const timeOrNull = (atMs: number | null): string | null => (atMs === null ? null : isoTime(atMs));

const endpointBody = ({ url, mode, events, secret, previous, failingSinceMs, disabledAtMs }: Endpoint) => ({
  url,
  mode,
  events,
  secret,
  previousSecretValidUntil: timeOrNull(previous[0]?.untilMs ?? null),
  failingSince: timeOrNull(failingSinceMs),
  disabledAt: timeOrNull(disabledAtMs),
});

export type EndpointBody = ReturnType<typeof endpointBody>;

/** What a merchant does in the dashboard of the public service: its webhook endpoint, and what was sent to it. */
export const addWebhookRoutes = (app: GatewayApp, { webhooks, guardsNetwork }: GatewayParts): void => {
  const registration = registrationSchema(guardsNetwork);

  addRoute(app, '/sandbox/webhook-endpoint', {
    async GET({ req, json }) {
      return json(endpointBody(await webhooks.find(ownerOf(readShape(req.query(), modeSchema).mode))));
    },
    async PUT({ req, json }) {
      const { mode: given, ...wanted } = await readJson(req.raw, registration);
      return json(endpointBody(await webhooks.register(ownerOf(given), wanted)));
    },
    async DELETE({ req, body }) {
      await webhooks.remove(ownerOf(readShape(req.query(), modeSchema).mode));
      return body(null, 204);
    },
  });

  addRoute(app, '/sandbox/webhook-endpoints', {
    async GET({ json }) {
      return json({ data: (await webhooks.findAll(MODES.map(ownerOf))).map(endpointBody) });
    },
  });

  addRoute(app, '/sandbox/webhook-endpoint/rotate', {
    async POST({ req, json }) {
      return json(endpointBody(await webhooks.rotate(ownerOf((await readJson(req.raw, modeSchema)).mode))));
    },
  });

  addRoute(app, '/sandbox/webhook-endpoint/test', {
    async POST({ req, json }) {
      const { mode: given, type } = await readJson(req.raw, testEventSchema);
      return json(withoutRequests(await webhooks.sendTest(ownerOf(given), type)), 201);
    },
  });

  addRoute(app, '/sandbox/deliveries', {
    async GET({ req, json }) {
      const { mode: given, limit = DEFAULT_LIST_LIMIT } = readShape(req.query(), listSchema);
      const found = await webhooks.deliveries(ownerOf(given), limit);
      return json({ data: found.map(withoutRequests) });
    },
  });

  addRoute(app, '/sandbox/deliveries/resend', {
    async POST({ req, json }) {
      const { mode: given, since } = await readJson(req.raw, sinceSchema);
      return json({ count: await webhooks.resendFailed(ownerOf(given), Date.parse(since)) });
    },
  });

  addRoute(app, '/sandbox/deliveries/replay', {
    async POST({ req, json }) {
      const { mode: given, since } = await readJson(req.raw, sinceSchema);
      return json({ count: await webhooks.replay(ownerOf(given), Date.parse(since)) });
    },
  });

  addRoute(app, '/sandbox/deliveries/:id/resend', {
    async POST({ req, json }) {
      const { mode: given } = await readJson(req.raw, modeSchema);
      const id = req.param('id') ?? '';
      refuseUnstorable(id, 'the id');
      return json(withoutRequests(await webhooks.resend(ownerOf(given), id)));
    },
  });

  addRoute(app, '/sandbox/deliveries/:id', {
    async GET({ req, json }) {
      const id = req.param('id') ?? '';
      refuseUnstorable(id, 'the id');
      const { delivery, event } = await webhooks.delivery(id);
      return json({ ...delivery, paymentId: event.paymentId, body: event.body });
    },
  });
};
