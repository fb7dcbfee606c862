import type { Project } from './project.js';
import type { Language } from './templates/language.js';
import { paymentsTemplate } from './templates/payments.js';
import { getRouteFiles } from './templates/routes.js';

/** A file to be written: its path from the folder of the project, with `/`, and its text. */
export interface PlannedFile {
  readonly path: string;
  readonly text: string;
}

/** The files to generate in a project, and the next steps of its developer. */
export interface Plan {
  readonly files: readonly PlannedFile[];
  /** Files of the developer that would answer the same requests: none of them may exist. */
  readonly conflicts: readonly string[];
  readonly nextSteps: string;
}

/** The extension of a file, and that of an import of it. */
const getExtensions = ({ framework, isTypeScript, isModule }: Project): readonly [file: string, specifier: string] => {
  // The bundler of Next.js finds modules without an extension, and treats all as ECMAScript modules.
  if (framework === 'next') return [isTypeScript ? '.ts' : '.js', ''];
  const module = isModule ? '' : 'm';
  return [`.${module}${isTypeScript ? 'ts' : 'js'}`, `.${module}js`];
};

const NEXT_EXTENSIONS = ['.js', '.jsx', '.ts', '.tsx'];

/** The pages and routes of Next.js that would have the path of a planned route. */
const getConflicts = ({ framework }: Project, files: readonly PlannedFile[]): readonly string[] => {
  if (framework !== 'next') return [];
  const planned = files.map(({ path }) => path);
  const folders = planned.filter((path) => /\/route\.\w+$/.test(path)).map((path) => path.replace(/route\.\w+$/, ''));
  return folders
    .flatMap((folder) =>
      ['page', 'route'].flatMap((name) => NEXT_EXTENSIONS.map((extension) => folder + name + extension)),
    )
    .filter((path) => !planned.includes(path));
};

const getStart = ({ framework, isTypeScript, sourceFolder }: Project, extension: string): string => {
  const folder = `${sourceFolder}pay-status`;
  if (framework === 'next') return '3. Start your app: npx --no-install next dev';
  if (framework === 'express')
    return `3. Import { payments } from ${folder}/routes, add app.use(payments) before express.json(), and start your app on port 3000.`;
  if (framework === 'hono')
    return `3. Import { payments } from ${folder}/routes, add app.route('/', payments), and start your app on port 3000.`;
  return `3. Start the server: ${isTypeScript ? 'npx --no-install tsx' : 'node'} ${folder}/server${extension}`;
};

/** Plans the files of a project. */
export const planFiles = (project: Project): Plan => {
  const [extension, importExtension] = getExtensions(project);
  const language: Language = {
    type: (annotation) => (project.isTypeScript ? annotation : ''),
    toSpecifier: (path) => path + importExtension,
  };
  const texts = { 'pay-status/payments': paymentsTemplate(language), ...getRouteFiles(project.framework, language) };
  const files = Object.entries(texts).map(([path, text]) => ({
    path: `${project.sourceFolder}${path}${extension}`,
    text,
  }));
  const nextSteps = `Next:
1. Start the sandbox, a payment gateway on your machine: npx --no-install pay-status-sandbox, or npm start in its repository.
2. Register your webhook endpoint, and set the environment variables; the response has the secret:
     curl -X PUT http://localhost:4242/sandbox/webhook-endpoint -H 'Content-Type: application/json' \\
       -d '{ "url": "http://localhost:3000/webhooks" }'
     export GATEWAY_URL=http://localhost:4242 MERCHANT_ID=merchant_demo API_KEY=wcp_test_demo APP_ID=app_demo
     export WEBHOOK_SECRET=whsec_... SHOP_URL=http://localhost:3000
${getStart(project, extension)}
4. Open http://localhost:3000/buy/order-1 and pay. The next order is order-2.

Or let this do all that once, with a test order: npx --no-install pay-status init --try`;
  return { files, conflicts: getConflicts(project, files), nextSteps };
};
