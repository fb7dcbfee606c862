import { expect } from '@open-wc/testing';
import { CountdownController } from '../../src/controllers/countdown-controller.js';
import { FakeHost } from '../support/host.js';
import { VirtualClock } from '../support/virtual-clock.js';

const setUp = (remainingMs: number) => {
  const clock = new VirtualClock();
  const host = new FakeHost();
  const countdown = new CountdownController(host, { now: clock.now, clock: () => clock, onEnd: () => ends++ });
  let ends = 0;
  const endsAt = clock.nowMs() + remainingMs;
  const follow = (to = endsAt) => {
    countdown.setEnd(to);
    host.update();
  };
  return { clock, host, countdown, follow, endsAt, ends: () => ends };
};

describe('the countdown controller', () => {
  it('has no remaining time until it has an end', () => {
    const { countdown, host, clock } = setUp(5_000);
    host.connect();
    expect(countdown.remainingMs).to.equal(undefined);
    expect(clock.pending).to.equal(0);
  });

  it('updates its host when a second of the remaining time ends', async () => {
    const { clock, host, countdown, follow } = setUp(3_400);
    host.connect();
    follow();
    const seen: [number, number | undefined][] = [];
    for (let i = 0; i < 34; i++) {
      const before = host.updates;
      await clock.advance(100);
      if (host.updates > before) seen.push([clock.monotonic(), countdown.remainingMs]);
    }
    expect(seen).to.deep.equal([
      [400, 3_000],
      [1_400, 2_000],
      [2_400, 1_000],
      [3_400, 0],
    ]);
  });

  it('calls back once at the end, and leaves no timer', async () => {
    const { clock, host, countdown, follow, ends } = setUp(2_000);
    host.connect();
    follow();
    await clock.advance(1_999);
    expect(ends()).to.equal(0);
    await clock.advance(1);
    host.update();
    follow();
    await clock.advance(60_000);
    expect([ends(), countdown.remainingMs, clock.pending]).to.deep.equal([1, 0, 0]);
  });

  it('does not call back for an end that is already past', async () => {
    const { clock, host, countdown, follow, ends } = setUp(-5_000);
    host.connect();
    follow();
    await clock.advance(60_000);
    expect([ends(), countdown.remainingMs, clock.pending]).to.deep.equal([0, 0, 0]);
  });

  it('is correct after a sleep in which no timer ran', async () => {
    const { clock, host, countdown, follow } = setUp(60_000);
    host.connect();
    follow();
    clock.wrongByMs = 30_250;
    await clock.advance(1_000);
    expect(countdown.remainingMs).to.equal(28_750);
    const before = host.updates;
    await clock.advance(750);
    expect([countdown.remainingMs, host.updates]).to.deep.equal([28_000, before + 1]);
  });

  it('starts when a clock that was ahead is corrected', async () => {
    const { clock, host, countdown, follow, ends } = setUp(5_000);
    clock.wrongByMs = 3_600_000;
    host.connect();
    follow();
    expect([countdown.remainingMs, clock.pending]).to.deep.equal([0, 0]);
    clock.wrongByMs = 0;
    host.update();
    await clock.advance(4_000);
    expect(countdown.remainingMs).to.equal(1_000);
    await clock.advance(1_000);
    expect(ends()).to.equal(1);
  });

  it('runs only while its host is connected, with one timer', async () => {
    const { clock, host, follow, ends } = setUp(5_000);
    follow();
    expect(clock.pending).to.equal(0);
    host.connect();
    for (let i = 0; i < 5; i++) follow();
    expect(clock.pending).to.equal(1);
    host.disconnect();
    host.update();
    expect(clock.pending).to.equal(0);
    await clock.advance(2_000);
    host.connect();
    await clock.advance(3_000);
    expect([ends(), clock.pending]).to.deep.equal([1, 0]);
  });

  it('follows a changed or removed end at once', async () => {
    const { clock, host, countdown, follow, endsAt, ends } = setUp(5_000);
    host.connect();
    follow();
    follow(endsAt + 10_000);
    await clock.advance(6_000);
    expect([countdown.remainingMs, ends()]).to.deep.equal([9_000, 0]);
    countdown.setEnd(undefined);
    host.update();
    expect([countdown.remainingMs, clock.pending]).to.deep.equal([undefined, 0]);
  });
});
