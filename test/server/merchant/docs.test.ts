import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { findPostgres, startPostgres } from '../../../demo/test/support/postgres.js';
import { PATIENCE_MS, ROOT, runProgram, until, useDocument } from './documents.js';

/** Exports of the program in docs/server.md. */
interface Program {
  readonly reconcile: (orderId: string, paymentId: string) => Promise<void>;
  readonly listSales: (startTs: string, endTs: string) => Promise<readonly unknown[]>;
  readonly readRevenue: (startTs: string, endTs: string) => Promise<readonly unknown[]>;
  readonly findTransfer: (paymentId: string) => Promise<string | undefined>;
  readonly noteRefund: (paymentId: string) => Promise<void>;
  readonly server: { close: () => void; closeAllConnections: () => void };
}

/** Replaces PostgreSQL, which not every machine has. */
const DATABASE = `import { PGlite } from '@electric-sql/pglite';
import { fromPglite } from 'pay-status/webhooks';
export const pglite = await PGlite.create();
export const database = fromPglite(pglite);
export const listen = (channel, onPayload) => pglite.listen(channel, onPayload);
`;

const getStatus = async (response: Promise<Response>): Promise<unknown> =>
  ((await (await response).json()) as { status: unknown }).status;

describe('README.md', () => {
  const { getPath, gateway, succeed, openShop } = useDocument('README.md');

  it('contains a server that creates one payment for an order, serves its buyer the page and the status, and ships it', async () => {
    const { url, env } = await openShop();
    const { waitForOutput, stop } = runProgram(getPath('server.ts'), { ...env, SESSION_SECRET: 's'.repeat(32) });
    try {
      await waitForOutput('Open http');
      assert.match(
        await (await fetch(url)).text(),
        /<form method="post" action="\/checkout"><input type="hidden" name="order" value="order-\d+">/,
      );
      const body = new URLSearchParams({ order: 'order-1' });
      const buy = (headers: Readonly<Record<string, string>>) =>
        fetch(`${url}/checkout`, { method: 'POST', body, headers, redirect: 'manual' });
      const own = { 'sec-fetch-site': 'same-origin' };
      assert.equal((await buy({ 'sec-fetch-site': 'cross-site' })).status, 403);
      const { status, headers } = await buy(own);
      const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
      const page = headers.get('location') ?? '';
      assert.equal(status, 303);
      assert.equal((await buy(own)).headers.get('location'), page);

      const visit = (path: string, session = '') => fetch(url + path, { headers: { cookie: session } });
      for (const path of [page, `${page}/status`]) assert.equal((await visit(path, 'pay-checkout=x')).status, 404);
      assert.equal(await getStatus(visit(`${page}/status`, cookie)), 'requires_action');
      const html = await (await visit(page, cookie)).text();
      const paymentId = page.slice('/checkout/'.length);
      assert.ok(html.includes(`gateway-url="${gateway().url}/?pid=${paymentId}"`));
      const [, script = ''] = /<script type="module" [^>]*src="([^"]+)"/.exec(html) ?? [];
      assert.equal(await (await visit(script)).text(), await readFile(join(ROOT, 'dist/cdn/pay-checkout.js'), 'utf8'));

      await succeed(paymentId);
      await waitForOutput('Ship order-1.');
      assert.equal(await getStatus(visit(`${page}/status`, cookie)), 'succeeded');
      assert.equal((await buy(own)).status, 404);
    } finally {
      await stop();
    }
  });
});

describe('docs/server.md', () => {
  const { getPath, gateway, succeed, openShop } = useDocument('docs/server.md');

  it('contains one program that creates, shows, cancels, receives, reconciles, refunds and lists payments', async () => {
    const { url, env } = await openShop();
    Object.assign(process.env, env);
    await writeFile(getPath('database.ts'), DATABASE);
    const load = async <Module>(name: string): Promise<Module> =>
      (await import(pathToFileURL(getPath(name)).href)) as Module;
    const { pglite } = await load<{
      pglite: {
        query: (text: string) => Promise<{ rows: unknown[] }>;
        listen: (channel: string, onPayload: (payload: string) => void) => Promise<unknown>;
        close: () => Promise<void>;
      };
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

    const notified = new Set<string>();
    await pglite.listen('payments', (paymentId) => notified.add(paymentId));
    const paid = await buy('order-1');
    assert.equal((await call(`/status/${paid}`, 'session=mallory')).status, 404);
    assert.equal(await getStatus(call(`/status/${paid}`, alice)), 'requires_action');
    await succeed(paid);
    await until(
      async () => (await parcels()).length,
      PATIENCE_MS,
      () => 'no event has made a parcel',
    );
    assert.deepEqual([...notified], [paid]);
    await program.reconcile('order-1', paid);
    assert.deepEqual(await parcels(), [{ order_id: 'order-1' }]);
    // Also after the gateway has forgotten the order's idempotency key.
    assert.equal((await call('/buy/order-1', alice)).status, 409);

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

    for (let call = 0; call < 2; call++) await program.noteRefund(paid);
    assert.deepEqual((await pglite.query('select payment_id from refunds')).rows, [{ payment_id: paid }]);

    const always = ['2026-02-18T00:00:00Z', '2999-01-01T00:00:00Z'] as const;
    // The last event of the payment, which must not arrive after the database is closed.
    await until(
      async () => (await pglite.query('select 1 from pay_status_payments where settled = 1')).rows.length,
      PATIENCE_MS,
      () => 'no event has reported the settlement',
    );
    assert.ok(await program.findTransfer(paid));
    const sale = { referenceId: 'order-1', amount: '1250', isSettled: true, isRefunded: true };
    assert.deepEqual(await program.listSales(...always), [sale]);
    assert.deepEqual(await program.readRevenue(...always), [{ amount: 12.5, currency: 'USD' }]);

    // The end of an earlier payment does not close an order that waits for another one.
    await pglite.query("update orders set is_closed = false, payment_id = 'pay_next' where order_id = 'order-2'");
    await program.reconcile('order-2', unwanted);
    assert.deepEqual(await closed(), [{ order_id: 'order-1' }]);
  });
});

const bin = findPostgres();

describe('docs/server.md on PostgreSQL', { skip: bin ? false : 'needs PostgreSQL: apt-get install postgresql' }, () => {
  const { getPath, succeed, openShop } = useDocument('docs/server.md');

  it('goes on after restarts of the database: it receives, notifies and answers', async () => {
    const server = await startPostgres(bin ?? '');
    const { url, env } = await openShop();
    const program = runProgram(getPath('server.ts'), { ...env, DATABASE_URL: server.url });
    const cookie = 'session=0a1b-2c3d';
    /** Buys until it works: a restart may cost the buyer one page. */
    const buy = async (orderId: string): Promise<Headers> => {
      let headers: Headers | undefined;
      const tryOnce = async (): Promise<boolean> => {
        const response = await fetch(`${url}/buy/${orderId}`, { redirect: 'manual', headers: { cookie } }).catch(
          () => undefined,
        );
        if (response?.status === 303) ({ headers } = response);
        return headers !== undefined;
      };
      await until(tryOnce, PATIENCE_MS, program.output);
      return headers!;
    };
    try {
      await buy('order-0');
      for (const [index, end] of [server.restart, server.crash].entries()) {
        await end();
        const orderId = `order-${index + 1}`;
        const headers = await buy(orderId);
        const [, paymentId = ''] = (headers.get('location') ?? '').split('?pid=');
        await succeed(paymentId);
        const poll = await fetch(`${url}/status/${paymentId}?maxPollMs=20000`, { headers: { cookie } });
        assert.equal(poll.status, 200, program.output());
        const client = new pg.Client({ connectionString: server.url });
        await client.connect();
        const readParcels = () => client.query('select 1 from parcels where order_id = $1', [orderId]);
        await until(async () => (await readParcels()).rowCount, PATIENCE_MS, program.output);
        await client.end();
      }
    } finally {
      await program.stop();
      await server.stop();
    }
  });
});
