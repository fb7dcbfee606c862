import { expect } from '@open-wc/testing';
import type { StatusClient } from '../../src/client/status-client.js';
import type { PaymentStatusResponse } from '../../src/contract/payment-status-response.js';
import { GatewayError } from '../../src/errors/gateway-error.js';
import { PROCESSING, REQUIRES_ACTION, SUCCEEDED } from '../contract/fixtures.js';
import { Sandbox } from '../support/sandbox.js';
import { settle } from '../support/virtual-clock.js';
import { asks, askTimes, follow, statusOf } from './follow.js';

describe('a tracker whose page goes away', () => {
  const ways = [
    ['pagehide', 'pageshow'],
    ['freeze', 'resume'],
  ] as const;
  for (const [away, back] of ways) {
    it(`gives up its request on ${away} and asks nothing until ${back}`, async () => {
      const sandbox = new Sandbox();
      const { clock } = sandbox;
      const { paymentId } = await sandbox.create({ expiresAt: Math.floor(clock.now() / 1_000) + 3_600 });
      const before = clock.pending;
      const { tracker, page } = follow(sandbox, paymentId);
      await clock.advance(5_000);
      const { payment } = tracker.state;
      page.signal(away);
      expect(tracker.state).to.include({ connection: 'paused', payment });
      await settle();
      expect([sandbox.inFlight, sandbox.gateway.heldPolls(), clock.pending]).to.deep.equal([0, 0, before]);
      await clock.advance(600_000);
      expect(sandbox.requests).to.have.length(2);
      page.signal(back);
      expect(tracker.state.connection).to.equal('connecting');
      await clock.advance(0);
      expect(asks(sandbox).slice(2)).to.deep.equal([
        [605_000, 'now'],
        [605_000, 'hold'],
      ]);
      expect(tracker.state.connection).to.equal('live');
    });

    it(`waits for no next try after ${away}`, async () => {
      const sandbox = new Sandbox();
      await sandbox.fault({ kind: 'drop' });
      const { tracker, page } = follow(sandbox, 'pay_1');
      await sandbox.clock.advance(0);
      page.signal(away);
      await settle();
      expect(sandbox.clock.pending).to.equal(0);
      await sandbox.clock.advance(60_000);
      expect(sandbox.requests).to.have.length(1);
      expect(tracker.state.connection).to.equal('paused');
      page.signal(back);
      expect(tracker.state.connection).to.equal('retrying');
      await sandbox.clock.advance(0);
      expect(askTimes(sandbox)).to.deep.equal([0, 60_000]);
    });
  }

  it('asks again no sooner than a second after the last ask when it is back at once', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    const { page } = follow(sandbox, paymentId);
    await sandbox.clock.advance(300);
    page.signal('pagehide');
    await sandbox.clock.advance(100);
    page.signal('pageshow');
    await sandbox.clock.advance(5_000);
    expect(asks(sandbox).slice(2)).to.deep.equal([
      [1_000, 'now'],
      [1_000, 'hold'],
    ]);
  });

  it('is not paused once its payment is final', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    await sandbox.step(paymentId, 'succeed');
    const { tracker, page } = follow(sandbox, paymentId);
    await sandbox.clock.advance(5_000);
    const { state } = tracker;
    for (const signal of ['pagehide', 'pageshow', 'freeze', 'resume', 'offline', 'online'] as const)
      page.signal(signal);
    await sandbox.clock.advance(60_000);
    expect(tracker.state).to.equal(state);
    expect(sandbox.requests).to.have.length(1);
  });
});

/** A client of a program's own that ignores the signal: its answers come when the test lets them. */
const deafClient = () => {
  const answers: {
    resolve: (payment: object) => void;
    reject: (error: unknown) => void;
  }[] = [];
  const client: StatusClient = {
    getPaymentStatus: () =>
      new Promise((resolve, reject) => {
        answers.push({
          resolve: (payment) => {
            resolve(payment as PaymentStatusResponse);
          },
          reject,
        });
      }),
  };
  return { client, answers };
};

describe('a late answer', () => {
  const enders = [
    ['stop()', 'stopped'],
    ['pagehide', 'paused'],
    ['refresh()', 'connecting'],
  ] as const;
  for (const [what, connection] of enders) {
    const end = async (sandbox: Sandbox, { tracker, page }: ReturnType<typeof follow>): Promise<void> => {
      if (what === 'stop()') tracker.stop();
      else if (what === 'pagehide') page.signal('pagehide');
      else {
        await sandbox.clock.advance(2_000);
        tracker.refresh();
      }
      await sandbox.clock.advance(0);
    };

    it(`is dropped after ${what}, even from a client that ignores the signal`, async () => {
      const sandbox = new Sandbox();
      const { client, answers } = deafClient();
      const followed = follow(sandbox, 'pay_1', { client });
      await sandbox.clock.advance(500);
      await end(sandbox, followed);
      const { state } = followed.tracker;
      expect(state.connection).to.equal(connection);
      answers[0]?.resolve(SUCCEEDED);
      await settle();
      expect(followed.tracker.state).to.equal(state);
    });

    it(`is dropped after ${what} when it is an error`, async () => {
      const sandbox = new Sandbox();
      const { client, answers } = deafClient();
      const followed = follow(sandbox, 'pay_1', { client });
      await sandbox.clock.advance(500);
      await end(sandbox, followed);
      const { state } = followed.tracker;
      answers[0]?.reject(new GatewayError({ status: 401, message: 'x' }));
      await settle();
      expect(followed.tracker.state).to.equal(state);
    });
  }

  it('is dropped after a timeout', async () => {
    const sandbox = new Sandbox();
    const { client, answers } = deafClient();
    const { tracker } = follow(sandbox, 'pay_1', { client });
    await sandbox.clock.advance(10_000);
    expect(tracker.state.error?.name).to.equal('TimeoutError');
    answers[0]?.resolve(SUCCEEDED);
    await settle();
    expect(tracker.state.payment).to.equal(null);
  });

  it('of an older run does not replace what the newer run heard', async () => {
    const sandbox = new Sandbox();
    const { client, answers } = deafClient();
    const { tracker } = follow(sandbox, 'pay_1', { client });
    await sandbox.clock.advance(2_000);
    tracker.refresh();
    await settle();
    answers[1]?.resolve(PROCESSING);
    await settle();
    answers[0]?.resolve(REQUIRES_ACTION);
    await settle();
    expect(statusOf(tracker)).to.equal('processing');
    expect(answers).to.have.length(3);
  });

  it('is dropped however close to its arrival the tracker was stopped', async () => {
    for (let microtasks = 0; microtasks < 12; microtasks++) {
      const sandbox = new Sandbox();
      const { client, answers } = deafClient();
      const { tracker } = follow(sandbox, 'pay_1', { client });
      await settle();
      answers[0]?.resolve(PROCESSING);
      for (let i = 0; i < microtasks; i++) await Promise.resolve();
      tracker.stop();
      const { state } = tracker;
      await settle();
      expect(tracker.state, `${microtasks} microtasks`).to.equal(state);
      expect(answers.length).to.be.at.most(2);
    }
  });
});
