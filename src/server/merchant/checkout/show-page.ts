import { getHostedScript } from './assets.js';
import type { CheckoutAttributes } from './checkout-attributes.js';
import type { CheckoutContext } from './checkout-context.js';
import { respondNotice, respondPage } from './page.js';
import { getOrigin } from './request-origin.js';

/** Responds to a browser that may not see the payment, or to a payment that does not exist. */
export const respondNoPage = (): Response =>
  respondNotice(
    404,
    'Payment not found',
    'If you have begun to pay, open this page in the same browser, or scan the code there again.',
  );

/** Responds with the page on which a buyer pays, to a browser that may see the payment. */
export const showPage = async (
  { options, origins, sessions, assets }: CheckoutContext,
  paymentId: string,
  request: Request,
): Promise<Response> => {
  const { lang = 'en', title = 'Checkout', head = '', cdnUrl, render } = options;
  const session = await sessions.read(paymentId, request);
  const attributes = session ? await sessions.getAttributes(session, request) : sessions.getPlainAttributes(paymentId);
  const script = cdnUrl === undefined ? await assets.getScript(lang) : getHostedScript(cdnUrl);
  const pageUrl = getOrigin(request, origins) + sessions.getPage(paymentId);
  const renderElement =
    render &&
    ((given: CheckoutAttributes, nonce: string) => render({ paymentId, pageUrl, lang, nonce, attributes: given }));
  return respondPage(
    { lang, title, attributes: { shape: 'page', ...attributes }, script, gateway: options.client.baseUrl, head },
    renderElement,
  );
};
