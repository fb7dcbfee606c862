type Send = (request: Request) => Promise<Response>;

/** The handlers that replace the network, by origin. */
const handlers = new Map<string, Send>();
const network = globalThis.fetch;

/** Answers the requests of the page to an origin by a handler, for elements that take no client but the gateway's address. */
export const answerOrigin = (origin: string, send: Send): void => {
  handlers.set(origin, send);
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : new URL(input, location.href).href;
    const handler = handlers.get(new URL(url).origin);
    return handler ? handler(new Request(input, init)) : network(input, init);
  };
};
