import type { Fetch } from '../../src/client/transport.js';

/** The arguments of one `fetch` call. */
export interface SentRequest {
  readonly url: string;
  readonly init: RequestInit;
}

/** Creates a `fetch` whose responses the test provides, such as invalid ones, and a record of its calls. */
export const scriptedFetch = (
  answer: (request: SentRequest) => Response | Promise<Response>,
): { readonly fetch: Fetch; readonly sent: SentRequest[] } => {
  const sent: SentRequest[] = [];
  const fetch: Fetch = async (url, init) => {
    const request = { url, init };
    sent.push(request);
    return answer(request);
  };
  return { fetch, sent };
};

/** Returns the reason of a promise's rejection; throws if the promise resolves. */
export const getRejection = async (promise: Promise<unknown>): Promise<unknown> => {
  let value: unknown;
  try {
    value = await promise;
  } catch (error) {
    return error;
  }
  throw new Error(`resolved to ${JSON.stringify(value)}`);
};
