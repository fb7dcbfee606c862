import { after, afterEach, before } from 'node:test';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { ServerOptions } from '../../../demo/server.js';
import { openBrowser } from './browser.js';
import { DEADLINE_MS } from './deadline.js';
import { recordHeadlines } from './headlines.js';
import { startSandbox, type Sandbox } from './sandbox.js';

/** The browser logs each request that fails; a test that cuts the network expects them. */
const isNetworkNoise = (text: string): boolean => text.startsWith('Failed to load resource');

/** The sandbox behind a proxy, as a buyer's browser sees it. */
export interface TestEnvironment extends Omit<Sandbox, 'stop'> {
  /** A tab of a fresh browser profile. */
  readonly open: (url?: string) => Promise<Page>;
  /** Without routes: a browser that is intercepted answers its own CORS preflights. Other hosts cannot be resolved. */
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Console errors and exceptions of every page so far. */
  readonly errors: string[];
}

/** Starts a environment outside of a test; the one who starts it stops it. */
export const startTestEnvironment = async (
  checkout: ServerOptions['checkout'] = {},
): Promise<{ environment: TestEnvironment; closePages: () => Promise<void>; stop: () => Promise<void> }> => {
  const { stop: stopSandbox, ...sandbox } = await startSandbox(checkout);
  const browser = await openBrowser();
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

/** One environment for the tests of a file. `checkout`: what is asked of the buyer's page. */
export const useTestEnvironment = (checkout?: () => Promise<ServerOptions['checkout']>): (() => TestEnvironment) => {
  let running: Awaited<ReturnType<typeof startTestEnvironment>> | undefined;
  before(async () => {
    running = await startTestEnvironment(await checkout?.());
  });
  // A page that is left open goes on asking and drawing beside all that come after it.
  afterEach(() => running?.closePages());
  after(() => running?.stop());
  return () => {
    if (!running) throw new Error('The environment has not started.');
    return running.environment;
  };
};
