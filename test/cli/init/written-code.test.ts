// Generates projects with `pay-status init` in temporary folders, type-checks them, and runs their shops against the sandbox.
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import ts from 'typescript';
import { planFiles } from '../../../src/cli/init/plan.js';
import type { Framework, Project } from '../../../src/cli/init/project.js';
import { startServer, type RunningServer } from '../../../demo/server.js';
import { findFreePort } from '../../../demo/test/support/free-port.js';
import { ROOT, runProgram } from '../../server/merchant/documents.js';

const FRAMEWORKS: readonly Framework[] = ['next', 'express', 'hono', 'node'];

/** The developer's own program, which uses what is written. */
const APPS: Readonly<Partial<Record<Framework, string>>> = {
  express: `import express from 'express';
import { payments } from './pay-status/routes.js';
const { PORT } = process.env;
express().use(payments).use(express.json()).listen(Number(PORT), '127.0.0.1', () => console.log('The shop is at'));
`,
  hono: `import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { payments } from './pay-status/routes.js';
const app = new Hono();
app.route('/', payments);
serve({ fetch: app.fetch, port: Number(process.env['PORT']), hostname: '127.0.0.1' }, () => console.log('The shop is at'));
`,
};

const folders: string[] = [];

/** Writes a project inside the package, so that \`pay-status\` and the frameworks resolve. */
const write = async (framework: Framework, isTypeScript: boolean) => {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.cache/init-'));
  folders.push(folder);
  const project: Project = { framework, isTypeScript, isModule: true, sourceFolder: '' };
  const app = APPS[framework];
  const extension = isTypeScript ? 'ts' : 'js';
  const files = [
    ...planFiles(project).files,
    { path: 'package.json', text: '{ "type": "module" }' },
    ...(app ? [{ path: `app.${extension}`, text: app }] : []),
  ];
  for (const { path, text } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const paths = files.map(({ path }) => join(folder, path)).filter((path) => /\.[jt]s$/.test(path));
  return { paths, main: join(folder, app ? `app.${extension}` : `pay-status/server.${extension}`) };
};

const check = (paths: readonly string[], framework: Framework): readonly string[] => {
  const isBundled = framework === 'next';
  const program = ts.createProgram(paths, {
    strict: true,
    noEmit: true,
    noUnusedLocals: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    allowJs: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
    module: isBundled ? ts.ModuleKind.ESNext : ts.ModuleKind.NodeNext,
    moduleResolution: isBundled ? ts.ModuleResolutionKind.Bundler : ts.ModuleResolutionKind.NodeNext,
    customConditions: ['@pay-status/source'],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => file && paths.includes(file.fileName))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
};

describe('the code that pay-status init writes', () => {
  let gateway: RunningServer;
  before(async () => {
    gateway = await startServer({ port: 0 });
  });
  after(async () => {
    await gateway.close();
    for (const folder of folders) await rm(folder, { recursive: true });
  });

  const sandbox = async (method: string, path: string, body: object): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch(`${gateway.url}/sandbox/${path}`, { method, headers, body: JSON.stringify(body) })).json();
  };

  for (const framework of FRAMEWORKS) {
    it(`type-checks strictly for ${framework}, and has no syntax error as JavaScript`, async () => {
      assert.deepEqual(check((await write(framework, true)).paths, framework), []);
      assert.deepEqual(check((await write(framework, false)).paths, framework), []);
    });
  }

  for (const [framework, isTypeScript] of [
    ['express', true],
    ['hono', false],
    ['node', false],
  ] as const) {
    it(`creates a payment, reads its status, offers to pay, and verifies a webhook with ${framework} in ${isTypeScript ? 'TypeScript' : 'JavaScript'}`, async () => {
      const { main } = await write(framework, isTypeScript);
      const port = String(await findFreePort());
      const url = `http://127.0.0.1:${port}`;
      const { secret } = (await sandbox('PUT', 'webhook-endpoint', { url: `${url}/webhooks` })) as { secret: string };
      const keys = { MERCHANT_ID: 'merchant_demo', API_KEY: 'wcp_test_demo', APP_ID: 'app_demo' };
      const env = { ...keys, GATEWAY_URL: gateway.url, WEBHOOK_SECRET: secret, SHOP_URL: url, PORT: port };
      const { waitForOutput, stop } = runProgram(main, env);
      try {
        await waitForOutput('The shop is at');
        const orderId = `${framework}-${isTypeScript ? 1 : 2}`;
        const bought = await fetch(`${url}/buy/${orderId}`, { redirect: 'manual' });
        const [cookie = ''] = (bought.headers.get('set-cookie') ?? '').split(';');
        const location = bought.headers.get('location') ?? '';
        const [paymentId] = /pay_\w+/.exec(location) ?? [''];
        const shown = await fetch(url + location, { headers: { cookie } });
        assert.equal(shown.headers.get('content-security-policy'), `frame-ancestors 'none'`);
        const page = await shown.text();
        assert.ok(page.includes(`<pay-checkout payment-id="${paymentId}"`), page);
        const stranger = await fetch(`${url}/buy/${orderId}`, { redirect: 'manual' });
        assert.deepEqual([stranger.status, stranger.headers.get('set-cookie')], [403, null]);
        const again = await fetch(`${url}/buy/${orderId}`, { redirect: 'manual', headers: { cookie } });
        assert.deepEqual([again.status, again.headers.get('location')], [303, location]);
        assert.equal(again.headers.get('set-cookie'), bought.headers.get('set-cookie'));
        const longer = { cookie: `${cookie}0` };
        for (const headers of [{}, longer, { cookie: 'order_=' }])
          assert.equal((await fetch(url + location, { headers })).status, 404);
        assert.equal((await fetch(`${url}/pay-status/cdn/pay-checkout.js`)).status, 200);
        const sheet = await fetch(`${url}/pay-status/cdn/presets/soft.css`);
        assert.deepEqual([sheet.status, sheet.headers.get('content-type')], [200, 'text/css']);
        const status = await (await fetch(`${url}/status/${paymentId}`, { headers: { cookie } })).json();
        assert.equal((status as { status: string }).status, 'requires_action');
        const options = await fetch(`${url}/pay/${paymentId}/options`, {
          method: 'POST',
          headers: { cookie, origin: url, 'content-type': 'application/json' },
          body: '{"accounts":[]}',
        });
        assert.deepEqual(await options.json(), { options: [], info: null, collectData: null });
        await sandbox('POST', `payments/${paymentId}/succeed`, {});
        await waitForOutput(`Ship ${orderId}.`);
      } finally {
        await stop();
      }
    });
  }
});
