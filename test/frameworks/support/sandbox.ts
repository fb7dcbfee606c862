import type { Browser } from 'playwright-core';
import { priceIn, USDC_ON_BASE } from '../../../demo/gateway/options/assets.js';
import { startServer } from '../../../demo/server.js';
import { openBrowser } from '../../e2e/support/browser.js';

/** The gateway that all apps are paid through, and the browser that they are opened in. */
export interface Sandbox {
  readonly url: string;
  readonly browser: Browser;
  /** Plays the buyer and the chain. */
  readonly step: (paymentId: string, step: 'process' | 'succeed') => Promise<void>;
  /** Has events of payments sent to this address. Resolves to the secret that signs them. */
  readonly sendWebhooksTo: (url: string) => Promise<string>;
  /** Sends every event once more that was sent so far. */
  readonly sendWebhooksAgain: () => Promise<void>;
  /** Whether all events that were sent so far were acknowledged. */
  readonly hasDeliveredAll: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** What every order costs. */
export const PRICE = { unit: 'iso4217/USD', value: '5000' } as const;

/** Without icons: they lie outside of this machine. */
const paidWithoutIcons = (): object => {
  const { display, ...amount } = priceIn(USDC_ON_BASE, PRICE);
  return { ...amount, display: { ...display, iconUrl: null, networkIconUrl: null } };
};

/** With a server of its own on a free port of loopback, which remembers nothing. */
export const startSandbox = async (): Promise<Sandbox> => {
  const startedAt = Date.now();
  const server = await startServer({ port: 0 });
  const browser = await openBrowser();

  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${server.url}/sandbox/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };

  return {
    url: server.url,
    browser,
    step: async (paymentId, step) => {
      await send('POST', `payments/${paymentId}/${step}`, { optionAmount: paidWithoutIcons() });
    },
    sendWebhooksTo: async (url) => {
      const { secret } = (await send('PUT', 'webhook-endpoint', { url })) as { secret: string };
      return secret;
    },
    sendWebhooksAgain: async () => {
      await send('POST', 'deliveries/replay', { since: new Date(startedAt).toISOString() });
    },
    hasDeliveredAll: async () => {
      const { data } = (await send('GET', 'deliveries')) as { data: readonly { state: string }[] };
      return data.every(({ state }) => state === 'delivered');
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
};
