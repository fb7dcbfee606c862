import { Hono, type Context } from 'hono';
import { strictPaymentIdSchema } from '../gateway/wire/identifiers.js';
import { getLogoOrigin } from '../gateway/wire/payment-display.js';
import { answerPage } from '../pages/document.js';
import type { Page, PageContext } from '../server.js';
import { loadBuyerTexts } from './buyer-texts.js';
import { cdnChunks } from './cdn-chunks.js';
import { checkoutView, unknownPaymentView } from './checkout.view.js';
import { readReturnUrl } from './return-url.js';

/** Responds with the checkout page of a payment. `firstScripts` run before its own. */
export const answerCheckout = async (
  context: Context,
  id: string,
  { gateway, baseUrl, checkout: { embedOrigins = [], returnSchemes = [] } = {} }: PageContext,
  firstScripts: readonly string[] = [],
): Promise<Response> => {
  // The page may be open under another name of the same server: localhost or 127.0.0.1.
  const { origin } = new URL(baseUrl);
  const payment = strictPaymentIdSchema.safeParse(id).success ? await gateway.payments.find(id) : undefined;
  const texts = await loadBuyerTexts(context.req.header('Accept-Language'));
  context.header('Vary', 'Accept-Language');
  if (!payment) return answerPage(context, { ...unknownPaymentView(texts), status: 404 });
  const merchant = await gateway.merchants.getProfile(payment);
  const returnUrl = readReturnUrl(context.req.query('returnUrl'), returnSchemes);
  const view = checkoutView({ payment, merchant, texts, baseUrl, gateway, returnUrl, embedOrigins });
  const scripts = [...firstScripts, ...(view.scripts ?? [])];
  const image = [payment.display?.logoUrl, merchant.iconUrl].flatMap((url) => (url ? [getLogoOrigin(url)] : []));
  const origins = { connect: [origin], image: [...new Set([origin, ...image])], frame: ["'self'", ...embedOrigins] };
  return answerPage(context, { ...view, scripts, preloads: await cdnChunks(), origins });
};

/**
 * The hosted checkout page: `/?pid=…`, the `gatewayUrl` of a payment, and `/checkout/{id}` for the links of wallet apps, some of
 * which drop the query. Apps may add `returnUrl` and `preferUniversalLinks=1`, which has no effect, because links to wallets are
 * https anyway.
 */
export const checkoutPage: Page = (options) => {
  const page = new Hono();
  page.get('/', async (context, next) => {
    const id = context.req.query('pid');
    return id === undefined ? next() : answerCheckout(context, id, options);
  });
  page.get('/checkout/:id', (context) => answerCheckout(context, context.req.param('id'), options));
  return page;
};
