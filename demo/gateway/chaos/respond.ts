import type { KnownErrorCode } from 'pay-status/contract';
import { HTTP_STATUS_BY_CODE, toErrorBody } from '../http/errors.js';
import type { Dice } from './dice.js';
import { addFields } from './extra-fields.js';

/** A request on its way to the gateway. */
export interface ChaosRequest {
  readonly method: string;
  readonly path: string;
  /** Returns the headers of every response. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Processes the request. A lossy response does not reach the client. */
  readonly respond: (isLossy: boolean) => Promise<Response>;
}

interface Refusal {
  readonly code: KnownErrorCode;
  /** For developers: a program cannot distinguish the two kinds of 500. */
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const refuse = (request: ChaosRequest, { code, message, headers }: Refusal): Response =>
  new Response(JSON.stringify(toErrorBody(code, `Chaos: ${message}`)), {
    status: HTTP_STATUS_BY_CODE[code],
    headers: { ...request.headers(), 'Content-Type': 'application/json', ...headers },
  });

const refuseOrRespond = async (dice: Dice, request: ChaosRequest): Promise<Response> => {
  if (dice.strikes('status429')) {
    const headers = { 'Retry-After': String(dice.upTo('retryAfterS')) };
    return refuse(request, { code: 'rate_limited', message: 'too many requests', headers });
  }
  if (dice.strikes('status500')) return refuse(request, { code: 'internal_error', message: 'nothing was done' });
  if (!dice.strikes('lostAnswer')) return request.respond(false);
  await request.respond(true);
  return refuse(request, { code: 'internal_error', message: 'the response is lost' });
};

/** Responds to a request of the interface. Preflights and the sandbox's routes pass unchanged. */
export const respondWithChaos = async (dice: Dice, request: ChaosRequest): Promise<Response> => {
  if (request.method === 'OPTIONS' || !request.path.startsWith('/v1/')) return request.respond(false);
  const response = await refuseOrRespond(dice, request);
  const text = await response.text();
  const { status, headers } = response;
  // The response to HEAD has no body.
  return new Response(text ? addFields(dice, text) : null, { status, headers });
};
