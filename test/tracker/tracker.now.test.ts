import { expect } from '@open-wc/testing';
import { PROCESSING } from '../contract/fixtures.js';
import { Sandbox } from '../support/sandbox.js';
import { follow, HOLD_MS, getStatus } from './follow.js';

/** Returns the difference between the time of the tracker and that of the gateway, milliseconds. */
const measureError = (sandbox: Sandbox, { tracker }: ReturnType<typeof follow>): number =>
  tracker.now() - sandbox.clock.nowMs();

/** Creates a payment that does not expire during these tests. */
const createLong = async (sandbox: Sandbox): Promise<string> => {
  const expiresAt = Math.floor(sandbox.clock.nowMs() / 1_000) + 3_600;
  return (await sandbox.create({ expiresAt })).paymentId;
};

describe('the current time of a tracker', () => {
  for (const wrongByMs of [0, 300, 1_400, -1_400]) {
    it(`the tracker uses the time of a device that is off by ${wrongByMs} ms, within the tolerance`, async () => {
      const sandbox = new Sandbox();
      const paymentId = await createLong(sandbox);
      sandbox.clock.wrongByMs = wrongByMs;
      const followed = follow(sandbox, paymentId);
      await sandbox.clock.advance(1_000);
      expect(measureError(sandbox, followed)).to.equal(wrongByMs);
      expect(followed.tracker.state.clockOffsetMs).to.equal(0);
    });
  }

  for (const wrongByMs of [3_000, 3_600_000, 86_400_000, -3_000, -3_600_000, -86_400_000]) {
    it(`the tracker uses the time of the gateway when the device is off by ${wrongByMs} ms`, async () => {
      const sandbox = new Sandbox();
      const paymentId = await createLong(sandbox);
      sandbox.clock.wrongByMs = wrongByMs;
      const followed = follow(sandbox, paymentId);
      expect(measureError(sandbox, followed)).to.equal(wrongByMs);
      await sandbox.clock.advance(1_000);
      expect(Math.abs(measureError(sandbox, followed))).to.be.at.most(500);
    });
  }

  for (const wrongByMs of [0, 3_600_000]) {
    it(`a long poll does not shift the time of the tracker (device off by ${wrongByMs} ms)`, async () => {
      const sandbox = new Sandbox();
      const paymentId = await createLong(sandbox);
      sandbox.clock.wrongByMs = wrongByMs;
      const followed = follow(sandbox, paymentId);
      await sandbox.clock.advance(0);
      const { clockOffsetMs } = followed.tracker.state;
      for (let i = 0; i < 4; i++) {
        await sandbox.clock.advance(HOLD_MS - 700);
        expect(followed.tracker.state.clockOffsetMs).to.equal(clockOffsetMs);
      }
      await sandbox.step(paymentId, 'process');
      await sandbox.clock.advance(0);
      expect(getStatus(followed.tracker)).to.equal('processing');
      expect(followed.tracker.state.clockOffsetMs).to.equal(clockOffsetMs);
    });
  }

  it('answers of varying delay do not shift the time of the tracker', async () => {
    const sandbox = new Sandbox();
    const paymentId = await createLong(sandbox);
    sandbox.clock.wrongByMs = 3_600_000;
    const followed = follow(sandbox, paymentId);
    await sandbox.clock.advance(0);
    const { clockOffsetMs } = followed.tracker.state;
    for (const delayMs of [100, 900, 1_400, 4_000, 9_000, 50]) {
      await sandbox.fault({ kind: 'delay', delayMs, times: 1 });
      followed.tracker.refresh();
      await sandbox.clock.advance(12_345);
      expect(followed.tracker.state.clockOffsetMs).to.equal(clockOffsetMs);
    }
  });

  it('an answer that took two seconds does not set the time of the tracker', async () => {
    const sandbox = new Sandbox();
    const paymentId = await createLong(sandbox);
    sandbox.clock.wrongByMs = 3_600_000;
    await sandbox.fault({ kind: 'delay', delayMs: 2_000, times: 1 });
    const { tracker } = follow(sandbox, paymentId);
    await sandbox.clock.advance(2_000);
    expect(getStatus(tracker)).to.equal('requires_action');
    expect(tracker.state.clockOffsetMs).to.equal(0);
  });

  it('the next quick answer corrects the time after the buyer changes the clock of the device', async () => {
    const sandbox = new Sandbox();
    const paymentId = await createLong(sandbox);
    const followed = follow(sandbox, paymentId);
    await sandbox.clock.advance(5_000);
    sandbox.clock.wrongByMs = -7_200_000;
    followed.tracker.refresh();
    await sandbox.clock.advance(0);
    expect(Math.abs(measureError(sandbox, followed))).to.be.at.most(500);
    sandbox.clock.wrongByMs = 0;
    await sandbox.clock.advance(2_000);
    followed.tracker.refresh();
    await sandbox.clock.advance(0);
    expect(measureError(sandbox, followed)).to.equal(0);
  });

  it('the tracker uses the time of the device when the gateway sends none', async () => {
    const sandbox = new Sandbox();
    sandbox.clock.wrongByMs = 3_600_000;
    sandbox.handler = () => Response.json(PROCESSING);
    const followed = follow(sandbox, 'pay_1');
    await sandbox.clock.advance(2_000);
    expect(measureError(sandbox, followed)).to.equal(3_600_000);
  });

  it('the polling interval does not depend on the clock of the device', async () => {
    const sandbox = new Sandbox();
    sandbox.handler = () => Response.json(PROCESSING);
    follow(sandbox, 'pay_1');
    for (const wrongByMs of [3_600_000, -3_600_000, 0]) {
      sandbox.clock.wrongByMs = wrongByMs;
      await sandbox.clock.advance(2_000);
    }
    expect(sandbox.requests.map(({ atMs }) => atMs)).to.deep.equal([0, 0, 1_000, 2_000, 3_000, 4_000, 5_000, 6_000]);
  });

  it('the tracker does not expire a payment by itself', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    sandbox.clock.wrongByMs = 86_400_000;
    const { tracker } = follow(sandbox, paymentId);
    await sandbox.clock.advance(299_999);
    expect(getStatus(tracker)).to.equal('requires_action');
    await sandbox.clock.advance(1);
    expect(getStatus(tracker)).to.equal('expired');
    expect(tracker.state.connection).to.equal('settled');
  });

  it('a cache that repeats one answer does not stop the time of the tracker', async () => {
    const sandbox = new Sandbox();
    const date = new Date(sandbox.clock.nowMs() - 3_600_000).toUTCString();
    let isCached = true;
    sandbox.handler = () => Response.json(PROCESSING, isCached ? { headers: { Date: date } } : {});
    const followed = follow(sandbox, 'pay_1');
    await sandbox.clock.advance(5_000);
    const { clockOffsetMs } = followed.tracker.state;
    await sandbox.clock.advance(4_000);
    expect(followed.tracker.state.clockOffsetMs).to.equal(clockOffsetMs);
    await sandbox.clock.advance(2_000);
    expect(followed.tracker.state).to.include({ clockOffsetMs: 0, repeatedDateMs: Date.parse(date) });
    isCached = false;
    await sandbox.clock.advance(1_000);
    expect(followed.tracker.state.repeatedDateMs).to.equal(null);
  });
});
