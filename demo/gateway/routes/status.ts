import type { Context } from 'hono';
import { strictStatusQuerySchema } from '../wire/status-query.js';
import { readShape } from '../body.js';
import { isBuyerPath } from '../cors.js';
import { isFinalStatus } from '../payments/is-final.js';
import { statusResponse } from '../payments/answers.js';
import type { Payment } from '../payments/payment.js';
import type { GatewayEnv, GatewayParts } from './parts.js';

/** How long the client lets us hold its request, milliseconds; an absent or empty value means not at all. */
export const readMaxPollMs = ({ req }: Context<GatewayEnv>): number =>
  readShape({ maxPollMs: req.query('maxPollMs') || undefined }, strictStatusQuerySchema).maxPollMs ?? 0;

/** On the buyer's side `info` is an object or absent, not null (`SPEC: GET /v1/gateway/payment/{id}/status`). */
const bodyOf = (payment: Payment, path: string) => {
  const body = statusResponse(payment);
  return body.info === null && isBuyerPath(path) ? { ...body, info: undefined } : body;
};

interface StatusRequest {
  /** Who asks. */
  readonly client: string;
  /** Reads the payment as this caller may see it, or refuses. */
  readonly read: () => Promise<Payment>;
  /** The payment as the caller has just made it, which is no news. Default: what it was last told is none. */
  readonly made?: Payment;
}

/** Answers a status request of either kind, holding it as long as there is nothing new to say (long polling). */
export const answerStatus = async (
  context: Context<GatewayEnv>,
  { polls, told, chaos }: GatewayParts,
  { client, read, made }: StatusRequest,
): Promise<Response> => {
  const { signal } = context.req.raw;
  const holdMs = readMaxPollMs(context);
  const seen = made ?? (await read());
  const { id, version } = seen;
  const isNews = (payment: Payment): boolean =>
    isFinalStatus(payment.state.status) ||
    payment.version !== version ||
    (!made && told.differs(client, id, payment.version));
  let payment = seen;
  for (const ms of chaos?.planHolds(holdMs) ?? [holdMs])
    if (!isNews(payment)) payment = await polls.hold({ key: id, holdMs: ms, signal, read, isNews });
  if (!signal.aborted && !context.env.isLossy) told.remember(client, id, payment.version);
  return context.json(bodyOf(payment, context.req.path));
};
