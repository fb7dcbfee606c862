import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { startServer, type RunningServer } from '../../demo/server.js';
import type { MerchantClient } from '../../src/merchant/index.js';
import { freePort } from '../../demo/test/support/free-port.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SNIPPET = /^```ts ([\w.]+)\n([\s\S]*?)^```$/gm;
const PATIENCE_MS = 10_000;

/** What the program of the docs gives to others. */
interface Program {
  readonly startPayment: (orderId: string) => Promise<{ paymentId: string }>;
  readonly reconcile: (orderId: string, paymentId: string) => Promise<void>;
  readonly buyers: Map<string, string>;
  readonly server: { close: () => void; closeAllConnections: () => void };
}

interface ReadmeProgram {
  readonly client: MerchantClient;
  readonly gatewayUrl: string;
}

/** In place of PostgreSQL, which not every machine has. */
const DATABASE = `import { PGlite } from '@electric-sql/pglite';
import { fromPglite } from 'pay-status/webhooks';
export const pglite = await PGlite.create();
await pglite.query('create table parcels (order_id text primary key)');
export const database = fromPglite(pglite);
`;

/** What the snippet of the README takes as given. */
const README_PRELUDE = `const merchantId = 'merchant_demo';
const apiKey = 'wcp_test_demo';
const orderId = 'order-readme';
`;

/** The snippet of the README, as a file that gives away what it found out. */
const readReadme = async (gatewayUrl: string): Promise<string> => {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
  const [, section = ''] = readme.split('## On your server\n');
  const [, code = ''] = /^```ts\n([\s\S]*?)^```$/m.exec(section) ?? [];
  assert.ok(code.includes("'https://gateway.example'"), 'the README has no program for a server');
  return `${README_PRELUDE}${code.replace('https://gateway.example', gatewayUrl)}export { client, gatewayUrl };\n`;
};

/** The files of the docs, each made of all its snippets. */
const readFiles = async (): Promise<ReadonlyMap<string, string>> => {
  const files = new Map<string, string>();
  const docs = await readFile(join(ROOT, 'docs/server.md'), 'utf8');
  for (const [, name = '', code = ''] of docs.matchAll(SNIPPET)) files.set(name, (files.get(name) ?? '') + code);
  return files;
};

const compile = async (folder: string): Promise<void> => {
  const config = { extends: join(ROOT, 'tsconfig.json'), include: [folder], exclude: [] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [tsc, '--project', folder, '--noEmit']).catch((error: unknown) => {
    assert.fail((error as { stdout: string }).stdout);
  });
};

describe('docs/server.md', () => {
  let folder: string;
  let gateway: RunningServer;

  before(async () => {
    await mkdir(join(ROOT, '.cache'), { recursive: true });
    // Inside of the package, where its own name leads to its entries.
    folder = await mkdtemp(join(ROOT, '.cache/server-docs-'));
    gateway = await startServer({ port: 0 });
    for (const [name, code] of await readFiles()) await writeFile(join(folder, name), code);
    await writeFile(join(folder, 'readme.ts'), await readReadme(gateway.url));
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

  it('compiles', () => compile(folder));

  it('is led to by the README, whose program creates the payment of an order', async () => {
    const { client, gatewayUrl } = (await import(pathToFileURL(join(folder, 'readme.ts')).href)) as ReadmeProgram;
    const { data } = await client.listPayments();
    const payment = data.find(({ reference_id }) => reference_id === 'order-readme');
    assert.deepEqual([payment?.fiat_amount, payment?.fiat_currency], [1250, 'USD']);
    assert.equal(gatewayUrl, `${gateway.url}/?pid=${payment?.payment_id}`);
  });

  it('creates, shows, receives and reconciles as one program', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/webhooks`;
    const { secret } = (await sandbox('PUT', 'webhook-endpoint', { url })) as { secret: string };
    Object.assign(process.env, {
      GATEWAY_URL: gateway.url,
      MERCHANT_ID: 'merchant_demo',
      API_KEY: 'wcp_test_demo',
      WEBHOOK_SECRET: secret,
      MODE: 'test',
      PORT: String(port),
    });
    await writeFile(join(folder, 'database.ts'), DATABASE);
    const load = async <Module>(name: string): Promise<Module> =>
      (await import(pathToFileURL(join(folder, name)).href)) as Module;
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

    const { paymentId } = await program.startPayment('order-1');
    program.buyers.set(paymentId, 'alice');
    const ask = (session: string): Promise<Response> =>
      fetch(`http://127.0.0.1:${port}/status/${paymentId}`, { headers: { cookie: `session=${session}` } });
    assert.equal((await ask('mallory')).status, 404);
    assert.equal(((await (await ask('alice')).json()) as { status: string }).status, 'requires_action');

    await sandbox('POST', `payments/${paymentId}/succeed`, {});
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await parcels()).length) {
      assert.ok(Date.now() < deadline, 'no event has made a parcel');
      // PGlite answers without a turn of the event loop, in which alone an event can come in.
      await new Promise((resolve) => setImmediate(resolve));
    }
    await program.reconcile('order-1', paymentId);
    assert.deepEqual(await parcels(), [{ order_id: 'order-1' }]);
  });
});
