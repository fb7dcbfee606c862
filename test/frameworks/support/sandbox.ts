import type { Browser } from 'playwright-core';
import { toOptionAmount } from '../../../demo/gateway/options/assets.js';
import { USDC_ON_BASE_SEPOLIA } from '../../../demo/gateway/rails/paper/assets.js';
import { sandboxPages } from '../../../demo/pages/index.js';
import { startServer } from '../../../demo/server.js';
import { openBrowser } from '../../e2e/support/browser.js';

/** The delivery of an event to an app. */
export interface Delivery {
  readonly id: string;
  /** An attempt without an error was acknowledged. */
  readonly attempts: readonly { readonly error: string | null }[];
}

/** The gateway that all apps are paid through, and the browser that they are opened in. */
export interface Sandbox {
  readonly url: string;
  readonly browser: Browser;
  /** Advances a payment, in place of the buyer and the chain. */
  readonly step: (paymentId: string, step: 'process' | 'succeed') => Promise<void>;
  /** Sets the webhook endpoint. Resolves to its signing secret. */
  readonly sendWebhooksTo: (url: string) => Promise<string>;
  /** Lists the latest deliveries to it. */
  readonly deliveries: () => Promise<readonly Delivery[]>;
  /** Resends a delivery, whether it was acknowledged or not. */
  readonly resend: (deliveryId: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The amount of every order. */
export const PRICE = { unit: 'iso4217/USD', value: '5000' } as const;

/** Omits the icons, whose URLs are those of the sandbox. */
const createOptionAmount = (): object => {
  const { display, ...amount } = toOptionAmount(USDC_ON_BASE_SEPOLIA, PRICE);
  return { ...amount, display: { ...display, iconUrl: null, networkIconUrl: null } };
};

/** Starts a sandbox on a free port of loopback, with a store in memory. */
export const startSandbox = async (): Promise<Sandbox> => {
  const server = await startServer({ port: 0, pages: sandboxPages });
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
      await send('POST', `payments/${paymentId}/${step}`, { optionAmount: createOptionAmount() });
    },
    sendWebhooksTo: async (url) => {
      const { secret } = (await send('PUT', 'webhook-endpoint', { url })) as { secret: string };
      return secret;
    },
    deliveries: async () => ((await send('GET', 'deliveries')) as { data: readonly Delivery[] }).data,
    resend: async (id) => {
      await send('POST', `deliveries/${id}/resend`, {});
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
};
