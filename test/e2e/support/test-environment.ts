import { after, afterEach, before } from 'node:test';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { GatewayOptions } from '../../../demo/gateway/gateway.js';
import type { ServerOptions } from '../../../demo/server.js';
import { openBrowser } from './browser.js';
import { DEADLINE_MS } from './deadline.js';
import { recordHeadlines } from './headlines.js';
import { startSandbox, type Sandbox } from './sandbox.js';

/** Browsers log every failed request, which a test with network faults expects. */
const isNetworkNoise = (text: string): boolean => text.startsWith('Failed to load resource');

/** The sandbox behind a proxy, and a browser. */
export interface TestEnvironment extends Omit<Sandbox, 'stop'> {
  /** Opens a tab in a new browser context. */
  readonly open: (url?: string) => Promise<Page>;
  /** Opens a context without routes, because Playwright answers CORS preflights of routed requests. Other hosts cannot be resolved. */
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Console errors and exceptions of every page so far. */
  readonly errors: string[];
}

/** Starts an environment outside a test; the caller stops it. */
export const startTestEnvironment = async (
  checkout: ServerOptions['checkout'] = {},
  options: Partial<GatewayOptions> = {},
): Promise<{ environment: TestEnvironment; closePages: () => Promise<void>; stop: () => Promise<void> }> => {
  const { stop: stopSandbox, ...sandbox } = await startSandbox(checkout, options);
  const browser = await openBrowser().catch(async (error: unknown) => {
    // Its open servers would keep the process of the tests alive.
    await stopSandbox();
    throw error;
  });
  const errors: string[] = [];

  const watch = (page: Page): void => {
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isNetworkNoise(message.text())) errors.push(message.text());
    });
  };
  const newContext = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(DEADLINE_MS);
    context.on('page', watch);
    await recordHeadlines(context);
    return context;
  };
  const environment: TestEnvironment = {
    ...sandbox,
    errors,
    newContext,
    open: async (url) => {
      const page = await (await newContext()).newPage();
      if (url) await page.goto(url);
      return page;
    },
  };
  const closePages = async (): Promise<void> => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  };
  const stop = async (): Promise<void> => {
    await browser.close();
    await stopSandbox();
  };
  return { environment, closePages, stop };
};

/** Starts one environment for the tests of a file. `checkout` configures the hosted checkout, `options` the gateway. */
export const useTestEnvironment = (
  checkout?: () => Promise<ServerOptions['checkout']>,
  options?: Partial<GatewayOptions>,
): (() => TestEnvironment) => {
  let running: Awaited<ReturnType<typeof startTestEnvironment>> | undefined;
  before(async () => {
    running = await startTestEnvironment(await checkout?.(), options);
  });
  // An open page would go on polling and rendering during the following tests.
  afterEach(() => running?.closePages());
  after(() => running?.stop());
  return () => {
    if (!running) throw new Error('The test environment has not started.');
    return running.environment;
  };
};
