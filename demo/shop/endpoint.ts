import type { Gateway } from '../gateway/gateway.js';

interface Endpoint {
  readonly url: string;
  readonly mode: string;
  readonly secret: string;
}

/** Distinguishes the shop's endpoint from that of a merchant whose server uses the same paths. */
const MARK = '?of=sandbox-shop';

/** Manages the shop's webhook endpoint, as its owner would in the gateway's dashboard. */
export const shopEndpoint = (gateway: Pick<Gateway, 'fetch'>, webhookUrl: string) => {
  const url = webhookUrl + MARK;

  const ask = (path: string, init?: RequestInit): Promise<Response> =>
    gateway.fetch(new Request(new URL(path, url), init));

  const find = async (): Promise<Endpoint | undefined> => {
    const { data } = (await (await ask('/sandbox/webhook-endpoints')).json()) as { data: readonly Endpoint[] };
    return data.find(({ mode }) => mode === 'test');
  };

  return {
    /** Registers the endpoint, unless somebody else has registered one: there is one per mode. */
    register: async (): Promise<void> => {
      const endpoint = await find();
      // An endpoint with the mark is the shop's own, perhaps under an earlier address.
      if (endpoint && new URL(endpoint.url).search !== MARK) return;
      const init = { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ url }) };
      const response = await ask('/sandbox/webhook-endpoint', init);
      if (!response.ok)
        console.error(`The shop receives no webhooks and relies on reconciliation: ${await response.text()}`);
    },
    /** The secrets that are valid now. */
    secrets: async (): Promise<readonly string[]> => {
      const endpoint = await find();
      return endpoint?.url === url ? [endpoint.secret] : [];
    },
  };
};
