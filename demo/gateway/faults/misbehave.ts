import type { KnownErrorCode } from 'pay-status/contract';
import { pause } from '../abort.js';
import type { Clock } from '../clock/clock.js';
import { errorBody, HTTP_STATUS_OF } from '../errors.js';
import type { Fault } from './fault.js';
import { ConnectionDropped, truncate } from './truncate.js';

/** Answers that must not have a body. */
const NULL_BODY_STATUSES = [204, 205, 304];

const GARBAGE = '<!doctype html><title>Sign in to the network</title><p>Please accept the terms of use.';

interface Victim {
  /** What goes on every answer to this request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly clock: Clock;
  /** Aborts when the client leaves or the gateway closes. */
  readonly signal: AbortSignal;
  /** Does what was asked. A lossy answer will not reach the client as a whole. */
  readonly answer: (isLossy: boolean) => Promise<Response>;
}

const codeOf = (status: number): KnownErrorCode => {
  if (status === 429) return 'rate_limited';
  return status >= 500 ? 'internal_error' : 'invalid_params';
};

const refuse = (fault: Fault, headers: Headers): Response => {
  const status = fault.status ?? (fault.code ? HTTP_STATUS_OF[fault.code] : 500);
  if (NULL_BODY_STATUSES.includes(status)) return new Response(null, { status, headers });
  if ((status === 429 || status === 503) && !headers.has('Retry-After')) headers.set('Retry-After', '1');
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  const { code = codeOf(status) } = fault;
  // Some clients look for words such as "expired" in the message.
  const message = `A fault was injected: ${status} ${code.replaceAll('_', ' ')}`;
  return new Response(JSON.stringify(errorBody(code, message)), { status, headers });
};

const garbage = (headers: Headers): Response => {
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(GARBAGE, { status: 200, headers });
};

/** Answers a request the way the fault says. A dropped connection rejects, like `fetch` in a browser. */
export const misbehave = async (fault: Fault, { headers, clock, signal, answer }: Victim): Promise<Response> => {
  if (fault.delayMs) await pause(clock, fault.delayMs, signal);
  const merged = new Headers(headers);
  for (const [name, value] of Object.entries(fault.headers ?? {})) merged.set(name, value);
  switch (fault.kind) {
    case 'delay':
      return answer(false);
    case 'status':
      return refuse(fault, merged);
    case 'drop':
      throw new ConnectionDropped();
    case 'hang':
      await pause(clock, Infinity, signal);
      throw new ConnectionDropped();
    case 'garbage':
      return garbage(merged);
    case 'truncate':
      return truncate(await answer(true));
  }
};
