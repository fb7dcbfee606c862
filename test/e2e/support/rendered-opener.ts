import type { BrowserContextOptions } from 'playwright-core';
import { renderPayCheckout, renderPayStatus, type PayCheckoutInputs } from '../../../src/server/ssr/index.js';
import { recordTraffic, type RenderedSite, type Script } from './rendered-site.js';
import type { TestEnvironment } from './test-environment.js';

const RENDER = { 'pay-status': renderPayStatus, 'pay-checkout': renderPayCheckout };
export type Tag = keyof typeof RENDER;

/** Without animations, so that screenshots can be compared. */
const STILL: BrowserContextOptions = { reducedMotion: 'reduce', viewport: { width: 800, height: 900 } };

const CHECKOUT_INPUTS: Partial<PayCheckoutInputs> = {
  gatewayUrl: 'https://pay.example/?pid=pay_1',
  details: { amount: { unit: 'iso4217/EUR', value: '1234' }, merchant: { name: 'Coffee Shop' } },
};

interface Opened {
  readonly tag: Tag;
  readonly inputs: Partial<PayCheckoutInputs>;
  /** A name of a bundled script, or a URL. */
  readonly script?: string;
  readonly context?: BrowserContextOptions;
  /** Changes the rendered markup. */
  readonly change?: (html: string) => string;
  /** Set if the page redirects by itself, because it can be gone before its content is visible. */
  readonly redirects?: boolean;
}

/** Opens pages that a shop's server has rendered, and records their console messages and requests. */
export const createOpener =
  (environment: () => TestEnvironment, site: () => RenderedSite) =>
  async ({ tag, inputs, script, context: options = STILL, change = (html) => html, redirects = false }: Opened) => {
    const context = await environment().newContext(options);
    const traffic = recordTraffic(context, `${environment().proxy.url}/v1/`);
    const page = await context.newPage();
    const html = await RENDER[tag]({
      paymentId: 'pay_1',
      pageUrl: site().url,
      baseUrl: environment().proxy.url,
      appId: 'app_demo',
      ...(tag === 'pay-checkout' && CHECKOUT_INPUTS),
      successUrl: `${site().url}/thanks`,
      errorUrl: `${site().url}/sorry`,
      redirect: 'manual',
      ...inputs,
    });
    const src = script && (script.includes('/') ? script : site().scriptUrl(script as Script));
    const url = site().publish(change(html), src);
    await page.goto(url, { waitUntil: 'commit' });
    if (!redirects) await page.locator('#after').waitFor();
    return { page, ...traffic };
  };
