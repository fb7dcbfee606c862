import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createGatewayMemoryStore } from '../../../gateway/store/memory/memory-store.js';
import type { Store } from '../../../gateway/store/store.js';
import { createTestGateway, settle } from '../../support/test-gateway.js';
import { watch } from '../../support/watch.js';

const OTHER_BUYER = { 'App-Id': 'app_demo', 'Client-Id': 'client_2' };

describe('a change between two polls', () => {
  it('is returned at once to a client that last received another version', async () => {
    const { create, status, simulation, heldPolls } = createTestGateway();
    const { paymentId } = await create();
    await status(paymentId);
    await simulation.process(paymentId);
    assert.equal((await status(paymentId, { maxPollMs: 30_000 })).status, 'processing');
    const next = watch(status(paymentId, { maxPollMs: 30_000 }));
    await settle();
    assert.deepEqual([next.isSettled, heldPolls()], [false, 1]);
  });

  it('does not end the hold of a client that received nothing before', async () => {
    const { create, status, simulation } = createTestGateway();
    const { paymentId } = await create();
    await status(paymentId);
    await simulation.process(paymentId);
    const other = watch(status(paymentId, { headers: OTHER_BUYER, maxPollMs: 30_000 }));
    await settle();
    assert.equal(other.isSettled, false);
  });

  it('is returned again to a client that left during the response', async () => {
    const leaving = new AbortController();
    const memory = createGatewayMemoryStore();
    const store: Store = {
      ...memory,
      async read(work) {
        const value = await memory.read(work);
        if ((value as { version?: number } | undefined)?.version === 1) leaving.abort();
        return value;
      },
    };
    const { create, status, simulation } = createTestGateway({ store });
    const { paymentId } = await create();
    await status(paymentId);
    const lost = status(paymentId, { maxPollMs: 30_000, signal: leaving.signal });
    await settle();
    await Promise.all([simulation.process(paymentId), assert.rejects(lost)]);
    assert.equal((await status(paymentId, { maxPollMs: 30_000 })).status, 'processing');
  });

  it('is returned again to a client whose response was truncated', async () => {
    const { create, status, simulation, faults } = createTestGateway();
    const { paymentId } = await create();
    await status(paymentId);
    await simulation.process(paymentId);
    faults.add({ route: 'GET /v1/gateway/*', kind: 'truncate', times: 1 });
    await assert.rejects(status(paymentId));
    assert.equal((await status(paymentId, { maxPollMs: 30_000 })).status, 'processing');
  });
});
