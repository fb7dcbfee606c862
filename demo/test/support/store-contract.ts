import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Payment } from '../../gateway/payments/payment.js';
import { isInvalidState, transition } from '../../gateway/payments/transition.js';
import type { PaymentStore } from '../../gateway/store/payment-store.js';
import { COMMANDS, NEW_PAYMENT, NOW_MS } from './payments.js';

const process = (payment: Payment) => transition(payment, COMMANDS.process, NOW_MS);

/** What every payment store does. */
export const describeStore = (name: string, createStore: () => Promise<PaymentStore>): void => {
  describe(`the ${name} store`, () => {
    it('finds what was inserted, as it was', async () => {
      const store = await createStore();
      await store.insert(NEW_PAYMENT);
      assert.deepEqual(await store.find('pay_1'), NEW_PAYMENT);
    });

    it('finds nothing under another id', async () => {
      const store = await createStore();
      await store.insert(NEW_PAYMENT);
      assert.equal(await store.find('pay_2'), undefined);
    });

    it('does not insert the same id twice', async () => {
      const store = await createStore();
      await store.insert(NEW_PAYMENT);
      await assert.rejects(store.insert({ ...NEW_PAYMENT, referenceId: 'other' }));
      assert.deepEqual(await store.find('pay_1'), NEW_PAYMENT);
    });

    it('stores what a change returns', async () => {
      const store = await createStore();
      await store.insert(NEW_PAYMENT);
      const changed = await store.update('pay_1', process);
      assert.deepEqual(changed, process(NEW_PAYMENT));
      assert.deepEqual(await store.find('pay_1'), changed);
    });

    it('stores nothing when the change is refused', async () => {
      const store = await createStore();
      await store.insert(NEW_PAYMENT);
      const outcome = await store.update('pay_1', (payment) => transition(payment, COMMANDS.settle, NOW_MS));
      assert.ok(outcome && isInvalidState(outcome));
      assert.deepEqual(await store.find('pay_1'), NEW_PAYMENT);
    });

    it('runs no change on a payment that it does not have', async () => {
      const store = await createStore();
      assert.equal(await store.update('pay_1', () => assert.fail('ran')), undefined);
    });

    it('lets one of many equal changes through', async () => {
      const store = await createStore();
      await store.insert(NEW_PAYMENT);
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => store.update('pay_1', process)));
      assert.equal(outcomes.filter((outcome) => outcome && !isInvalidState(outcome)).length, 1);
    });

    it('tells its listeners each stored change and nothing else', async () => {
      const store = await createStore();
      const told: string[] = [];
      const unsubscribe = store.subscribe(({ state, version }) => told.push(`${version} ${state.status}`));
      await store.insert(NEW_PAYMENT);
      await store.update('pay_1', (payment) => payment);
      await store.update('pay_1', process);
      await store.update('pay_1', process);
      unsubscribe();
      await store.update('pay_1', (payment) => transition(payment, COMMANDS.fail, NOW_MS));
      assert.deepEqual(told, ['0 requires_action', '1 processing']);
    });
  });
};
