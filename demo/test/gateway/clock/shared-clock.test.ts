import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSharedClock } from '../../../gateway/clock/shared-clock.js';
import { createSystemClock } from '../../../gateway/clock/system-clock.js';
import { createGatewayMemoryStore } from '../../../gateway/store/memory/memory-store.js';
import { createFakeMachine } from '../../support/fake-machine.js';
import { settle } from '../../support/test-gateway.js';

describe('a clock that several processes advance', () => {
  const setUp = () => {
    const machine = createFakeMachine();
    const store = createGatewayMemoryStore();
    const clock = createSystemClock(machine);
    const gate = { opens: Promise.resolve() };
    const shared = createSharedClock(clock, {
      clockOffsetMs: () => store.clockOffsetMs(),
      advanceClock: async (ms) => {
        await gate.opens;
        await store.advanceClock(ms);
      },
    });
    const aheadMs = () => clock.nowMs() - machine.nowMs();
    return { store, shared, gate, aheadMs };
  };

  it('adopts the offset of the store', async () => {
    const { store, shared, aheadMs } = setUp();
    await store.advanceClock(7_000);
    await shared.sync();
    assert.equal(aheadMs(), 7_000);
  });

  it('never moves back, and adds up concurrent advances of two processes', async () => {
    const { store, shared, gate, aheadMs } = setUp();
    let open = (): void => undefined;
    gate.opens = new Promise((resolve) => (open = resolve));
    const mine = shared.advance(5_000);
    await settle();
    assert.equal(aheadMs(), 5_000);
    await store.advanceClock(1_000);
    const synced = shared.sync();
    await settle();
    assert.equal(aheadMs(), 5_000);
    open();
    await mine;
    assert.equal(aheadMs(), 6_000);
    await synced;
    assert.equal(aheadMs(), 6_000);
  });

  it('continues after the store has failed', async () => {
    const { shared, gate, aheadMs } = setUp();
    gate.opens = Promise.reject(new Error('the database is unavailable'));
    await assert.rejects(shared.advance(5_000), /is unavailable/);
    gate.opens = Promise.resolve();
    await shared.advance(1_000);
    assert.equal(aheadMs(), 1_000);
  });
});
