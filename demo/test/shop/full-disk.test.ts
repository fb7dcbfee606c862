import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, it, mock } from 'node:test';
import { openFolderDatabase } from '../../drivers/folder-database.js';
import { RESERVE_BYTES } from '../../drivers/free-space.js';
import { createDatabaseStore } from '../../gateway/store/sql/database-store.js';
import type { Database } from '../../gateway/store/sql/database.js';
import type { Store } from '../../gateway/store/store.js';
import { startServer, type RunningServer } from '../../server.js';
import { DATABASE_CACHE } from '../support/database-image.js';
import { shopPage } from '../../shop/shop-page.js';

const home = mkdtempSync(join(tmpdir(), 'pay-status-full-shop-'));
const reported: unknown[] = [];
const RECONCILE_INTERVAL_MS = 30_000;
let freeBytes = Infinity;
let database: Database;
let store: Store;
let server: RunningServer;

before(async () => {
  mock.method(console, 'error', (...args: unknown[]) => void reported.push(...args));
  database = await openFolderDatabase(join(home, 'data'), {
    cache: DATABASE_CACHE,
    freeSpace: () => Promise.resolve(freeBytes),
    onSpaceChange: () => undefined,
  });
  store = await createDatabaseStore(database);
  server = await startServer({ port: 0, store, database, pages: [shopPage], onError: (error) => reported.push(error) });
});
afterEach(() => {
  assert.deepEqual(reported.splice(0), []);
});
after(async () => {
  await server.close();
  await store.close();
  rmSync(home, { recursive: true, force: true });
});

/** Collects the runs of the shop's reconciliation instead of starting them after their interval. */
const collectRuns = (): (() => Promise<() => void>) => {
  const runs: (() => void)[] = [];
  const { setTimeout } = globalThis;
  mock.method(globalThis, 'setTimeout', (run: () => void, ms?: number, ...args: unknown[]) =>
    ms === RECONCILE_INTERVAL_MS ? { unref: () => runs.push(run) } : setTimeout(run, ms, ...args),
  );
  return async () => {
    while (!runs.length) await new Promise((resolve) => setImmediate(resolve));
    return runs.shift()!;
  };
};

const visit = (): Promise<Response> => fetch(`${server.url}/`);

const buy = (): Promise<Response> =>
  fetch(`${server.url}/shop/orders`, {
    method: 'POST',
    body: new URLSearchParams({ product: 'ink' }),
    redirect: 'manual',
  });

const assertRefused = async (response: Response): Promise<void> => {
  assert.equal(response.status, 503);
  assert.match(response.headers.get('retry-after') ?? '', /^\d+$/);
  assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/);
  const page = await response.text();
  assert.match(page, /The disk is nearly full/);
  assert.doesNotMatch(page, /payment service/);
  assert.ok(!page.includes(home));
};

describe('the shop on a full disk', () => {
  it('reconciles without a log entry for each refused change', async () => {
    const nextRun = collectRuns();
    const shop = shopPage({ gateway: server.gateway, baseUrl: server.url, database });
    freeBytes = RESERVE_BYTES;
    assert.equal((await shop.request('/')).status, 200);
    const run = await nextRun();
    const body = new URLSearchParams({ product: 'ink' });
    const { headers } = await shop.request('/shop/orders', { method: 'POST', body });
    const id = new URL(headers.get('location') ?? '').searchParams.get('pid') ?? '';
    await server.gateway.payments.cancel(id, 'test');
    await database.query('update shop_order set expires_at = 0 where payment_id = $1', [id]);
    freeBytes = RESERVE_BYTES - 1;
    run();
    await nextRun();
    assert.deepEqual(await database.query('select is_closed from shop_order where payment_id = $1', [id]), [
      { is_closed: false },
    ]);
  });

  it('answers its first visitors with 503 and logs nothing, and opens once there is space', async () => {
    freeBytes = RESERVE_BYTES - 1;
    await assertRefused(await visit());
    await assertRefused(await visit());
    freeBytes = RESERVE_BYTES;
    assert.equal((await visit()).status, 200);
  });

  it('shows its products, refuses orders without blaming the payment service, and logs nothing', async () => {
    freeBytes = RESERVE_BYTES;
    assert.equal((await visit()).status, 200);
    freeBytes = RESERVE_BYTES - 1;
    assert.equal((await visit()).status, 200);
    await assertRefused(await buy());
    await assertRefused(await buy());
    freeBytes = RESERVE_BYTES;
    assert.equal((await buy()).status, 303);
  });
});
