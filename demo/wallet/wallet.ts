import { Hono } from 'hono';
import { answerPage } from '../pages/document.js';
import type { Page } from '../server.js';
import { walletView } from './wallet.view.js';

/** The test wallet: `/wallet?uri=…` with a gateway URL, or `?pid=…` with a payment id. */
export const walletPage: Page = ({ gateway }) => {
  const page = new Hono();
  page.get('/wallet', async (context) => {
    const link = context.req.query('uri') || context.req.query('pid') || '';
    return answerPage(context, walletView(link, gateway));
  });
  return page;
};
