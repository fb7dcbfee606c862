import { Hono } from 'hono';
import { answerPage } from '../pages/document.js';
import type { Page } from '../server.js';
import { hostView } from './host.view.js';

/**
 * An app with a wallet that embeds the checkout: `/host?link=…` with a payment link, or `?pid=…` with a payment id. The payment is
 * made with the app's own key, by `embedCheckout({ wallet })`.
 */
export const hostPage: Page = ({ gateway }) => {
  const page = new Hono();
  page.get('/host', async (context) => {
    const link = context.req.query('link') || context.req.query('pid') || '';
    return answerPage(context, { ...hostView(link, gateway), origins: { embeds: ["'self'"] } });
  });
  return page;
};
