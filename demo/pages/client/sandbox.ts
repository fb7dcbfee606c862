import { PARTNER_API_KEYS } from '../../gateway/auth/credentials.js';
import type { Mode } from '../../gateway/wire/mode.js';

/** A request that the gateway refused or did not respond to. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
  /** Error code; null without a response of the gateway. */
  readonly code: string | null;
  /** True if a retry may succeed. */
  readonly isRetryable: boolean;

  constructor(message: string, code: string | null, isRetryable: boolean) {
    super(message);
    this.code = code;
    this.isRetryable = isRetryable;
  }
}

/** Requests of the sandbox's own pages to the routes under `/sandbox/`. Each rejects with a {@link SandboxError}. */
export interface Sandbox {
  readonly get: <Body>(path: string) => Promise<Body>;
  readonly send: <Body>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => Promise<Body>;
}

/** Requests to the published operations under `/v1/`, with a key of the sandbox. Each rejects with a {@link SandboxError}. */
export interface Partner {
  readonly get: <Body>(path: string) => Promise<Body>;
  readonly send: <Body>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) => Promise<Body>;
}

interface ErrorBody {
  readonly code?: string;
  readonly message?: string;
}

const isRetryable = (status: number): boolean => status >= 500 || status === 429;

const request = async <Body>(
  method: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Body> => {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new SandboxError('The connection to the sandbox failed. Is it still running?', null, true);
  }
  const content: unknown = response.status === 204 ? undefined : await response.json().catch(() => null);
  if (response.ok && content !== null) return content as Body;
  if (response.ok) throw new SandboxError('The response of the sandbox was incomplete.', null, true);
  const { code = null, message = `The sandbox responded with ${response.status}.` } = (content ?? {}) as ErrorBody;
  throw new SandboxError(message, code, isRetryable(response.status));
};

export const sandbox: Sandbox = {
  get: (path) => request('GET', `/sandbox/${path}`),
  send: (method, path, body = method === 'DELETE' ? undefined : {}) => request(method, `/sandbox/${path}`, body),
};

/** Pages that are not on loopback have no `crypto.randomUUID`. */
const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The partner of the sandbox in an environment. Its keys are public. */
export const partner = (mode: Mode): Partner => {
  const key = { 'Api-Key': PARTNER_API_KEYS[mode] };
  return {
    get: (path) => request('GET', `/v1/${path}`, undefined, key),
    send: (method, path, body) =>
      request(method, `/v1/${path}`, body, {
        ...key,
        ...(method === 'POST' && { 'Idempotency-Key': newIdempotencyKey() }),
      }),
  };
};
