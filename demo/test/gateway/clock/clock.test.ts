import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GatewayClock } from '../../../gateway/clock/clock.js';
import { createManualClock } from '../../../gateway/clock/manual-clock.js';
import { createSystemClock, LONGEST_TIMER_MS } from '../../../gateway/clock/system-clock.js';
import { createFakeMachine, flushMicrotasks } from '../../support/fake-machine.js';

const CLOCKS: Readonly<Record<string, () => GatewayClock>> = {
  manual: createManualClock,
  system: () => createSystemClock(createFakeMachine()),
};

for (const [name, createClock] of Object.entries(CLOCKS)) {
  describe(`advancing the ${name} clock`, () => {
    it('runs what fell due in the order of its time, at its time', async () => {
      const clock = createClock();
      const start = clock.nowMs();
      const ran: string[] = [];
      const note = (label: string) => () => void ran.push(`${label}@${clock.nowMs() - start}`);
      clock.schedule(start + 30, note('c'));
      clock.schedule(start + 10, note('a'));
      clock.schedule(start + 20, note('b'));
      clock.schedule(start + 31, note('d'));
      await clock.advance(30);
      assert.deepEqual(ran, ['a@10', 'b@20', 'c@30']);
      assert.equal(clock.nowMs() - start, 30);
    });

    it('runs tasks that a task schedules within the same advance', async () => {
      const clock = createClock();
      const ran: number[] = [];
      const again = (): void => {
        ran.push(clock.nowMs());
        if (ran.length < 5) clock.schedule(clock.nowMs() + 10, again);
      };
      const start = clock.nowMs();
      clock.schedule(start + 10, again);
      await clock.advance(1000);
      assert.deepEqual(
        ran.map((at) => at - start),
        [10, 20, 30, 40, 50],
      );
    });

    it('waits for each task before it runs the next', async () => {
      const clock = createClock();
      const ran: string[] = [];
      clock.schedule(clock.nowMs() + 1, async () => {
        await flushMicrotasks();
        ran.push('slow');
      });
      clock.schedule(clock.nowMs() + 2, () => void ran.push('next'));
      await clock.advance(5);
      assert.deepEqual(ran, ['slow', 'next']);
    });

    it('does not run a cancelled task', async () => {
      const clock = createClock();
      const cancel = clock.schedule(clock.nowMs() + 1, () => assert.fail('ran'));
      cancel();
      await clock.advance(10);
    });

    it('runs a task that is overdue at the current time', async () => {
      const clock = createClock();
      const start = clock.nowMs();
      let at: number | undefined;
      clock.schedule(start - 50, () => {
        at = clock.nowMs();
      });
      await clock.advance(0);
      assert.equal(at, start);
    });

    it('runs two advances one after the other', async () => {
      const clock = createClock();
      const start = clock.nowMs();
      const ran: number[] = [];
      clock.schedule(start + 10, () => void ran.push(10));
      clock.schedule(start + 20, () => void ran.push(20));
      await Promise.all([clock.advance(10), clock.advance(10)]);
      assert.deepEqual(ran, [10, 20]);
      assert.equal(clock.nowMs(), start + 20);
    });
  });
}

describe('the system clock', () => {
  const setUp = () => {
    const machine = createFakeMachine();
    const clock = createSystemClock(machine);
    const ran: number[] = [];
    const scheduleIn = (ms: number) => clock.schedule(clock.nowMs() + ms, () => void ran.push(ms));
    return { machine, clock, ran, scheduleIn };
  };

  it('runs a task in real time when it is due, and not before', async () => {
    const { machine, ran, scheduleIn } = setUp();
    scheduleIn(100);
    await machine.tick(99);
    assert.deepEqual(ran, []);
    await machine.tick(1);
    assert.deepEqual(ran, [100]);
  });

  it('runs a waiting timer earlier when it is advanced', async () => {
    const { machine, clock, ran, scheduleIn } = setUp();
    scheduleIn(1000);
    await clock.advance(900);
    await machine.tick(99);
    assert.deepEqual(ran, []);
    await machine.tick(1);
    assert.deepEqual(ran, [1000]);
  });

  it('supports delays longer than one timer can wait', async () => {
    const { machine, ran, scheduleIn } = setUp();
    const days40Ms = 40 * 86_400_000;
    scheduleIn(days40Ms);
    await machine.tick(days40Ms - 1);
    assert.deepEqual(ran, []);
    await machine.tick(1);
    assert.deepEqual(ran, [days40Ms]);
    assert.ok(machine.delays.every((ms) => ms <= LONGEST_TIMER_MS));
  });

  it('has no timer when no task is scheduled', async () => {
    const { machine, clock, scheduleIn } = setUp();
    const cancel = scheduleIn(10);
    scheduleIn(20);
    await clock.advance(15);
    assert.equal(machine.timers, 1);
    await clock.advance(15);
    assert.equal(machine.timers, 0);
    cancel();
    scheduleIn(5)();
    assert.equal(machine.timers, 0);
  });
});
