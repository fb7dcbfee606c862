/** What the gateway said to a request that it did not accept, or that it never got one. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** The code of the interface; null when there was no answer of the gateway. */
  readonly code: string | null;

  constructor(message: string, code: string | null) {
    super(message);
    this.code = code;
  }
}

/** What the console asks of the gateway. Each call rejects with a {@link Refusal}. */
export interface Sandbox {
  readonly get: <Body>(path: string) => Promise<Body>;
  readonly send: <Body>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => Promise<Body>;
}

interface ErrorBody {
  readonly code?: string;
  readonly message?: string;
}

const ask = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
  let response: Response;
  try {
    response = await fetch(`/sandbox/${path}`, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal('The sandbox does not answer. Is it still running?', null);
  }
  const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  if (response.ok) return answer as Body;
  const { code = null, message = `The sandbox answered with ${response.status}.` } = (answer ?? {}) as ErrorBody;
  throw new Refusal(message, code);
};

export const sandbox: Sandbox = {
  get: (path) => ask('GET', path),
  send: (method, path, body = method === 'DELETE' ? undefined : {}) => ask(method, path, body),
};
