import { errorBody } from '../errors.js';
import type { Fault } from './fault.js';
import { ConnectionDropped, truncate } from './truncate.js';

/** Answers that must not have a body. */
const NULL_BODY_STATUSES = [204, 205, 304];

const GARBAGE = '<!doctype html><title>Sign in to the network</title><p>Please accept the terms of use.';

interface Request {
  /** What goes on every answer to this request. */
  readonly headers: Readonly<Record<string, string>>;
  /** Resolves after so much gateway time. */
  readonly wait: (ms: number) => Promise<void>;
  /** Rejects when the gateway closes, and never settles otherwise. */
  readonly hang: () => Promise<never>;
  /** Does what was asked. */
  readonly answer: (isLossy: boolean) => Promise<Response>;
}

const refuse = (fault: Fault, headers: Headers): Response => {
  const status = fault.status ?? 500;
  if (NULL_BODY_STATUSES.includes(status)) return new Response(null, { status, headers });
  if ((status === 429 || status === 503) && !headers.has('Retry-After')) headers.set('Retry-After', '1');
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  const code = status === 429 ? 'rate_limited' : status >= 500 ? 'internal_error' : 'invalid_params';
  return new Response(JSON.stringify(errorBody(code, `A fault was injected: ${status}`)), { status, headers });
};

/** Answers a request the way the fault says. A dropped connection rejects, like `fetch` in a browser. */
export const misbehave = async (fault: Fault, { headers, wait, hang, answer }: Request): Promise<Response> => {
  if (fault.delayMs) await wait(fault.delayMs);
  const withOwn = new Headers({ ...headers, ...fault.headers });
  switch (fault.kind) {
    case 'delay':
      return answer(false);
    case 'status':
      return refuse(fault, withOwn);
    case 'drop':
      throw new ConnectionDropped();
    case 'hang':
      return hang();
    case 'garbage':
      if (!withOwn.has('Content-Type')) withOwn.set('Content-Type', 'text/html; charset=utf-8');
      return new Response(GARBAGE, { status: 200, headers: withOwn });
    case 'truncate':
      return truncate(await answer(true));
  }
};
