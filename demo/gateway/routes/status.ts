import type { Context } from 'hono';
import { isFinalStatus } from '../core/is-final-status.js';
import { readShape } from '../http/body.js';
import { isBuyerPath } from '../http/cors.js';
import type { Payment } from '../payments/payment.js';
import { toStatusResponse } from '../payments/responses.js';
import { strictStatusQuerySchema } from '../wire/status-query.js';
import type { GatewayContext, GatewayEnv } from './gateway-context.js';
import { readQuery } from './query.js';

/** Parses the hold that the client allows, milliseconds; 0 for an absent or empty value. */
export const readMaxPollMs = ({ req }: Context<GatewayEnv>): number =>
  readShape(readQuery(req.url), strictStatusQuerySchema).maxPollMs ?? 0;

/** On the buyer's side `info` is an object or absent, not null (`SPEC: GET /v1/gateway/payment/{id}/status`). */
const toBody = (payment: Payment, path: string, baseUrl: string) => {
  const body = toStatusResponse(payment, baseUrl);
  return body.info === null && isBuyerPath(path) ? { ...body, info: undefined } : body;
};

interface StatusRead {
  /** Identifies the caller. */
  readonly client: string;
  /** Reads the payment as this caller may see it, or refuses. */
  readonly read: () => Promise<Payment>;
  /** The payment as this request has just changed it: later changes alone end the hold. */
  readonly changed?: Payment;
}

/** Responds to a status request of either kind, holding it until the payment changes (long poll). */
export const respondWithStatus = async (
  context: Context<GatewayEnv>,
  { polls, lastSeen, chaos, baseUrl }: GatewayContext,
  { client, read, changed }: StatusRead,
): Promise<Response> => {
  const { signal } = context.req.raw;
  const holdMs = readMaxPollMs(context);
  const first = changed ?? (await read());
  const { id, version } = first;
  const hasChanged = (payment: Payment): boolean =>
    isFinalStatus(payment.state.status) ||
    payment.version !== version ||
    (!changed && lastSeen.differs(client, id, payment.version));
  let payment = first;
  for (const ms of chaos?.planHolds(holdMs) ?? [holdMs])
    if (!hasChanged(payment)) payment = await polls.hold({ key: id, holdMs: ms, signal, read, hasChanged });
  if (!signal.aborted && !context.env.isLossy) lastSeen.set(client, id, payment.version);
  return context.json(toBody(payment, context.req.path, baseUrl));
};
