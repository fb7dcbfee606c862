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

interface ErrorBody {
  readonly code?: string;
  readonly message?: string;
}

const isRetryable = (status: number): boolean => status >= 500 || status === 429;

const request = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
  let response: Response;
  try {
    response = await fetch(`/sandbox/${path}`, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
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
  get: (path) => request('GET', path),
  send: (method, path, body = method === 'DELETE' ? undefined : {}) => request(method, path, body),
};
