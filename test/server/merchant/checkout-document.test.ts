import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import pg from 'pg';
import { findPostgres, startPostgres } from '../../../demo/test/support/postgres.js';
import { PATIENCE_MS, runProgram, until, useDocument } from './documents.js';

const bin = findPostgres();

describe('docs/checkout.md', { skip: bin ? false : 'needs PostgreSQL: apt-get install postgresql' }, () => {
  const { getPath, succeed, resend, openShop } = useDocument('docs/checkout.md');

  it('contains a shop that marks an order as paid, although it was killed meanwhile', async () => {
    const server = await startPostgres(bin ?? '');
    const { url, env } = await openShop();
    const start = async () => {
      const variables = { ...env, SESSION_SECRET: 's'.repeat(32), DATABASE_URL: server.url };
      const started = runProgram(getPath('server.ts'), variables);
      await started.waitForOutput('Open http');
      return started;
    };
    let program = await start();
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    try {
      const [, order = ''] = /value="(order-\d+)"/.exec(await (await fetch(url)).text()) ?? [];
      const buy = () =>
        fetch(`${url}/checkout`, {
          method: 'POST',
          body: new URLSearchParams({ order }),
          headers: { 'sec-fetch-site': 'same-origin' },
          redirect: 'manual',
        });
      const created = await buy();
      const page = created.headers.get('location') ?? '';
      assert.equal(created.status, 303, program.output());
      await program.stop();
      const paymentId = page.slice('/checkout/'.length);
      await succeed(paymentId);
      program = await start();
      await resend();
      const readPaid = async () =>
        (await client.query<object>('select payment_id from orders where id = $1 and payment_id is not null', [order]))
          .rows;
      await until(async () => (await readPaid()).length, PATIENCE_MS, program.output);
      assert.deepEqual(await readPaid(), [{ payment_id: paymentId }]);
      const headers = { cookie: created.headers.get('set-cookie')?.split(';')[0] ?? '' };
      const status = await fetch(`${url}${page}/status`, { headers });
      assert.equal(((await status.json()) as { status: string }).status, 'succeeded');
      // The order is paid.
      assert.equal((await buy()).status, 404);
    } finally {
      await client.end();
      await program.stop();
      await server.stop();
    }
  });
});
