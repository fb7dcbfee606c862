import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMemoryStore } from '../../../src/server/webhooks/memory-store.js';
import { createGate } from './support/gate.js';
import { describeWebhookStore, newPayment } from './support/store-contract.js';

describeWebhookStore('the store in memory', () => Promise.resolve(createMemoryStore()));

describe('createMemoryStore', () => {
  it('runs the effects of different payments concurrently', async () => {
    const store = createMemoryStore();
    const gate = createGate();
    const slow = store.process(newPayment()(), () => gate.opened);
    assert.equal(await store.process(newPayment()(), () => Promise.resolve()), 'applied');
    gate.open();
    assert.equal(await slow, 'applied');
  });
});
