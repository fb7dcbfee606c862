import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Store } from '../../gateway/store/store.js';
import { createWebhookGateway } from './webhook-gateway.js';

const HOUR_MS = 3_600_000;
/** When the eight attempts of a delivery are made, seconds after the first. */
const ATTEMPTS_S = [0, 5, 305, 2_105, 9_305, 27_305, 63_305, 99_305];
/** Real time that 28 hours of the gateway's clock may take, milliseconds. */
const MAX_REAL_MS = 2_000;

/** Contract of every store for retries of deliveries. */
export const describeRetries = (name: string, createStore: () => Promise<Store>): void => {
  describe(`the retries of a gateway on the ${name} store`, () => {
    it('are sent exactly at their times and at no other, and 28 hours of them take less than two seconds', async () => {
      const gateway = createWebhookGateway({ store: await createStore() });
      gateway.receiver.answer = () => new Response(null, { status: 500 });
      await gateway.register({ events: ['payment.created'] });
      await gateway.create();
      const startMs = gateway.clock.nowMs();
      const sentAtS = (): readonly number[] => gateway.receiver.received.map(({ atMs }) => (atMs - startMs) / 1_000);

      const realStartMs = performance.now();
      for (const [i, atS] of ATTEMPTS_S.entries()) {
        const justBeforeMs = startMs + atS * 1_000 - 1 - gateway.clock.nowMs();
        if (justBeforeMs > 0) await gateway.clock.advance(justBeforeMs);
        assert.deepEqual(sentAtS(), ATTEMPTS_S.slice(0, i));
        await gateway.clock.advance(i ? 1 : 0);
        assert.deepEqual(sentAtS(), ATTEMPTS_S.slice(0, i + 1));
      }
      await gateway.clock.advance(28 * HOUR_MS);
      const tookMs = performance.now() - realStartMs;

      assert.deepEqual(sentAtS(), ATTEMPTS_S);
      const [delivery] = await gateway.deliveries();
      assert.deepEqual([delivery?.state, delivery?.attempts.length], ['failed', ATTEMPTS_S.length]);
      assert.ok(tookMs < MAX_REAL_MS, `took ${tookMs} ms`);
      gateway.close();
    });
  });
};
