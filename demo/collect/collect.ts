import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { findInvalidDetails } from '../gateway/payments/details.js';
import type { Payment } from '../gateway/payments/payment.js';
import { isCheckoutUrl } from '../gateway/wire/checkout-url.js';
import { strictPaymentIdSchema } from '../gateway/wire/identifiers.js';
import { answerPage } from '../pages/document.js';
import { messagePage } from '../pages/message.js';
import type { Page } from '../server.js';
import { collectView, doneView } from './collect.view.js';

const formLimit = bodyLimit({ maxSize: 16 * 1024, onError: (context) => context.text('Payload Too Large', 413) });

const answerUnknown = (context: Context): Promise<Response> =>
  answerPage(context, {
    status: 404,
    title: 'Payment not found',
    body: messagePage({
      title: 'Payment not found',
      text: html`There is no payment with this address.`,
      link: { href: '/', label: 'Go to the shop' },
    }),
  });

/** The app to go back to; undefined if the URL policy of the checkout page does not allow it. */
const readCallbackUrl = (context: Context): URL | undefined => {
  const text = context.req.query('callbackUrl') ?? '';
  return isCheckoutUrl(text) ? new URL(text) : undefined;
};

/** Goes back to the app that has opened the page, if any. */
const answerDone = (context: Context, { id }: Payment, callbackUrl: URL | undefined): Promise<Response> | Response => {
  if (!callbackUrl) return answerPage(context, doneView(context.req.query('theme')));
  const result = { status: 'success', paymentId: id, code: '', message: '' };
  for (const [name, value] of Object.entries(result)) callbackUrl.searchParams.set(name, value);
  return context.redirect(callbackUrl.href, 303);
};

/**
 * The page that asks the buyer for their details: `/collect?pid=…`, with the optional parameters `theme`, `light` or `dark`, and
 * `callbackUrl`, to which it goes back. It checks what is entered, and keeps only that it is complete.
 */
export const collectPage: Page = ({ gateway }) => {
  const page = new Hono();
  const { payments, merchants } = gateway;

  const find = async (context: Context): Promise<Payment | undefined> => {
    const id = context.req.query('pid');
    return strictPaymentIdSchema.safeParse(id).success ? payments.find(id ?? '') : undefined;
  };

  const answerForm = async (
    context: Context,
    payment: Payment,
    values: Readonly<Record<string, string>> = {},
    invalid: readonly string[] = [],
  ): Promise<Response> => {
    const { name } = await merchants.getProfile(payment);
    const { search } = new URL(context.req.url);
    const view = collectView({ merchant: name, theme: context.req.query('theme'), search, values, invalid });
    const callbackUrl = readCallbackUrl(context);
    const origins = { form: callbackUrl ? [callbackUrl.origin] : [] };
    return answerPage(context, { ...view, status: invalid.length ? 422 : 200, origins });
  };

  page.get('/collect', async (context) => {
    const payment = await find(context);
    if (!payment) return answerUnknown(context);
    return payment.hasDetails
      ? answerPage(context, doneView(context.req.query('theme')))
      : answerForm(context, payment);
  });

  page.post('/collect', formLimit, async (context) => {
    const payment = await find(context);
    if (!payment) return answerUnknown(context);
    const body = await context.req.parseBody();
    const values = Object.fromEntries(
      Object.entries(body).flatMap(([id, value]) => (typeof value === 'string' ? [[id, value]] : [])),
    );
    const invalid = findInvalidDetails(Object.entries(values).map(([id, value]) => ({ id, value })));
    if (invalid.length) return answerForm(context, payment, values, invalid);
    await payments.completeDetails(payment.id);
    return answerDone(context, payment, readCallbackUrl(context));
  });
  return page;
};
