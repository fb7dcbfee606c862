import type { CheckoutContext } from './checkout-context.js';
import { respondNoPage } from './show-page.js';

/** Opens a payment in another browser than the one that has created it, such as that of a wallet. */
export const openLink = async (
  { sessions, tokens }: CheckoutContext,
  { paymentId, capability }: { readonly paymentId: string; readonly capability: string },
  request: Request,
): Promise<Response> => {
  const session = await tokens.readCapability(paymentId, capability);
  if (!session) return respondNoPage();
  // The link stays out of the address bar, of the history and of other sites.
  const headers = new Headers({
    Location: sessions.getPage(paymentId),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  });
  // The browser that has created the payment may cancel it: its cookie stays.
  if (!(await sessions.read(paymentId, request)))
    headers.append('Set-Cookie', await sessions.toCookieHeader(session, request));
  return new Response(null, { status: 303, headers });
};
