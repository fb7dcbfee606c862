import type { Framework } from '../project.js';
import { declareHandlers, declareState, importHandlers, readEnvironment } from './handlers.js';
import { HEADER, type Language } from './language.js';
import type { StoreKind } from './stores.js';

/** A framework with one file, which has all routes. */
export type ServerFramework = Exclude<Framework, 'next'>;

/** The code of a framework around the handlers. */
interface ServerTemplate {
  readonly imports: string;
  readonly usesNodeListener: boolean;
  readonly variables?: string;
  readonly routes: string;
}

const PAGE = `/** Stands for the page of an order, which is a new one each time. */
const getPage = () => \`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Shop</title>
  <script type="module" src="/checkout/assets/pay-button.js"></script>
  <pay-button><form method="post" action="/checkout">
    <button name="order" value="order-\${Date.now()}">Pay with crypto</button>
  </form></pay-button></html>\`;`;

const getTemplate = (framework: ServerFramework, { type }: Language): ServerTemplate => {
  switch (framework) {
    case 'express':
      return {
        imports: `import { Router } from 'express';`,
        usesNodeListener: true,
        routes: `/** Register them before \`express.json()\`, because the handlers need the raw body: \`app.use(payments)\`. */
export const payments = Router();
payments.use('/checkout', toNodeListener(checkout));
payments.post('/webhooks', toNodeListener(webhooks));
payments.get('/buy', (_request, response) => {
  response.send(getPage());
});
`,
      };
    case 'hono':
      return {
        imports: `import { Hono } from 'hono';`,
        usesNodeListener: false,
        routes: `/** Add them to your app: \`app.route('/', payments)\`. */
export const payments = new Hono();
payments.all('/checkout/*', ({ req }) => checkout(req.raw));
payments.post('/webhooks', ({ req }) => webhooks(req.raw));
payments.get('/buy', (context) => context.html(getPage()));
`,
      };
    case 'fastify':
      return {
        imports: type(`import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';`),
        usesNodeListener: true,
        routes: `const serve = (handler${type(': (request: Request) => Promise<Response>')}) => {
  const listener = toNodeListener(handler);
  return (request${type(': FastifyRequest')}, reply${type(': FastifyReply')}) => {
    reply.hijack();
    listener(request.raw, reply.raw);
  };
};

/** Add them to your app: \`app.register(payments)\`. */
export const payments = async (app${type(': FastifyInstance')}) => {
  // The handlers read the bodies: these routes have no parser.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all('/checkout', serve(checkout));
  app.all('/checkout/*', serve(checkout));
  app.post('/webhooks', serve(webhooks));
  app.get('/buy', (_request, reply) => reply.type('text/html').send(getPage()));
};
`,
      };
    case 'node':
      return {
        imports: `import { createServer } from 'node:http';`,
        usesNodeListener: true,
        variables: `PORT = '3000'`,
        routes: `const serve = async (request${type(': Request')}) => {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/checkout')) return checkout(request);
  if (pathname === '/webhooks') return webhooks(request);
  if (pathname !== '/buy') return new Response('Not found', { status: 404 });
  return new Response(getPage(), { headers: { 'content-type': 'text/html' } });
};
createServer(toNodeListener(serve)).listen(Number(PORT), '127.0.0.1', () => {
  console.log(\`The shop is at http://localhost:\${PORT}/buy\`);
});
`,
      };
  }
};

/** Returns the file of a framework. */
export const serverTemplate = (framework: ServerFramework, store: StoreKind, language: Language): string => {
  const { imports, usesNodeListener, variables, routes } = getTemplate(framework, language);
  const imported = importHandlers(store, usesNodeListener ? ['toNodeListener'] : []);
  const state = Object.entries(declareState(store, language)).map(([name, value]) => `const ${name} = ${value};`);
  return `${[HEADER, imports, imported].filter(Boolean).join('\n')}

${readEnvironment(...(variables ? [variables] : []))}
${state.join('\n')}

${declareHandlers(store, language)}

${PAGE}

${routes}`;
};
