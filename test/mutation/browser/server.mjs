// Serves the tests of a module to the page: bundles of the test files, and single sources that tests load by their URL.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { transform } from 'esbuild';
import { bundleTests } from '../../../scripts/bundle-tests.mjs';

const MOCHA = 'node_modules/@web/test-runner-mocha/dist/standalone.js';

/** Stands in for the web socket of @web/test-runner, which its build of Mocha imports. */
const SOCKET = 'export const sendMessage = async () => {}; export const sendMessageWaitForResponse = sendMessage;';

const PAGE = `<!doctype html><html lang="en"><head><title>pay-status tests</title>
<script type="module" src="/page.mjs"></script></head><body></body></html>`;

/** Compiles a single source: some tests load one by its URL to get a second instance of it, or its text. */
const readSource = async (root, path) => {
  const file = resolve(root, `.${path}`);
  if (!file.startsWith(join(root, 'src/'))) throw new Error(`not served: ${path}`);
  const { compilerOptions } = JSON.parse(await readFile(join(root, 'tsconfig.json'), 'utf8'));
  const tsconfigRaw = { compilerOptions: { verbatimModuleSyntax: compilerOptions.verbatimModuleSyntax } };
  const code = await readFile(file.replace(/\.js$/, '.ts'), 'utf8');
  return (await transform(code, { loader: 'ts', target: 'esnext', tsconfigRaw })).code;
};

/** Resolves to the URL of the page, and a function that stops the server. */
export const serve = async (root, tests) => {
  const files = await bundleTests(root, tests);
  files.set('/mocha.js', await readFile(join(root, MOCHA), 'utf8'));
  files.set('/page.mjs', await readFile(new URL('page.mjs', import.meta.url), 'utf8'));
  files.set('/__web-dev-server__web-socket.js', SOCKET);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const answer = (type, body) => {
      // The page is reloaded with the same scripts for each mutant.
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'max-age=86400, immutable' }).end(body);
    };
    if (pathname === '/') answer('text/html', PAGE);
    else if (files.has(pathname)) answer('text/javascript', files.get(pathname));
    else
      readSource(root, pathname).then(
        (code) => answer('text/javascript', code),
        () => response.writeHead(404).end(),
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The build of Mocha requires this query parameter.
  return { url: `http://127.0.0.1:${server.address().port}/?wtr-test-file=none`, close: () => server.close() };
};
