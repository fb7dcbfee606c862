import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createManualClock } from '../../../gateway/clock/manual-clock.js';
import { LongPolls } from '../../../gateway/polling/long-polls.js';
import { createGatewayMemoryStore } from '../../../gateway/store/memory/memory-store.js';
import { StoreUnavailableError } from '../../../gateway/store/store-unavailable.js';
import { covers } from '../../support/covers.js';
import { assertRefused, BUYER, createTestGateway, MERCHANT, settle, WALLET } from '../../support/test-gateway.js';
import { watch } from '../../support/watch.js';

const OTHER_BUYER = { 'App-Id': 'app_demo', 'Client-Id': 'client_2' };

/** A gateway that holds one poll of a new payment. */
const hold = async (maxPollMs = 30_000, headers: Record<string, string> = BUYER) => {
  const gateway = createTestGateway();
  const { paymentId } = await gateway.create();
  const poll = watch(gateway.status(paymentId, { headers, maxPollMs }));
  await settle();
  return { ...gateway, clock: gateway.clock, paymentId, poll };
};

for (const [who, headers, held, released] of [
  ['a merchant', MERCHANT, ['endpoints.status.4'], ['endpoints.status.5']],
  ['a page', BUYER, ['endpoints.gateway.6'], ['endpoints.gateway.6']],
  ['a wallet', WALLET, ['endpoints.gateway.6'], ['endpoints.gateway.6']],
] as const) {
  describe(`a long poll of ${who}`, () => {
    it('is answered as soon as the payment changes', async () => {
      covers(...held);
      const { poll, simulation, paymentId, heldPolls } = await hold(30_000, headers);
      assert.deepEqual([poll.isSettled, heldPolls()], [false, 1]);
      await simulation.process(paymentId);
      assert.equal((await poll.promise).status, 'processing');
      assert.equal(heldPolls(), 0);
    });

    it('is held for maxPollMs, and then answered with the unchanged payment', async () => {
      covers(...released);
      const { poll, clock, heldPolls } = await hold(30_000, headers);
      await clock.advance(29_999);
      await settle();
      assert.equal(poll.isSettled, false);
      await clock.advance(1);
      assert.equal((await poll.promise).status, 'requires_action');
      assert.equal(heldPolls(), 0);
    });
  });
}

describe('a long poll', () => {
  it('is held for a minute at most', async () => {
    const { poll, clock } = await hold(Number.MAX_SAFE_INTEGER);
    await clock.advance(59_999);
    await settle();
    assert.equal(poll.isSettled, false);
    await clock.advance(1);
    assert.equal((await poll.promise).isFinal, false);
  });

  it('wakes every client that is held on the payment', async () => {
    const { poll, status, paymentId, simulation, heldPolls } = await hold();
    const others = [MERCHANT, WALLET, OTHER_BUYER].map((headers) => status(paymentId, { headers, maxPollMs: 1000 }));
    await settle();
    assert.equal(heldPolls(), 4);
    await simulation.fail(paymentId);
    for (const answer of await Promise.all([poll.promise, ...others])) assert.equal(answer.status, 'failed');
  });

  it('is answered when the payment expires', async () => {
    const { clock, create, status, simulation } = createTestGateway();
    const { paymentId } = await create({ expiresAt: clock.nowMs() / 1000 + 10 });
    await simulation.process(paymentId);
    const poll = watch(status(paymentId, { maxPollMs: 60_000 }));
    await clock.advance(9_999);
    await settle();
    assert.equal(poll.isSettled, false);
    await clock.advance(1);
    assert.equal((await poll.promise).status, 'expired');
  });

  it('ends when the client disconnects', async () => {
    const { create, status, clock, heldPolls } = createTestGateway();
    const { paymentId } = await create();
    const timers = clock.waiting;
    const leaving = new AbortController();
    const poll = status(paymentId, { maxPollMs: 30_000, signal: leaving.signal });
    await settle();
    assert.deepEqual([heldPolls(), clock.waiting], [1, timers + 1]);
    const reason = new Error('the page was closed');
    leaving.abort(reason);
    await assert.rejects(poll, reason);
    assert.deepEqual([heldPolls(), clock.waiting], [0, timers]);
  });

  it('of a client that has already left is not held', async () => {
    const { create, status, heldPolls } = createTestGateway();
    const { paymentId } = await create();
    await assert.rejects(status(paymentId, { maxPollMs: 30_000, signal: AbortSignal.abort() }), { name: 'AbortError' });
    await settle();
    assert.equal(heldPolls(), 0);
  });

  it('is answered with the current status when the gateway closes, and later ones are not held', async () => {
    const { poll, close, status, paymentId, clock } = await hold();
    close();
    assert.equal((await poll.promise).status, 'requires_action');
    assert.equal((await status(paymentId, { maxPollMs: 30_000 })).status, 'requires_action');
    await settle();
    assert.equal(clock.waiting, 0);
  });

  it('reads once more at its end', async () => {
    const { create, status, simulation, clock } = createTestGateway({
      store: { ...createGatewayMemoryStore(), subscribe: () => () => undefined },
    });
    const { paymentId } = await create();
    const poll = status(paymentId, { maxPollMs: 1000 });
    await settle();
    await simulation.process(paymentId);
    await clock.advance(1000);
    assert.equal((await poll).status, 'processing');
  });

  it('misses no change that happens while it starts', async () => {
    const { create, status, simulation } = createTestGateway();
    const { paymentId } = await create();
    const poll = status(paymentId, { maxPollMs: 30_000 });
    const step = simulation.process(paymentId);
    assert.equal((await poll).status, 'processing');
    await step;
  });
});

describe('a status request', () => {
  for (const [title, query] of [
    ['no maxPollMs', ''],
    ['an empty maxPollMs', '?maxPollMs='],
    ['a maxPollMs of 0', '?maxPollMs=0'],
  ] as const) {
    it(`with ${title} is answered at once`, async () => {
      covers('endpoints.status.6');
      const { create, sendRequest } = createTestGateway();
      const { paymentId } = await create();
      assert.equal((await sendRequest(`/v1/payments/${paymentId}/status${query}`, { headers: MERCHANT })).status, 200);
    });
  }

  for (const text of ['-1', '1.5', 'soon', '%00', '1'.repeat(40), '1 ']) {
    it(`with maxPollMs=${text.slice(0, 12)} is refused`, async () => {
      covers('codes.params_validation', 'limits.4');
      const { create, sendRequest } = createTestGateway();
      const { paymentId } = await create();
      for (const [path, headers] of [
        [`/v1/payments/${paymentId}/status`, MERCHANT],
        [`/v1/gateway/payment/${paymentId}/status`, BUYER],
      ] as const) {
        const response = await sendRequest(`${path}?maxPollMs=${encodeURI(text)}`, { headers });
        assert.match(await assertRefused(response, 400, 'params_validation'), /maxPollMs/);
      }
    });
  }
});

describe('the count of held requests', () => {
  it('leaves out those that are reading', async () => {
    const polls = new LongPolls(createManualClock());
    const reads: ((version: number) => void)[] = [];
    const read = (): Promise<number> => new Promise((resolve) => reads.push(resolve));
    const { signal } = new AbortController();
    const hold = polls.hold({ key: 'a', holdMs: 1_000, signal, read, hasChanged: (version) => version > 0 });
    const counts = [polls.held];
    for (const version of [0, 1]) {
      reads.shift()?.(version);
      await settle();
      counts.push(polls.held);
      polls.wake('a');
      await settle();
      counts.push(polls.held);
    }
    assert.deepEqual([await hold, counts], [1, [0, 1, 0, 0, 0]]);
  });
});

describe('a held request', () => {
  it('stays held while the store is unavailable, and is answered once it is back', async () => {
    const clock = createManualClock();
    const polls = new LongPolls(clock);
    let version = 0;
    let isUp = true;
    const read = (): Promise<number> =>
      isUp ? Promise.resolve(version) : Promise.reject(new StoreUnavailableError('The database cannot be reached.'));
    const { signal } = new AbortController();
    const hold = watch(polls.hold({ key: 'a', holdMs: 30_000, signal, read, hasChanged: (now) => now > 0 }));
    await settle();
    isUp = false;
    polls.wake('a');
    await settle();
    assert.equal(hold.isSettled, false);
    isUp = true;
    version = 1;
    await clock.advance(1_000);
    assert.equal(await hold.promise, 1);
  });
});
