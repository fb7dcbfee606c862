import { after, afterEach, before } from 'node:test';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { sandboxPages } from '../../../demo/pages/index.js';
import { startServer, type RunningServer, type ServerOptions } from '../../../demo/server.js';
import { openBrowser } from './browser.js';
import { FaultProxy } from './fault-proxy.js';

/** How long anything may take before a test gives up on it. */
export const DEADLINE_MS = 20_000;

/** The browser logs each request that fails; a test that cuts the network expects them. */
const isNetworkNoise = (text: string): boolean => text.startsWith('Failed to load resource');

/** The sandbox behind a proxy, as a buyer's browser sees it. */
export interface World {
  readonly server: RunningServer;
  readonly proxy: FaultProxy;
  /** A tab of a fresh browser profile. */
  readonly open: (url?: string) => Promise<Page>;
  /** Without routes: a browser that is intercepted answers its own CORS preflights. Other hosts cannot be resolved. */
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Plays the buyer and the chain. */
  readonly step: (paymentId: string, step: string, body?: unknown) => Promise<void>;
  readonly create: (request?: object) => Promise<{ paymentId: string; gatewayUrl: string }>;
  /** Console errors and exceptions of every page so far. */
  readonly errors: string[];
}

/** Starts a world outside of a test; the one who starts it stops it. */
export const startWorld = async (
  checkout: ServerOptions['checkout'] = {},
): Promise<{ world: World; closePages: () => Promise<void>; stop: () => Promise<void> }> => {
  const proxy = new FaultProxy();
  await proxy.start();
  const server = await startServer({ port: 0, baseUrl: proxy.url, pages: sandboxPages, checkout });
  proxy.targetPort = server.port;
  const browser = await openBrowser();
  const errors: string[] = [];

  const watch = (page: Page): void => {
    page.setDefaultTimeout(DEADLINE_MS);
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isNetworkNoise(message.text())) errors.push(message.text());
    });
  };
  const newContext = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const context = await browser.newContext(options);
    context.on('page', watch);
    return context;
  };
  const post = async (path: string, body: unknown, headers = {}): Promise<unknown> => {
    const response = await fetch(`http://localhost:${server.port}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const world: World = {
    server,
    proxy,
    errors,
    newContext,
    open: async (url) => {
      const page = await (await newContext()).newPage();
      if (url) await page.goto(url);
      return page;
    },
    step: async (paymentId, step, body = {}) => {
      await post(`/sandbox/payments/${paymentId}/${step}`, body);
    },
    create: async (request = {}) =>
      (await post(
        '/v1/payments',
        { amount: { unit: 'iso4217/USD', value: '5000' }, referenceId: 'order-1', ...request },
        { 'Api-Key': 'wcp_test_demo', 'Merchant-Id': 'merchant_demo' },
      )) as { paymentId: string; gatewayUrl: string },
  };
  const closePages = async (): Promise<void> => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  };
  const stop = async (): Promise<void> => {
    await browser.close();
    await server.close();
    await proxy.stop();
  };
  return { world, closePages, stop };
};

/** One world for the tests of a file. `checkout`: what is asked of the buyer's page. */
export const useWorld = (checkout?: () => Promise<ServerOptions['checkout']>): (() => World) => {
  let running: Awaited<ReturnType<typeof startWorld>> | undefined;
  before(async () => {
    running = await startWorld(await checkout?.());
  });
  // A page that is left open goes on asking and drawing beside all that come after it.
  afterEach(() => running?.closePages());
  after(() => running?.stop());
  return () => {
    if (!running) throw new Error('The world has not started.');
    return running.world;
  };
};
