import type { Gateway } from '../gateway/gateway.js';

interface Endpoint {
  readonly url: string;
  readonly mode: string;
  readonly secret: string;
}

/** Tells the shop's endpoint from one of a merchant who has copied the shop, paths and all. */
const MARK = '?of=sandbox-shop';

/** What the shop's owner does in the dashboard of the gateway. */
export const shopEndpoint = (gateway: Pick<Gateway, 'fetch'>, webhookUrl: string) => {
  const url = webhookUrl + MARK;

  const ask = (path: string, init?: RequestInit): Promise<Response> =>
    gateway.fetch(new Request(new URL(path, url), init));

  const find = async (): Promise<Endpoint | undefined> => {
    const { data } = (await (await ask('/sandbox/webhook-endpoints')).json()) as { data: readonly Endpoint[] };
    return data.find(({ mode }) => mode === 'test');
  };

  return {
    /** Has the gateway send its events here, unless somebody else receives them: there is one endpoint a mode. */
    register: async (): Promise<void> => {
      const endpoint = await find();
      // One with the mark is the shop's own, at the address that it had the last time.
      if (endpoint && new URL(endpoint.url).search !== MARK) return;
      const init = { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ url }) };
      const response = await ask('/sandbox/webhook-endpoint', init);
      if (!response.ok) console.error(`The shop gets no webhooks, and asks instead: ${await response.text()}`);
    },
    /** Those with which an event may be signed now. */
    secrets: async (): Promise<readonly string[]> => {
      const endpoint = await find();
      return endpoint?.url === url ? [endpoint.secret] : [];
    },
  };
};
