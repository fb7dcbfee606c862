import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type {
  FirstOccurrences,
  PaymentChange,
  WebhookClaim,
  WebhookStore,
} from '../../../../src/server/webhooks/webhook-store.js';
import { createGate } from './gate.js';

let count = 0;

/** Returns a function that creates claims of a new payment. */
export const newPayment = (): ((claim?: Partial<WebhookClaim>) => WebhookClaim) => {
  const paymentId = `pay_${++count}`;
  return ({ version = 0, ...rest } = {}) => ({
    eventId: `evt_${count}_${version}`,
    paymentId,
    version,
    succeeded: false,
    settled: false,
    ...rest,
  });
};

/** Creates an effect that records its flags. */
const createEffect = <Tx>() => {
  const calls: FirstOccurrences[] = [];
  const effect = async ({ firstSucceeded, firstSettled }: PaymentChange<Tx>): Promise<void> => {
    calls.push({ firstSucceeded, firstSettled });
  };
  return { calls, effect };
};

const failing = (): Promise<never> => Promise.reject(new Error('the mail server is down'));

const NOTHING = { firstSucceeded: false, firstSettled: false };
const SUCCEEDED = { firstSucceeded: true, firstSettled: false };
const SETTLED = { firstSucceeded: false, firstSettled: true };
const BOTH = { firstSucceeded: true, firstSettled: true };

/** Contract of every store. */
export const describeWebhookStore = <Tx>(name: string, open: () => Promise<WebhookStore<Tx>>): void => {
  describe(name, () => {
    let store: WebhookStore<Tx>;
    before(async () => {
      store = await open();
    });

    it('ignores an event that it has applied', async () => {
      const claim = newPayment();
      const { calls, effect } = createEffect();
      await store.process(claim(), effect);
      assert.equal(await store.process(claim(), effect), 'duplicate');
      assert.equal(calls.length, 1);
    });

    it('ignores another event with the same version', async () => {
      const claim = newPayment();
      const { calls, effect } = createEffect();
      await store.process(claim(), effect);
      assert.equal(await store.process({ ...claim(), eventId: `${claim().eventId}_again` }, effect), 'stale');
      assert.equal(calls.length, 1);
    });

    it('ignores a lower version each time it arrives', async () => {
      const claim = newPayment();
      const { calls, effect } = createEffect();
      await store.process(claim({ version: 2 }), effect);
      assert.equal(await store.process(claim({ version: 1 }), effect), 'stale');
      assert.notEqual(await store.process(claim({ version: 1 }), effect), 'applied');
      assert.equal(calls.length, 1);
    });

    it('applies a higher version after a gap', async () => {
      const claim = newPayment();
      const { effect } = createEffect();
      const highest = Number.MAX_SAFE_INTEGER;
      assert.equal(await store.process(claim({ version: highest - 1 }), effect), 'applied');
      assert.equal(await store.process(claim({ version: highest }), effect), 'applied');
      assert.equal(await store.process(claim({ version: highest - 2 }), effect), 'stale');
    });

    it('reports once that a payment succeeded and once that it is settled', async () => {
      const claim = newPayment();
      const { calls, effect } = createEffect();
      await store.process(claim({ version: 2, succeeded: true }), effect);
      await store.process(claim({ version: 3, succeeded: true, settled: true }), effect);
      await store.process(claim({ version: 4, succeeded: true, settled: true }), effect);
      assert.deepEqual(calls, [SUCCEEDED, SETTLED, NOTHING]);
    });

    it('reports both at once when the settled event arrives before the succeeded one', async () => {
      const claim = newPayment();
      const { calls, effect } = createEffect();
      assert.equal(await store.process(claim({ version: 3, succeeded: true, settled: true }), effect), 'applied');
      assert.equal(await store.process(claim({ version: 2, succeeded: true }), effect), 'stale');
      assert.deepEqual(calls, [BOTH]);
    });

    it('does not report success again after a snapshot without it', async () => {
      const claim = newPayment();
      const { calls, effect } = createEffect();
      await store.process(claim({ version: 1, succeeded: true, settled: true }), effect);
      await store.process(claim({ version: 2 }), effect);
      await store.process(claim({ version: 3, succeeded: true, settled: true }), effect);
      assert.deepEqual(calls, [BOTH, NOTHING, NOTHING]);
    });

    it("rejects with the effect's error, and applies the next delivery from scratch", async () => {
      const claim = newPayment();
      const { calls, effect } = createEffect();
      await store.process(claim({ version: 1 }), effect);
      const settled = claim({ version: 3, succeeded: true, settled: true });
      await assert.rejects(store.process(settled, failing), /the mail server is down/);
      assert.equal(await store.process(settled, effect), 'applied');
      assert.deepEqual(calls, [NOTHING, BOTH]);
    });

    it('applies a lower version after a higher one has failed', async () => {
      const claim = newPayment();
      const { calls, effect } = createEffect();
      const settled = claim({ version: 3, succeeded: true, settled: true });
      await assert.rejects(store.process(settled, failing));
      assert.equal(await store.process(claim({ version: 2, succeeded: true }), effect), 'applied');
      assert.equal(await store.process(settled, effect), 'applied');
      assert.deepEqual(calls, [SUCCEEDED, SETTLED]);
    });

    it('runs the effect once for two concurrent deliveries of an event', async () => {
      const claim = newPayment();
      const { calls, effect } = createEffect();
      const gate = createGate();
      const slow = async (change: PaymentChange<Tx>): Promise<void> => {
        await gate.opened;
        await effect(change);
      };
      const both = [store.process(claim(), slow), store.process(claim(), slow)];
      gate.open();
      assert.deepEqual((await Promise.all(both)).sort(), ['applied', 'duplicate']);
      assert.equal(calls.length, 1);
    });

    it('runs the effect of the second concurrent delivery when the first one fails', async () => {
      const claim = newPayment();
      const { calls, effect } = createEffect();
      let isFirst = true;
      const failingOnce = async (change: PaymentChange<Tx>): Promise<void> => {
        if (isFirst) {
          isFirst = false;
          return failing();
        }
        return effect(change);
      };
      const results = await Promise.allSettled([
        store.process(claim(), failingOnce),
        store.process(claim(), failingOnce),
      ]);
      assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
      assert.equal(calls.length, 1);
    });

    it('runs the effects of a payment one at a time', async () => {
      const claim = newPayment();
      const { calls, effect } = createEffect();
      let running = 0;
      const alone = async (change: PaymentChange<Tx>): Promise<void> => {
        assert.equal(++running, 1);
        await new Promise((resolve) => setImmediate(resolve));
        running--;
        await effect(change);
      };
      const versions = [4, 2, 5, 3, 1, 0];
      await Promise.all(versions.map((version) => store.process(claim({ version, succeeded: true }), alone)));
      assert.equal(calls.filter(({ firstSucceeded }) => firstSucceeded).length, 1);
    });
  });
};
