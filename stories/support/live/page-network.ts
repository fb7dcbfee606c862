import { BASE_URL } from '../environment/story-payment.js';

/**
 * Answers this page's requests to the gateway's address by a handler, so that no request leaves the page.
 *
 * @returns a function that stops
 */
export const answerRequests = (handle: (request: Request) => Promise<Response>): (() => void) => {
  const { fetch } = globalThis;
  const replaced: typeof fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.startsWith(`${BASE_URL}/`) ? handle(new Request(input, init)) : fetch(input, init);
  };
  globalThis.fetch = replaced;
  return () => {
    // Another stage may have replaced it since.
    if (globalThis.fetch === replaced) globalThis.fetch = fetch;
  };
};
