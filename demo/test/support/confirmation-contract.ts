import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GatewayClock } from '../../gateway/clock/clock.js';
import { createManualClock } from '../../gateway/clock/manual-clock.js';
import { PaymentService } from '../../gateway/services/payment-service.js';
import { systemRandom } from '../../gateway/core/random.js';
import type { Store } from '../../gateway/store/store.js';
import { CONFIRMED, NOW_MS } from './payments.js';
import { OWNER } from './store-rows.js';
import { ORDER } from './test-gateway.js';

/** Contract of every store: a wallet's confirmation is processed once, and completed by any process. */
export const describeConfirmations = (name: string, createStore: () => Promise<Store>): void => {
  describe(`a confirmed payment in the ${name} store`, () => {
    const OPTION = {
      optionId: CONFIRMED.confirmation.optionId,
      account: CONFIRMED.confirmation.account,
      optionAmount: CONFIRMED.optionAmount,
    };
    const createService = (store: Store, clock: GatewayClock) =>
      new PaymentService({ store, clock, random: systemRandom, autoSettleMs: null, autoSucceedMs: 1000 });

    it('is processed once under concurrent confirmations, and succeeds in another process', async () => {
      const store = await createStore();
      const clock = createManualClock(NOW_MS);
      const service = createService(store, clock);
      const { id } = await service.create(OWNER, ORDER);
      const confirmed = await Promise.all(Array.from({ length: 20 }, () => service.confirm(id, OPTION)));
      for (const payment of confirmed) assert.deepEqual(payment, confirmed[0]);
      assert.equal(await store.nextDueAtMs('payments'), NOW_MS + 1000);
      await clock.advance(1000);
      await createService(store, clock).runDue();
      const state = (await store.read(({ payments }) => payments.find(id)))?.state;
      assert.deepEqual(state?.status === 'succeeded' && state.success, {
        atMs: NOW_MS + 1000,
        txId: confirmed[0]!.state.status === 'processing' && confirmed[0]!.state.processing.txId,
      });
      const types = (await store.read(({ events }) => events.since(OWNER, 0))).map(({ type }) => type);
      assert.deepEqual(types, ['payment.created', 'payment.processing', 'payment.succeeded']);
    });
  });
};
