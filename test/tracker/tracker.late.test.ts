import { expect } from '@open-wc/testing';
import type { StatusClient } from '../../src/client/status-client.js';
import type { PaymentStatusResponse } from '../../src/contract/schemas/payment-status-response.js';
import { GatewayError } from '../../src/core/errors/gateway-error.js';
import { PROCESSING, REQUIRES_ACTION, SUCCEEDED } from '../contract/fixtures.js';
import { Sandbox } from '../support/sandbox.js';
import { settle } from '../support/virtual-clock.js';
import { follow, getStatus } from './follow.js';

/** A client of the program that ignores the signal, whose answers arrive when the test resolves them. */
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

const followDeaf = () => {
  const sandbox = new Sandbox();
  const { client, answers } = deafClient();
  return { sandbox, answers, ...follow(sandbox, 'pay_1', { client }) };
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

    it(`a late answer is dropped after ${what}, even from a client that ignores the signal`, async () => {
      const { sandbox, answers, ...followed } = followDeaf();
      await sandbox.clock.advance(500);
      await end(sandbox, followed);
      const { state } = followed.tracker;
      expect(state.connection).to.equal(connection);
      answers[0]?.resolve(SUCCEEDED);
      await settle();
      expect(followed.tracker.state).to.equal(state);
    });

    it(`a late error is dropped after ${what}`, async () => {
      const { sandbox, answers, ...followed } = followDeaf();
      await sandbox.clock.advance(500);
      await end(sandbox, followed);
      const { state } = followed.tracker;
      answers[0]?.reject(new GatewayError({ status: 401, message: 'x' }));
      await settle();
      expect(followed.tracker.state).to.equal(state);
    });
  }

  it('an answer after the timeout is dropped', async () => {
    const { sandbox, answers, tracker } = followDeaf();
    await sandbox.clock.advance(10_000);
    expect(tracker.state.error?.name).to.equal('TimeoutError');
    answers[0]?.resolve(SUCCEEDED);
    await settle();
    expect(tracker.state.payment).to.equal(null);
  });

  it('an answer of an earlier run does not replace that of a later run', async () => {
    const { sandbox, answers, tracker } = followDeaf();
    await sandbox.clock.advance(2_000);
    tracker.refresh();
    await settle();
    answers[1]?.resolve(PROCESSING);
    await settle();
    answers[0]?.resolve(REQUIRES_ACTION);
    await settle();
    expect(getStatus(tracker)).to.equal('processing');
    expect(answers).to.have.length(3);
  });

  it('an answer is dropped even if the tracker stops right before it arrives', async () => {
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
