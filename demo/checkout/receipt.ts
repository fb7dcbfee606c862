import { Hono, type Context } from 'hono';
import type { Payment } from '../gateway/payments/payment.js';
import { strictPaymentIdSchema } from '../gateway/wire/identifiers.js';
import { getLogoOrigin } from '../gateway/wire/payment-display.js';
import { answerPage, type PageAnswer } from '../pages/document.js';
import type { Page, PageContext } from '../server.js';
import { loadBuyerTexts, type BuyerTexts } from './buyer-texts.js';
import { cdnChunks } from './cdn-chunks.js';
import { unknownPaymentView } from './checkout.view.js';
import { receiptView } from './receipt.view.js';
import { unpaidView } from './unpaid.view.js';

/** Nothing keeps the page: the link is a secret, and a refund may be marked later. */
const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

const findSigned = async ({ req }: Context, { payments, receipts }: PageContext['gateway']) => {
  const id = req.param('id') ?? '';
  if (!strictPaymentIdSchema.safeParse(id).success) return undefined;
  return (await receipts.verify(id, req.query('signature') ?? '')) ? payments.find(id) : undefined;
};

const createAnswer = async (
  payment: Payment,
  texts: BuyerTexts,
  { gateway, baseUrl }: PageContext,
): Promise<PageAnswer> => {
  const { state, display } = payment;
  const merchant = await gateway.merchants.getProfile(payment);
  if (state.status !== 'succeeded') return unpaidView({ payment, merchant, texts });
  const { origin } = new URL(baseUrl);
  const image = display?.logoUrl ? [origin, getLogoOrigin(display.logoUrl)] : [origin];
  return {
    ...receiptView({ payment, state, merchant, texts, baseUrl, gateway }),
    preloads: await cdnChunks(),
    origins: { image: [...new Set(image)] },
  };
};

/** The receipt of a payment: `/receipt/{id}?signature=…`, the `receiptUrl` of the payment. It needs no account. */
export const receiptPage: Page = (options) => {
  const page = new Hono();
  page.get('/receipt/:id', async (context) => {
    const texts = await loadBuyerTexts(context.req.header('Accept-Language'));
    const payment = await findSigned(context, options.gateway);
    // A link that is wrong and a payment that does not exist have the same answer.
    const answer = payment
      ? await createAnswer(payment, texts, options)
      : { ...unknownPaymentView(texts), status: 404 as const };
    context.header('Vary', 'Accept-Language');
    const response = await answerPage(context, answer);
    for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
    return response;
  });
  return page;
};
