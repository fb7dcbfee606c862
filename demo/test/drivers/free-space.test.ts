import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it, mock } from 'node:test';
import { openFolderDatabase } from '../../drivers/folder-database.js';
import { NEW_DATABASE_BYTES, readFreeSpace, RESERVE_BYTES } from '../../drivers/free-space.js';
import { createGateway } from '../../gateway/create-gateway.js';
import { createManualClock, type ManualClock } from '../../gateway/clock/manual-clock.js';
import type { Gateway } from '../../gateway/gateway.js';
import { createDatabaseStore } from '../../gateway/store/sql/database-store.js';
import type { Store } from '../../gateway/store/store.js';
import { DATABASE_CACHE as cache } from '../support/database-image.js';
import { MERCHANT, ORDER } from '../support/test-gateway.js';

const home = mkdtempSync(join(tmpdir(), 'pay-status-space-'));
const folder = join(home, 'data');
const onSpaceChange = (message: string): void => void messages.push(message);
const messages: string[] = [];
const errors: unknown[] = [];
let freeBytes = Infinity;
const freeSpace = (): Promise<number> => Promise.resolve(freeBytes);

let store: Store;
let gateway: Gateway;
let clock: ManualClock;

const open = async (): Promise<void> => {
  store = await createDatabaseStore(await openFolderDatabase(folder, { cache, freeSpace, onSpaceChange }));
  clock = createManualClock();
  gateway = createGateway({ baseUrl: 'http://localhost', store, clock, onError: (error) => errors.push(error) });
};

const close = async (): Promise<void> => {
  gateway.close();
  await store.close();
};

const create = (): Promise<Response> =>
  gateway.fetch(
    new Request('http://localhost/v1/payments', {
      method: 'POST',
      headers: { ...MERCHANT, 'Content-Type': 'application/json' },
      body: JSON.stringify(ORDER),
    }),
  );

before(open);
after(async () => {
  await close();
  rmSync(home, { recursive: true, force: true });
});

describe('a database on a disk that fills up', () => {
  it('refuses changes with 503 before the disk is full, says so once, still reads, and recovers by itself', async () => {
    freeBytes = RESERVE_BYTES;
    const { paymentId } = (await (await create()).json()) as { paymentId: string };

    freeBytes = RESERVE_BYTES - 1;
    for (const response of await Promise.all([create(), create()])) {
      assert.equal(response.status, 503);
      assert.match(response.headers.get('retry-after') ?? '', /^\d+$/);
      const { code, message } = (await response.json()) as Record<string, string>;
      assert.equal(code, 'internal_error');
      assert.match(message!, /disk .* nearly full/);
      assert.ok(!message!.includes(home));
    }
    const status = `http://localhost/v1/payments/${paymentId}/status`;
    assert.equal((await gateway.fetch(new Request(status, { headers: MERCHANT }))).status, 200);
    assert.equal(messages.length, 1);
    assert.match(messages[0]!, /nearly full \(47 MiB are free\): all changes are refused .* Free some space/);

    freeBytes = RESERVE_BYTES;
    assert.equal((await create()).status, 201);
    assert.equal(messages.length, 2);
    assert.match(messages[1]!, /changes are accepted/);
    assert.deepEqual(errors, []);
  });

  it('is not opened while the disk is nearly full, and keeps its data', async () => {
    const { paymentId } = (await (await create()).json()) as { paymentId: string };
    await close();
    freeBytes = RESERVE_BYTES - 1;
    await assert.rejects(open(), /the disk of .*data is full: .* 48 MiB, and 47 are free\. Nothing is lost: free some/);
    freeBytes = RESERVE_BYTES;
    await open();
    const status = `http://localhost/v1/payments/${paymentId}/status`;
    assert.equal((await gateway.fetch(new Request(status, { headers: MERCHANT }))).status, 200);
  });

  it('is measured by the free blocks of its file system', async () => {
    mock.method(fs, 'statfs', (path: string) => Promise.resolve({ bavail: path === home ? 3 : 5, bsize: 4_096 }));
    syncBuiltinESMExports();
    try {
      assert.equal(await readFreeSpace(home), 3 * 4_096);
      await assert.rejects(
        openFolderDatabase(join(home, 'new'), { cache }),
        /the disk of .*new is full: .* 0 are free/,
      );
    } finally {
      mock.restoreAll();
      syncBuiltinESMExports();
    }
  });

  it('is not created where it would have no space', async () => {
    freeBytes = NEW_DATABASE_BYTES + RESERVE_BYTES - 1;
    await assert.rejects(openFolderDatabase(join(home, 'new'), { cache, freeSpace }), /the disk of .*new is full/);
    freeBytes++;
    await (await openFolderDatabase(join(home, 'new'), { cache, freeSpace })).close();
  });
});
