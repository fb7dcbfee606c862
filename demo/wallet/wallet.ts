import { Hono } from 'hono';
import { answerPage } from '../pages/document.js';
import type { Page } from '../server.js';
import { TELEMETRY_PATH } from './telemetry-path.js';
import { walletView } from './wallet.view.js';

/** The test wallet: `/wallet?uri=…`, with a gateway URL, or `?pid=…`. */
export const walletPage: Page = () => {
  const page = new Hono();

  page.get('/wallet', async (context) => {
    const link = context.req.query('uri') || context.req.query('pid') || '';
    return answerPage(context, { ...walletView(link), origins: { runsWasm: true } });
  });

  // Takes what the wallet SDK would tell its makers, and forgets it.
  page.post(TELEMETRY_PATH, (context) => context.body(null, 204));
  return page;
};
