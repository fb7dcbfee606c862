import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { Delivery } from '../../gateway/store/delivery-table.js';
import { openPostgres } from '../../drivers/postgres.js';
import { seededRandom } from '../../gateway/core/random.js';
import { startCluster } from '../support/cluster.js';
import { findPostgres, startPostgres } from '../support/postgres.js';
import { startFailingReceiver } from './failing-receiver.js';
import { createMerchant, STEPS, toTxId, type Step } from './merchant.js';

const PROCESSES = 3;
const KILLS = 30;
const PAYMENTS = 1_500;
/** Number of concurrent payments. */
const LANES = 24;
const FAILURE_RATES = [0.15, 0.3] as const;
const SCHEDULE_MS = [5_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 36_000_000, 36_000_000];
const DEADLINE_MS = 60_000;

const bin = findPostgres();
const skip = bin ? false : 'needs PostgreSQL: apt-get install postgresql';

/** Waits until the number is 0. */
const untilNone = async (what: string, count: () => Promise<number>): Promise<void> => {
  const endMs = Date.now() + DEADLINE_MS;
  for (let left = await count(); left; left = await count()) {
    if (Date.now() > endMs) throw new Error(`${left} ${what} after ${DEADLINE_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const ends: (() => unknown)[] = [];
after(async () => {
  for (const end of ends.reverse()) await end();
});

describe(`${PROCESSES} processes on one PostgreSQL`, () => {
  it(
    `lose no event in ${KILLS} kills and two crashes of the database, while the receiver fails`,
    { skip },
    async (t) => {
      const random = seededRandom(7);
      const postgres = await startPostgres(bin ?? '');
      ends.push(() => postgres.stop());
      const nodes = await startCluster(PROCESSES, postgres.url);
      ends.push(() => Promise.all(nodes.map((node) => node.stop())));
      const receiver = await startFailingReceiver(random);
      ends.push(() => {
        receiver.close();
      });
      const pick = (): (typeof nodes)[number] => nodes[Math.floor(random() * nodes.length)]!;
      const merchant = createMerchant(() => pick().url);
      await merchant.register(receiver.url);

      const ids: string[] = [];
      let begun = 0;
      let isOver = false;
      const lane = async (): Promise<void> => {
        while (begun < PAYMENTS || !isOver) {
          const id = await merchant.create(`order ${begun++}`);
          for (const step of Object.keys(STEPS) as Step[]) await merchant.step(id, step);
          ids.push(id);
        }
      };
      const killRepeatedly = async (): Promise<void> => {
        for (let kill = 1; kill <= KILLS; kill++) {
          receiver.failureRate = FAILURE_RATES[0] + random() * (FAILURE_RATES[1] - FAILURE_RATES[0]);
          await pick().kill();
          if (kill % 10 === 0 && kill < KILLS) await postgres.crash();
        }
        isOver = true;
      };
      await Promise.all([killRepeatedly(), ...Array.from({ length: LANES }, lane)]);
      t.diagnostic(`${ids.length} payments, ${merchant.retries()} requests repeated`);

      // Advances the clock over the retry schedule, with decreasing failures.
      const database = openPostgres(postgres.url, () => undefined);
      ends.push(() => database.close());
      const rows = <Row>(sql: string): Promise<readonly Row[]> => database.query<Row>(sql);
      const count = async (what: string): Promise<number> =>
        (await rows<{ n: number }>(`select count(*) as n from ${what}`))[0]?.n ?? NaN;
      const pending = (): Promise<number> => count("delivery where data->>'state' = 'pending'");
      await untilNone(
        'payments are not settled',
        async () => ids.length - (await count("event where type = 'payment.settled'")),
      );
      for (const waitMs of SCHEDULE_MS) {
        await untilNone('deliveries are claimed', () => count('delivery where claim_id is not null'));
        if ((await pending()) === 0) break;
        receiver.failureRate /= 2;
        await merchant.advance(waitMs);
      }
      receiver.failureRate = 0;
      await untilNone('deliveries are pending', pending);

      const events = await rows<{ id: string; payment_id: string; body: string }>(
        'select id, payment_id, body from event',
      );
      const lost = events.filter(({ id }) => !receiver.received.has(id));
      assert.deepEqual(lost, [], 'events that never arrived');

      const versions = new Map<string, number[]>();
      for (const { payment_id: id, body } of events) {
        const { data } = JSON.parse(body) as { data: { payment_state_version: number } };
        versions.set(id, [...(versions.get(id) ?? []), data.payment_state_version]);
      }
      assert.deepEqual([...versions.keys()].sort(), [...ids].sort(), 'one payment for each key');
      for (const id of ids) assert.deepEqual(await merchant.read(id), { status: 'succeeded', txId: toTxId(id) }, id);
      for (const [id, found] of versions) assert.deepEqual(found.sort(), [0, 1, 2, 3], id);

      const deliveries = (await rows<{ data: Delivery }>('select data from delivery')).map(({ data }) => data);
      const done = deliveries.filter(({ state }) => state === 'delivered');
      assert.deepEqual(
        done.filter(({ id }) => !receiver.accepted.has(id)),
        [],
        'marked as delivered, but not accepted',
      );
      assert.equal(done.length, events.length, 'every event has a delivery that was accepted');
      const { requests, failures } = receiver.counts;
      t.diagnostic(`${events.length} events, ${requests} requests to the receiver, ${failures} of them failed`);
      assert.ok(ids.length >= PAYMENTS);
      assert.ok(failures / requests > 0.1);
    },
  );
});
