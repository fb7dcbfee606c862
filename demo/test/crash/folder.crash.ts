import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '../../gateway/core/random.js';
import { startNode } from '../support/cluster.js';
import { createMerchant, STEPS, toTxId, type Reading, type Step } from './merchant.js';

const KILLS = 20;
/** Number of concurrent payments. */
const LANES = 8;
/** Minimum and maximum time between two kills, milliseconds. */
const KILL_INTERVAL_MS = [50, 800] as const;

const home = mkdtempSync(join(tmpdir(), 'pay-status-crash-'));
const ends: (() => unknown)[] = [];
after(async () => {
  for (const end of ends) await end();
  rmSync(home, { recursive: true });
});

describe('one process on a folder', () => {
  it(`keeps every acknowledged change over ${KILLS} kills`, async (t) => {
    const random = seededRandom(11);
    const node = await startNode(['--port', '0', '--data', join(home, 'data')], {
      XDG_CACHE_HOME: join(home, 'cache'),
    });
    ends.push(() => node.stop());
    const merchant = createMerchant(() => node.url);

    /** The last acknowledged state of each payment. */
    const acknowledged = new Map<string, Reading>();
    let begun = 0;
    let isOver = false;
    const lane = async (): Promise<void> => {
      while (!isOver) {
        const id = await merchant.create(`order ${begun++}`);
        acknowledged.set(id, { status: 'requires_action', txId: null });
        for (const step of Object.keys(STEPS) as Step[]) {
          await merchant.step(id, step);
          acknowledged.set(id, { status: STEPS[step], txId: step === 'succeed' ? toTxId(id) : null });
        }
      }
    };
    const killRepeatedly = async (): Promise<void> => {
      for (let kill = 0; kill < KILLS && !isOver; kill++) {
        await sleep(KILL_INTERVAL_MS[0] + random() * (KILL_INTERVAL_MS[1] - KILL_INTERVAL_MS[0]));
        // On a busy machine, a process may not have stored anything by then.
        while (acknowledged.size <= kill + 1 && !isOver) await sleep(KILL_INTERVAL_MS[0]);
        await node.kill();
      }
      isOver = true;
    };
    const failed = (error: unknown): never => {
      isOver = true;
      throw error;
    };
    const work = [killRepeatedly(), ...Array.from({ length: LANES }, () => lane().catch(failed))];
    // If one fails, the others end before the process is stopped.
    await Promise.allSettled(work);
    await Promise.all(work);
    await node.kill();

    t.diagnostic(`${acknowledged.size} payments, ${merchant.retries()} requests repeated`);
    assert.ok(acknowledged.size > KILLS);
    for (const [id, reading] of acknowledged) assert.deepEqual(await merchant.read(id), reading, id);
    // Idempotency keys are stored too: a repeated request returns the same payment.
    const again = await Promise.all(Array.from({ length: begun }, (_, i) => merchant.create(`order ${i}`)));
    assert.equal(new Set([...again, ...acknowledged.keys()]).size, begun);
  });
});
