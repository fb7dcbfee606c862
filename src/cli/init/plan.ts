import type { Project } from './project.js';
import type { Language } from './templates/language.js';
import { getNextFiles } from './templates/next.js';
import { serverTemplate } from './templates/servers.js';

/** A file to be written: its path from the folder of the project, with `/`, and its text. */
export interface PlannedFile {
  readonly path: string;
  readonly text: string;
}

/** The files to generate in a project, and the next steps of its developer. */
export interface Plan {
  readonly files: readonly PlannedFile[];
  readonly nextSteps: string;
}

/** The extension of a file that is no part of Next.js, whose bundler treats all files as ECMAScript modules. */
const getExtension = ({ isTypeScript, isModule }: Project): string =>
  `.${isModule ? '' : 'm'}${isTypeScript ? 'ts' : 'js'}`;

const getFiles = (project: Project): Readonly<Record<string, string>> => {
  const { framework, isTypeScript, store, needsLayout } = project;
  const language: Language = { type: (annotation) => (isTypeScript ? annotation : '') };
  if (framework === 'next') {
    const files = Object.entries(getNextFiles(store, language, needsLayout));
    return Object.fromEntries(
      files.map(([path, text]) => [isTypeScript ? path : path.replace(/\.tsx?$/, '.js'), text]),
    );
  }
  const name = framework === 'node' ? 'server' : 'routes';
  return { [`pay-status/${name}${getExtension(project)}`]: serverTemplate(framework, store, language) };
};

/** The instruction to add the routes to the developer's own server. */
const ADD = {
  express: 'add app.use(payments) before express.json()',
  hono: `add app.route('/', payments)`,
  fastify: 'add await app.register(payments)',
};

const getStart = ({ framework, isTypeScript }: Project, [file]: readonly PlannedFile[]): string => {
  if (framework === 'next') return 'Start your app: npx --no-install next dev';
  const path = file?.path ?? '';
  if (framework === 'node') return `Start the server: ${isTypeScript ? 'npx --no-install tsx' : 'node'} ${path}`;
  const module = `./${path.replace(/ts$/, 'js')}`;
  return `In your server, import { payments } from '${module}', ${ADD[framework]}, and start it on port 3000.`;
};

/** The credentials of the sandbox. */
const SANDBOX = [
  'GATEWAY_URL=http://localhost:4242',
  'MERCHANT_ID=merchant_demo',
  'API_KEY=wcp_test_demo',
  'APP_ID=app_demo',
];
const WEBHOOK_SECRET = 'WEBHOOK_SECRET=whsec_...';
const CREATE_SECRET = 'openssl rand -base64 32';

/** Returns the step that sets the environment variables. No command runs in the file of Next.js. */
const getVariables = ({ framework, store }: Project): string => {
  const own = [WEBHOOK_SECRET, ...(store === 'pg' ? ['DATABASE_URL=postgres://...'] : [])];
  const [title, lines] =
    framework === 'next'
      ? ['Write .env.local:', [...SANDBOX, `SESSION_SECRET=(what "${CREATE_SECRET}" prints)`, ...own]]
      : [
          'Set the environment variables:',
          [`export ${SANDBOX.join(' ')}`, `export SESSION_SECRET=$(${CREATE_SECRET}) ${own.join(' ')}`],
        ];
  return [title, ...lines].join('\n     ');
};

/** Next.js deploys what it has traced, and nothing imports the browser files. */
const NEXT_DEPLOYMENT = `For another order, change its value in the page.
5. Before you deploy, add the browser files of pay-status in next.config:
     outputFileTracingIncludes: { '/checkout/*': ['./node_modules/pay-status/dist/cdn/**/*'] },`;

/** The button is on a page of Vite's server, and the checkout makes its links of the page's own host. */
const VITE_PROXY = `
5. For the button on your own pages, let Vite pass the requests on to this server, in vite.config:
     server: { proxy: { '/checkout': { target: 'http://localhost:3000', changeOrigin: false } } },`;

/** Plans the files of a project. */
export const planFiles = (project: Project): Plan => {
  const files = Object.entries(getFiles(project)).map(([path, text]) => ({
    path: `${project.sourceFolder}${path}`,
    text,
  }));
  const isNext = project.framework === 'next';
  const nextSteps = `Next:
1. Start the sandbox, a payment gateway on your machine. It prints the secret of your webhook endpoint:
     npx --no-install pay-status-sandbox --webhook http://localhost:3000/webhooks
   In a clone of pay-status, this is: npm start -- --webhook http://localhost:3000/webhooks
2. ${getVariables(project)}
   Nothing of this is written for you: keep SESSION_SECRET where your server reads it. After a restart with another one, buyers do
   not see the payments that they have begun.
3. ${getStart(project, files)}
4. Open http://localhost:3000/buy, press the button and pay. ${isNext ? NEXT_DEPLOYMENT : 'Reload it for another order.'}${project.isVite ? VITE_PROXY : ''}

Or let this do all that once, with a test order: npx --no-install pay-status init --try`;
  return { files, nextSteps };
};
