import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { findFreePort } from '../support/free-port.js';
import { CACHE_HOME } from '../support/database-image.js';
import { startNode, type ClusterNode } from '../support/cluster.js';

let home: string;
let node: ClusterNode;

before(async () => {
  home = await mkdtemp(join(tmpdir(), 'pay-status-shop-'));
  // A fixed port, because gateway URLs contain it.
  const args = ['--port', String(await findFreePort()), '--data', join(home, 'data')];
  node = await startNode(args, { XDG_CACHE_HOME: CACHE_HOME });
});
after(async () => {
  await node.stop();
  await rm(home, { recursive: true });
});

/** Submits the order form. */
const buy = async (intent: string) => {
  const body = new URLSearchParams({ product: 'ink', intent });
  const response = await fetch(`${node.url}/shop/orders`, { method: 'POST', body, redirect: 'manual' });
  assert.equal(response.status, 303);
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  return { id: new URL(response.headers.get('location') ?? '').searchParams.get('pid') ?? '', cookie };
};

const loadOrderPage = async (id: string, cookie: string): Promise<string> => {
  const response = await fetch(`${node.url}/shop/thanks?payment_id=${id}`, { headers: { Cookie: cookie } });
  assert.equal(response.status, 200);
  return response.text();
};

const succeed = async (id: string): Promise<void> => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
  assert.equal((await fetch(`${node.url}/sandbox/payments/${id}/succeed`, init)).status, 200);
};

const getOrderNumber = (page: string): string | undefined => /MG-\w{4}-\w{4}/.exec(page)?.[0];

describe('An order in a data folder', () => {
  it('is the same after a restart: its number, its payment and its buyer', async () => {
    const intent = randomUUID();
    const { id, cookie } = await buy(intent);
    const number = getOrderNumber(await loadOrderPage(id, cookie));
    assert.ok(number);

    await node.kill();
    const page = await loadOrderPage(id, cookie);
    assert.equal(getOrderNumber(page), number);
    assert.match(page, /This order is not paid yet/);
    assert.match(page, /<pay-status/);
    assert.equal((await buy(intent)).id, id);
  });

  it('stays paid after a restart, and the same form then places another order', async () => {
    const intent = randomUUID();
    const { id, cookie } = await buy(intent);
    await succeed(id);
    assert.match(await loadOrderPage(id, cookie), /Thank you/);

    await node.kill();
    assert.match(await loadOrderPage(id, cookie), /Thank you/);
    assert.notEqual((await buy(intent)).id, id);
  });
});
