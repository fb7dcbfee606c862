import type { GatewayClock } from '../clock/clock.js';
import { pause } from '../clock/pause.js';
import { HTTP_STATUS_BY_CODE, toErrorBody } from '../http/errors.js';
import type { GatewayErrorCode } from '../wire/error-codes.js';
import type { Fault } from '../wire/fault.js';
import { markDamagedBody } from './damaged-body.js';
import { ConnectionDropped, truncate } from './truncate.js';

/** Responses that must not have a body. */
const NULL_BODY_STATUSES = [204, 205, 304];

const GARBAGE = '<!doctype html><title>Sign in to the network</title><p>Please accept the terms of use.';

interface FaultContext {
  /** The headers of every response to this request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly clock: GatewayClock;
  /** Aborts when the client leaves or the gateway closes. */
  readonly signal: AbortSignal;
  /** Processes the request. A lossy response does not count as seen by this client. */
  readonly respond: (isLossy: boolean) => Promise<Response>;
}

const getDefaultCode = (status: number): GatewayErrorCode => {
  if (status === 429) return 'rate_limited';
  return status >= 500 ? 'internal_error' : 'invalid_params';
};

const respondWithStatus = (fault: Fault, headers: Headers): Response => {
  const status = fault.status ?? (fault.code ? HTTP_STATUS_BY_CODE[fault.code] : 500);
  if (NULL_BODY_STATUSES.includes(status)) return new Response(null, { status, headers });
  if ((status === 429 || status === 503) && !headers.has('Retry-After')) headers.set('Retry-After', '1');
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  const { code = getDefaultCode(status) } = fault;
  // Some clients look for words such as "expired" in the message.
  const message = `A fault was injected: ${status} ${code.replaceAll('_', ' ')}`;
  return new Response(JSON.stringify(toErrorBody(code, message)), { status, headers });
};

const respondWithGarbage = (headers: Headers): Response => {
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(GARBAGE, { status: 200, headers });
};

/** Responds to a request as the fault specifies. A dropped connection rejects, like `fetch` in a browser. */
export const applyFault = async (
  fault: Fault,
  { headers, clock, signal, respond }: FaultContext,
): Promise<Response> => {
  if (fault.delayMs) await pause(clock, fault.delayMs, signal);
  const merged = new Headers(headers);
  for (const [name, value] of Object.entries(fault.headers ?? {})) merged.set(name, value);
  switch (fault.kind) {
    case 'delay':
      return respond(false);
    case 'status':
      return respondWithStatus(fault, merged);
    case 'drop':
      throw new ConnectionDropped();
    case 'hang':
      await pause(clock, Infinity, signal);
      throw new ConnectionDropped();
    case 'garbage':
      return markDamagedBody(respondWithGarbage(merged));
    case 'truncate':
      return markDamagedBody(await truncate(await respond(true)));
  }
};
