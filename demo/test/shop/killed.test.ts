import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { openPglite } from '../../drivers/pglite.js';
import { CACHE_HOME } from '../support/database-image.js';
import { startNode } from '../support/cluster.js';
import { findFreePort } from '../support/free-port.js';

const KILLS = 3;
const JSON_TYPE = { 'Content-Type': 'application/json' };
/** Interrupted deliveries are retried after 5 s, and a process needs some seconds to start. */
const DEADLINE_MS = 60_000;

describe('A shop that is killed while events arrive', () => {
  it('has shipped each order once after a restart', async () => {
    const home = await mkdtemp(join(tmpdir(), 'pay-status-shop-'));
    after(() => rm(home, { recursive: true }));
    const data = join(home, 'data');
    // A fixed port, because the registered endpoint contains it.
    const args = ['--port', String(await findFreePort()), '--data', data];
    const node = await startNode(args, { XDG_CACHE_HOME: CACHE_HOME });
    const stop = () => node.stop();
    after(stop);

    const buy = async (): Promise<string> => {
      const body = new URLSearchParams({ product: 'ink' });
      const bought = await fetch(`${node.url}/shop/orders`, { method: 'POST', body, redirect: 'manual' });
      return new URL(bought.headers.get('location') ?? '').searchParams.get('pid') ?? '';
    };
    const ids: string[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const id = await buy();
      ids.push(id);
      const init = { method: 'POST', headers: JSON_TYPE, body: '{}' };
      assert.equal((await fetch(`${node.url}/sandbox/payments/${id}/succeed`, init)).status, 200);
      // Kills the shop while it receives the events.
      await node.kill();
    }

    const deadline = Date.now() + DEADLINE_MS;
    const pending = async (): Promise<readonly { state: string }[]> => {
      const { data: all } = (await (await fetch(`${node.url}/sandbox/deliveries?limit=500`)).json()) as {
        data: { state: string }[];
      };
      return all.filter(({ state }) => state === 'pending');
    };
    while ((await pending()).length) {
      assert.ok(Date.now() < deadline, `not delivered within ${DEADLINE_MS} ms`);
      const body = '{"advanceMs":1000}';
      await fetch(`${node.url}/sandbox/clock`, { method: 'POST', headers: JSON_TYPE, body });
    }
    await node.stop();

    const database = await openPglite({ folder: join(data, 'db') });
    const parcels = await database.query<{ payment_id: string }>(
      'select payment_id from shop_order join shop_parcel on order_id = id',
    );
    const firsts = await database.query('select 1 from pay_status_payments where succeeded = 1');
    await database.close();
    assert.deepEqual(new Set(parcels.map(({ payment_id }) => payment_id)), new Set(ids));
    assert.equal(parcels.length, KILLS);
    assert.equal(firsts.length, KILLS);
  });
});
