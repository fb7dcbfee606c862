// Serves a module's tests to the page: each test file with what it imports, built once, and single sources as they are.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join, relative, resolve } from 'node:path';
import { build, transform } from 'esbuild';

const CONDITIONS = ['@pay-status/source', 'browser', 'production'];
const SETUP = 'test/support/setup.ts';
const MOCHA = 'node_modules/@web/test-runner-mocha/dist/standalone.js';

/** The demo imports the library by its name, which node_modules leads out of the sandbox with the mutants. */
const self = (root, exported) => ({
  name: 'self',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^pay-status(\/|$)/ }, ({ path }) => ({
      path: join(root, exported[`.${path.slice('pay-status'.length)}`]['@pay-status/source']),
    }));
  },
});

const bundle = async (root, tests) => {
  const { exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [SETUP, ...tests],
    outbase: root,
    outdir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'esnext',
    conditions: CONDITIONS,
    plugins: [self(root, exports)],
    tsconfig: join(root, 'tsconfig.json'),
    write: false,
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, text }) => [`/${relative(root, path)}`, text]));
};

/** What @web/test-runner would answer to Mocha's questions. */
const SOCKET = 'export const sendMessage = async () => {}; export const sendMessageWaitForResponse = sendMessage;';

export const toEntry = (file) => `/${file.replace(/\.m?ts$|\.mjs$/, '.js')}`;

const PAGE = `<!doctype html><html lang="en"><head><title>pay-status tests</title>
<script type="module" src="/page.mjs"></script></head><body></body></html>`;

/** Tests load sources by their address to have a second instance of them, or to read them. */
const readSource = async (root, path) => {
  const file = resolve(root, `.${path}`);
  if (!file.startsWith(join(root, 'src/'))) throw new Error(`not served: ${path}`);
  const { compilerOptions } = JSON.parse(await readFile(join(root, 'tsconfig.json'), 'utf8'));
  const tsconfigRaw = { compilerOptions: { verbatimModuleSyntax: compilerOptions.verbatimModuleSyntax } };
  const code = await readFile(file.replace(/\.js$/, '.ts'), 'utf8');
  return (await transform(code, { loader: 'ts', target: 'esnext', tsconfigRaw })).code;
};

/** Resolves to the address of the page, and to what ends serving. */
export const serve = async (root, tests) => {
  const files = await bundle(root, tests);
  files.set('/mocha.js', await readFile(join(root, MOCHA), 'utf8'));
  files.set('/page.mjs', await readFile(new URL('page.mjs', import.meta.url), 'utf8'));
  files.set('/__web-dev-server__web-socket.js', SOCKET);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const answer = (type, body) => {
      // The page is loaded anew for each mutant, with the same scripts.
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
  // The build of Mocha asks for this name, and does without the rest of its runner.
  return { url: `http://127.0.0.1:${server.address().port}/?wtr-test-file=none`, close: () => server.close() };
};
