import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createChaosGateway } from '../../support/chaos-gateway.js';
import { MERCHANT, settle } from '../../support/test-gateway.js';
import { watch } from '../../support/watch.js';

const HOLD_MS = 30_000;
const STEP_MS = 100;
const POLLS = 20;

/** Duration of a long poll of an unchanged payment, rounded to 100 ms. */
const heldMs = async (
  { status, clock }: ReturnType<typeof createChaosGateway>,
  id: string,
  maxPollMs = HOLD_MS,
): Promise<number> => {
  const poll = watch(status(id, { maxPollMs }));
  let ms = 0;
  await settle();
  while (!poll.isSettled) {
    await clock.advance(STEP_MS);
    await settle();
    ms += STEP_MS;
  }
  assert.deepEqual(await poll.promise, { status: 'requires_action', isFinal: false, pollInMs: 1000 });
  return ms;
};

const create = async (settings: Parameters<typeof createChaosGateway>[0]) => {
  const gateway = createChaosGateway(settings);
  const expiresAt = Math.floor(gateway.clock.nowMs() / 1_000) + 86_400;
  return { gateway, paymentId: (await gateway.create({ expiresAt })).paymentId };
};

describe('an early response', () => {
  it('comes at any time before the hold ends, without a change', async () => {
    const { gateway, paymentId } = await create({ early: 1 });
    const held: number[] = [];
    for (let i = 0; i < POLLS; i++) held.push(await heldMs(gateway, paymentId));
    assert.ok(
      held.every((ms) => ms <= HOLD_MS),
      held.join(),
    );
    assert.ok(new Set(held).size > POLLS / 2, held.join());
  });

  it('contains a change that happens meanwhile', async () => {
    const { gateway, paymentId } = await create({ early: 1 });
    const poll = gateway.status(paymentId, { maxPollMs: HOLD_MS });
    await settle();
    await gateway.simulation.process(paymentId);
    assert.equal((await poll).status, 'processing');
  });
});

describe('a slow hold', () => {
  const slowMs = 2_000;

  it('is answered shortly after its end, without a change', async () => {
    const { gateway, paymentId } = await create({ slow: 1, slowMs });
    for (let i = 0; i < POLLS; i++) {
      const late = (await heldMs(gateway, paymentId)) - HOLD_MS;
      assert.ok(late > 0 && late <= slowMs, String(late));
    }
  });

  for (const [when, ms] of [
    ['during the hold', 1_000],
    ['after its end', HOLD_MS],
  ] as const) {
    it(`is answered at once with a change that comes ${when}`, async () => {
      const { gateway, paymentId } = await create({ slow: 1, slowMs: 60_000 });
      const poll = watch(gateway.status(paymentId, { headers: MERCHANT, maxPollMs: HOLD_MS }));
      await settle();
      await gateway.clock.advance(ms);
      await settle();
      assert.equal(poll.isSettled, false);
      await gateway.simulation.process(paymentId);
      assert.equal((await poll.promise).status, 'processing');
      assert.equal(gateway.heldPolls(), 0);
    });
  }

  it('ends when the client disconnects', async () => {
    const { gateway, paymentId } = await create({ slow: 1 });
    const leaving = new AbortController();
    const poll = gateway.status(paymentId, { maxPollMs: HOLD_MS, signal: leaving.signal });
    await settle();
    await gateway.clock.advance(HOLD_MS);
    leaving.abort();
    await assert.rejects(poll);
    await settle();
    assert.equal(gateway.heldPolls(), 0);
  });
});
