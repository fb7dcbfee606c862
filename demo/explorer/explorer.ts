import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { answerPage, type Markup } from '../pages/document.js';
import { messagePage } from '../pages/message.js';
import type { Page } from '../server.js';
import { explorerFrame } from './frame.view.js';
import { latestView } from './latest.view.js';
import { transactionView } from './transaction.view.js';

/** Loaded on demand: a sandbox without a chain needs none of it. */
const loadReader = () => import('./read-page.js');

const answerMessage = (context: Context, status: 404 | 503, title: string, text: Markup): Promise<Response> =>
  answerPage(context, {
    status,
    title,
    body: messagePage({ title, text, link: { href: '/explorer', label: 'Go to the explorer' } }),
  });

const answerWithoutChain = (context: Context): Promise<Response> =>
  answerPage(context, {
    status: 404,
    title: 'No chain',
    body: messagePage({
      title: 'No chain',
      text: html`This sandbox executes payments on paper, so there is no chain to look at. Start it with
        <code>--chain</code>.`,
      link: { href: '/', label: 'Go to the shop' },
    }),
  });

const answerUnknown = (context: Context): Promise<Response> =>
  answerMessage(
    context,
    404,
    'Transaction not found',
    html`The chain has no transaction with this hash. A payment whose steps were simulated has none.`,
  );

const answerUnreachable = (context: Context): Promise<Response> =>
  answerMessage(
    context,
    503,
    'The chain does not answer',
    html`The node of the chain does not answer. Check that it runs, and reload the page.`,
  );

/** The block explorer of the sandbox's chain: `/explorer`, and `/explorer/tx/{hash}`. */
export const explorerPage: Page = ({ gateway }) => {
  const page = new Hono();
  const { request, recipient, assets } = gateway;
  const networkName = assets[0]?.networkName ?? '';
  if (!request) {
    page.get('/explorer', answerWithoutChain);
    page.get('/explorer/*', answerWithoutChain);
    return page;
  }

  page.onError((error, context) => {
    // Anything else is a mistake of the explorer.
    if (error.name !== 'ChainError') throw error;
    return answerUnreachable(context);
  });

  page.get('/explorer', async (context) => {
    const { readLatestPayments } = await loadReader();
    const payments = await readLatestPayments(request, gateway);
    const content = latestView(payments, recipient);
    return answerPage(context, explorerFrame({ title: 'Last payments', networkName, content }));
  });

  page.get('/explorer/tx', (context) => {
    const hash = context.req.query('hash')?.trim() ?? '';
    return context.redirect(hash ? `/explorer/tx/${encodeURIComponent(hash)}` : '/explorer', 303);
  });

  page.get('/explorer/tx/:hash', async (context) => {
    const { readTransactionPage } = await loadReader();
    const found = await readTransactionPage(request, gateway, context.req.param('hash'));
    if (!found) return answerUnknown(context);
    const content = transactionView(found);
    return answerPage(context, explorerFrame({ title: 'Transaction', networkName, content }));
  });
  return page;
};
