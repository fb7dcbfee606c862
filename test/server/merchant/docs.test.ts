import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startServer, type RunningServer } from '../../../demo/server.js';
import { findFreePort } from '../../../demo/test/support/free-port.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SNIPPET = /^```ts ([\w.]+)\n([\s\S]*?)^```$/gm;
const PATIENCE_MS = 10_000;
/** Start timeout of a process that has to load TypeScript first, milliseconds. */
const START_PATIENCE_MS = 60_000;

/** Exports of the program in docs/server.md. */
interface Program {
  readonly reconcile: (orderId: string, paymentId: string) => Promise<void>;
  readonly server: { close: () => void; closeAllConnections: () => void };
}

/** Replaces PostgreSQL, which not every machine has. */
const DATABASE = `import { PGlite } from '@electric-sql/pglite';
import { fromPglite } from 'pay-status/webhooks';
export const pglite = await PGlite.create();
export const database = fromPglite(pglite);
`;

/** Writes the files of a document, each from all its snippets, inside the package, so that `pay-status` resolves to its entries. */
const writePrograms = async (document: string): Promise<string> => {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.cache/docs-'));
  const files = new Map<string, string>();
  const text = await readFile(join(ROOT, document), 'utf8');
  for (const [, name = '', code = ''] of text.matchAll(SNIPPET)) files.set(name, (files.get(name) ?? '') + code);
  assert.ok(files.has('server.ts'), `${document} has no program for a server`);
  for (const [name, code] of files) await writeFile(join(folder, name), code);
  return folder;
};

const until = async (holds: () => unknown, patienceMs: number, problem: () => string): Promise<void> => {
  const deadline = Date.now() + patienceMs;
  while (!(await holds())) {
    assert.ok(Date.now() < deadline, problem());
    // PGlite does not yield to the event loop, so no request could arrive meanwhile.
    await new Promise((resolve) => setImmediate(resolve));
  }
};

/** Writes a document's programs to the disk, and starts a sandbox for them. */
const useDocument = (document: string) => {
  let folder = '';
  let gateway: RunningServer;
  before(async () => {
    folder = await writePrograms(document);
    gateway = await startServer({ port: 0 });
  });
  after(async () => {
    await gateway.close();
    await rm(folder, { recursive: true });
  });

  const sandbox = async (method: string, path: string, body: object): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${gateway.url}/sandbox/${path}`, { method, headers, body: JSON.stringify(body) });
    assert.ok(response.ok);
    return response.json();
  };
  const succeed = (paymentId: string): Promise<unknown> => sandbox('POST', `payments/${paymentId}/succeed`, {});

  /** Registers the webhook endpoint of a shop, and returns its environment variables. */
  const openShop = async () => {
    const port = String(await findFreePort());
    const url = `http://127.0.0.1:${port}`;
    const { secret } = (await sandbox('PUT', 'webhook-endpoint', { url: `${url}/webhooks` })) as { secret: string };
    const env = {
      GATEWAY_URL: gateway.url,
      MERCHANT_ID: 'merchant_demo',
      API_KEY: 'wcp_test_demo',
      WEBHOOK_SECRET: secret,
      MODE: 'test',
      PORT: port,
    };
    return { url, env };
  };
  return { getPath: (name: string) => join(folder, name), gateway: () => gateway, succeed, openShop };
};

const getStatus = async (response: Promise<Response>): Promise<unknown> =>
  ((await (await response).json()) as { status: unknown }).status;

describe('README.md', () => {
  const { getPath, gateway, succeed, openShop } = useDocument('README.md');

  it('contains a server that creates a payment, serves a page and its status, and receives the success', async () => {
    const { url, env } = await openShop();
    const node = ['-C', '@pay-status/source', '--import', 'tsx', getPath('server.ts')];
    const shop = spawn(process.execPath, node, { cwd: ROOT, env: { ...process.env, ...env } });
    let output = '';
    const read = (chunk: Buffer): void => {
      output += String(chunk);
    };
    shop.stdout.on('data', read);
    shop.stderr.on('data', read);
    const exited = new Promise((resolve) => shop.on('exit', resolve));
    const waitForOutput = (text: string): Promise<void> =>
      until(
        () => output.includes(text),
        START_PATIENCE_MS,
        () => `no output: ${text}\n${output}`,
      );
    try {
      await waitForOutput('The shop is at');
      const { status, headers } = await fetch(`${url}/buy/order-1`, { redirect: 'manual' });
      const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
      const [, paymentId = ''] = (headers.get('location') ?? '').split('?pid=');
      assert.equal(status, 303);
      assert.equal(headers.get('location'), `${gateway().url}/?pid=${paymentId}`);

      const requestStatus = (session: string) => fetch(`${url}/status/${paymentId}`, { headers: { cookie: session } });
      assert.equal((await requestStatus('session=mallory')).status, 404);
      assert.equal(await getStatus(requestStatus(cookie)), 'requires_action');

      const page = (session: string) => fetch(`${url}/order?payment_id=${paymentId}`, { headers: { cookie: session } });
      assert.equal((await page('session=mallory')).status, 404);
      const html = await (await page(cookie)).text();
      assert.match(html, new RegExp(`<pay-status payment-id="${paymentId}" status-url="/status/{id}">`));
      const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
      const file = await fetch(`${url}${script}`);
      assert.deepEqual([file.status, file.headers.get('content-type')], [200, 'text/javascript']);
      assert.equal(await file.text(), await readFile(join(ROOT, 'dist/cdn/pay-status.js'), 'utf8'));
      assert.equal((await fetch(`${url}/pay-status/cdn/locales/de.js`)).status, 200);
      assert.equal((await fetch(`${url}/pay-status/cdn/..%2f..%2fpackage.json`)).status, 404);

      await succeed(paymentId);
      await waitForOutput('Ship order-1.');
      assert.equal(await getStatus(requestStatus(cookie)), 'succeeded');
    } finally {
      shop.kill();
      await exited;
    }
  });
});

describe('docs/server.md', () => {
  const { getPath, gateway, succeed, openShop } = useDocument('docs/server.md');

  it('contains one program that creates, shows, cancels, receives and reconciles payments', async () => {
    const { url, env } = await openShop();
    Object.assign(process.env, env);
    await writeFile(getPath('database.ts'), DATABASE);
    const load = async <Module>(name: string): Promise<Module> =>
      (await import(pathToFileURL(getPath(name)).href)) as Module;
    const { pglite } = await load<{
      pglite: { query: (text: string) => Promise<{ rows: unknown[] }>; close: () => Promise<void> };
    }>('database.ts');
    const program = await load<Program>('server.ts');
    after(async () => {
      program.server.close();
      program.server.closeAllConnections();
      await pglite.close();
    });
    const parcels = async () => (await pglite.query('select order_id from parcels')).rows;
    const closed = async () =>
      (await pglite.query('select order_id from orders where is_closed order by order_id')).rows;

    /** A visitor whose session contains hyphens, like a UUID. */
    const alice = 'session=0a1b-2c3d';
    const call = (path: string, cookie: string, method = 'GET') =>
      fetch(`${url}${path}`, { method, headers: { cookie }, redirect: 'manual' });
    const buy = async (orderId: string): Promise<string> => {
      const { status, headers } = await call(`/buy/${orderId}`, alice);
      const [, paymentId = ''] = (headers.get('location') ?? '').split('?pid=');
      assert.deepEqual([status, headers.get('location')], [303, `${gateway().url}/?pid=${paymentId}`]);
      return paymentId;
    };

    const paid = await buy('order-1');
    assert.equal((await call(`/status/${paid}`, 'session=mallory')).status, 404);
    assert.equal(await getStatus(call(`/status/${paid}`, alice)), 'requires_action');
    await succeed(paid);
    await until(
      async () => (await parcels()).length,
      PATIENCE_MS,
      () => 'no event has made a parcel',
    );
    await program.reconcile('order-1', paid);
    assert.deepEqual(await parcels(), [{ order_id: 'order-1' }]);

    const unwanted = await buy('order-2');
    assert.equal((await call(`/cancel/${unwanted}`, 'session=mallory', 'POST')).status, 404);
    assert.equal(await getStatus(call(`/cancel/${unwanted}`, alice, 'POST')), 'cancelled');
    await until(
      async () => (await closed()).length === 2,
      PATIENCE_MS,
      () => 'no event has closed the order that was cancelled',
    );
    const refusal = await call(`/cancel/${paid}`, alice, 'POST');
    assert.equal(refusal.status, 400);
    assert.deepEqual(Object.keys((await refusal.json()) as object), ['code', 'message']);

    // Reconciliation closes orders that no webhook has closed.
    await pglite.query('update orders set is_closed = false');
    await program.reconcile('order-2', unwanted);
    assert.deepEqual(await closed(), [{ order_id: 'order-2' }]);
    await program.reconcile('order-1', paid);
    assert.deepEqual(await closed(), [{ order_id: 'order-1' }, { order_id: 'order-2' }]);
    assert.deepEqual(await parcels(), [{ order_id: 'order-1' }]);
  });
});
