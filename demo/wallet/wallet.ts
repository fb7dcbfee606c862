import { Hono } from 'hono';
import { answerPage } from '../pages/document.js';
import type { Page } from '../server.js';
import { walletView } from './wallet.view.js';

/** The page in the browser of the test wallet, which announces itself there. Undefined if it is not a page of this server. */
const openInWallet = (page: string | undefined, baseUrl: string): string | undefined => {
  if (!page || !URL.canParse(page)) return undefined;
  const url = new URL(page);
  url.searchParams.set('inWallet', '1');
  return url.origin === new URL(baseUrl).origin ? url.href : undefined;
};

/**
 * The test wallet: `/wallet?uri=…` with a gateway URL, or `?pid=…` with a payment id. `/wallet?page=…` opens a checkout page of
 * this server in the wallet's own browser, as a link to a wallet app does on a phone.
 */
export const walletPage: Page = ({ gateway, baseUrl }) => {
  const page = new Hono();
  page.get('/wallet', async (context) => {
    const opened = openInWallet(context.req.query('page'), baseUrl);
    if (opened) return context.redirect(opened);
    const link = context.req.query('uri') || context.req.query('pid') || '';
    return answerPage(context, walletView(link, gateway));
  });
  return page;
};
