import type { Framework } from '../project.js';
import type { Language } from './language.js';

const HANDLERS = 'buy, orderPage, pay, script, status, webhooks';

const nodeTemplate = ({ type, toSpecifier }: Language): string => `// Written by \`pay-status init\`; yours to change.
import { createServer } from 'node:http';
import { toNodeListener } from 'pay-status/webhooks';
import { ${HANDLERS} } from '${toSpecifier('./payments')}';

const serve = (request${type(': Request')})${type(': Promise<Response>')} => {
  const [, page = ''] = new URL(request.url).pathname.split('/');
  if (page === 'webhooks') return webhooks(request);
  if (page === 'status') return status(request);
  if (page === 'pay') return pay(request);
  if (page === 'buy') return buy(request);
  return page === 'order' ? orderPage(request) : script(request);
};

const { PORT = '3000' } = process.env;
createServer(toNodeListener(serve)).listen(Number(PORT), '127.0.0.1', () => {
  console.log(\`The shop is at http://localhost:\${PORT}.\`);
});
`;

const expressTemplate = ({ toSpecifier }: Language): string => `// Written by \`pay-status init\`; yours to change.
import { Router } from 'express';
import { toNodeListener } from 'pay-status/webhooks';
import { ${HANDLERS} } from '${toSpecifier('./payments')}';

/** The routes of paying. Register them before \`express.json()\`, because the handlers need the raw body: \`app.use(payments)\`. */
export const payments = Router();
payments.get('/buy/:order', toNodeListener(buy));
payments.get('/order', toNodeListener(orderPage));
payments.get('/status/:id', toNodeListener(status));
payments.post('/pay/:id/:route', toNodeListener(pay));
payments.post('/webhooks', toNodeListener(webhooks));
payments.use('/pay-status/cdn', toNodeListener(script));
`;

const honoTemplate = ({ toSpecifier }: Language): string => `// Written by \`pay-status init\`; yours to change.
import { Hono } from 'hono';
import { ${HANDLERS} } from '${toSpecifier('./payments')}';

/** The routes of paying: \`app.route('/', payments)\`. */
export const payments = new Hono();
payments.get('/buy/:order', ({ req }) => buy(req.raw));
payments.get('/order', ({ req }) => orderPage(req.raw));
payments.get('/status/:id', ({ req }) => status(req.raw));
payments.post('/pay/:id/:route', ({ req }) => pay(req.raw));
payments.post('/webhooks', ({ req }) => webhooks(req.raw));
payments.get('/pay-status/cdn/*', ({ req }) => script(req.raw));
`;

/** A route of Next.js: the folder below `app`, the method, and the handler. */
const NEXT_ROUTES = [
  ['buy/[order]', 'GET', 'buy'],
  ['order', 'GET', 'orderPage'],
  ['status/[id]', 'GET', 'status'],
  ['pay/[id]/[route]', 'POST', 'pay'],
  ['webhooks', 'POST', 'webhooks'],
  ['pay-status/cdn/[...file]', 'GET', 'script'],
] as const;

const toNextRoute = (folder: string, method: string, handler: string, { toSpecifier }: Language): string => {
  const up = '../'.repeat(folder.split('/').length + 1);
  return `// Written by \`pay-status init\`; yours to change.
export { ${handler} as ${method} } from '${toSpecifier(`${up}pay-status/payments`)}';

export const dynamic = 'force-dynamic';
`;
};

/** Returns the files of a framework besides the shared module, by their paths below the folder of the sources, without an extension. */
export const getRouteFiles = (framework: Framework, language: Language): Readonly<Record<string, string>> => {
  if (framework === 'express') return { 'pay-status/routes': expressTemplate(language) };
  if (framework === 'hono') return { 'pay-status/routes': honoTemplate(language) };
  if (framework === 'node') return { 'pay-status/server': nodeTemplate(language) };
  return Object.fromEntries(
    NEXT_ROUTES.map(([folder, method, handler]) => [
      `app/${folder}/route`,
      toNextRoute(folder, method, handler, language),
    ]),
  );
};
