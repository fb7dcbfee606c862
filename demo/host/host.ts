import { Hono } from 'hono';
import { answerCheckout } from '../checkout/checkout.js';
import { answerPage } from '../pages/document.js';
import type { Page } from '../server.js';
import { hostView, isHostMode } from './host.view.js';

/**
 * An app with a wallet that shows the checkout: `/host?link=…` with a payment link, or `?pid=…` with a payment id. The payment is
 * made with the app's own key. With `mode=frame`, the default, the checkout is in a frame (`embedCheckout`), with `mode=webview` in
 * a window of its own that has the bridge of an app (`createWalletHost`).
 */
export const hostPage: Page = (options) => {
  const page = new Hono();
  page.get('/host', async (context) => {
    const { link, pid, mode = '' } = context.req.query();
    const view = hostView({
      link: link || pid || '',
      mode: isHostMode(mode) ? mode : 'frame',
      gateway: options.gateway,
    });
    return answerPage(context, { ...view, origins: { embeds: ["'self'"] } });
  });
  // Apps inject their bridge before the scripts of the page.
  page.get('/host/webview', (context) =>
    answerCheckout(context, context.req.query('pid') ?? '', options, ['/assets/host-bridge.js']),
  );
  return page;
};
