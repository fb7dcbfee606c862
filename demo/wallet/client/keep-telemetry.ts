/** Ends the names of the hosts to which the wallet SDK reports what it does. */
const TELEMETRY_HOSTS = '.walletconnect.org';

const urlOf = (input: RequestInfo | URL): URL =>
  new URL(input instanceof Request ? input.url : input, globalThis.location?.href);

/**
 * Sends the SDK's telemetry, without its content, to this address in its place: nothing leaves the machine, and the SDK
 * wants a real answer with a real URL.
 */
export const keepTelemetry = (world: { fetch: typeof fetch }, address: string): void => {
  const { fetch } = world;
  world.fetch = (input, init) =>
    urlOf(input).hostname.endsWith(TELEMETRY_HOSTS)
      ? fetch.call(globalThis, address, { method: 'POST' })
      : fetch.call(globalThis, input, init);
};
