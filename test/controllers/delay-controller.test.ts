import { expect } from '@open-wc/testing';
import { DelayController } from '../../src/controllers/delay-controller.js';
import { FakeHost } from '../support/host.js';
import { VirtualClock } from '../support/virtual-clock.js';

const setUp = () => {
  const clock = new VirtualClock();
  const host = new FakeHost();
  const delay = new DelayController(host, 4_000, () => clock);
  host.connect();
  return { clock, host, delay };
};

describe('the delay controller', () => {
  it('waits for nothing without a reason', async () => {
    const { clock, delay } = setUp();
    await clock.advance(60_000);
    expect([delay.isOver, clock.pending]).to.deep.equal([false, 0]);
  });

  it('is over after the delay, updates its host once, and leaves no timer', async () => {
    const { clock, host, delay } = setUp();
    delay.setReason('pay_1');
    await clock.advance(3_999);
    expect([delay.isOver, host.updates]).to.deep.equal([false, 0]);
    await clock.advance(60_000);
    expect([delay.isOver, host.updates, clock.pending]).to.deep.equal([true, 1, 0]);
  });

  it('goes on when the same reason is set again', async () => {
    const { clock, delay } = setUp();
    delay.setReason('pay_1');
    await clock.advance(3_000);
    delay.setReason('pay_1');
    await clock.advance(1_000);
    expect(delay.isOver).to.equal(true);
  });

  it('starts again for another reason', async () => {
    const { clock, delay } = setUp();
    delay.setReason('pay_1');
    await clock.advance(4_000);
    delay.setReason('pay_2');
    expect(delay.isOver).to.equal(false);
    await clock.advance(4_000);
    expect(delay.isOver).to.equal(true);
  });

  it('ends without a reason', async () => {
    const { clock, delay } = setUp();
    delay.setReason('pay_1');
    delay.setReason(undefined);
    expect(clock.pending).to.equal(0);
    await clock.advance(60_000);
    expect(delay.isOver).to.equal(false);
  });

  it('has no timer while its host is disconnected, and starts again when it is connected', async () => {
    const { clock, host, delay } = setUp();
    delay.setReason('pay_1');
    host.disconnect();
    expect(clock.pending).to.equal(0);
    await clock.advance(60_000);
    expect(delay.isOver).to.equal(false);
    host.connect();
    await clock.advance(4_000);
    expect(delay.isOver).to.equal(true);
  });
});
