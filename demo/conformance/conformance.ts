import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { toConformanceReport } from '../gateway/conformance/report.js';
import { answerPage } from '../pages/document.js';
import { messagePage } from '../pages/message.js';
import type { Page } from '../server.js';
import { conformanceView } from './conformance.view.js';
import { reportView } from './report.view.js';
import { toReportText } from './report-text.js';

const answerUnknown = (context: Context): Promise<Response> =>
  answerPage(context, {
    status: 404,
    title: 'Report not found',
    body: messagePage({
      title: 'Report not found',
      text: html`The sandbox keeps the last 100 runs, until it ends.`,
      link: { href: '/conformance', label: 'Check a host' },
    }),
  });

/**
 * The check of a host: `/conformance`, loaded by an app or a frame instead of the checkout, with `?run=…` for a run that a
 * program has started; and the report of a run, `/conformance/{runId}`, with `.txt` at its end as plain text.
 */
export const conformancePage: Page = ({ gateway, baseUrl, checkout: { embedOrigins = [] } = {} }) => {
  const page = new Hono();

  page.get('/conformance', (context) =>
    answerPage(context, {
      ...conformanceView({ gateway, baseUrl, embedOrigins }),
      origins: { connect: [new URL(baseUrl).origin], frame: embedOrigins },
    }),
  );

  page.get('/conformance/:name', (context): Response | Promise<Response> => {
    const [, id = '', isText] = /^(\w+)(\.txt)?$/.exec(context.req.param('name')) ?? [];
    const run = gateway.conformance.find(id);
    if (!run) return answerUnknown(context);
    const report = toConformanceReport(run, baseUrl);
    return isText
      ? context.text(toReportText(report), 200, { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-cache' })
      : answerPage(context, { ...reportView(report), origins: { frame: embedOrigins } });
  });
  return page;
};
