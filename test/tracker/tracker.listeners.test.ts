import { expect } from '@open-wc/testing';
import type { TrackerState } from '../../src/tracker/state.js';
import { createTracker, type PaymentTracker } from '../../src/tracker/tracker.js';
import { PROCESSING } from '../contract/fixtures.js';
import { Sandbox } from '../support/sandbox.js';
import { catchErrors } from '../support/setup.js';
import { getRequestTimes, follow, getStatus } from './follow.js';

describe('the listeners of a tracker', () => {
  it('a listener receives each new state with the previous one until it unsubscribes', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    const { tracker } = follow(sandbox, paymentId);
    const received: (readonly [TrackerState, TrackerState])[] = [];
    const unsubscribe = tracker.subscribe((state, previous) => received.push([state, previous]));
    await sandbox.clock.advance(1_000);
    await sandbox.step(paymentId, 'process');
    await sandbox.clock.advance(0);
    expect(received.at(-1)?.[0]).to.equal(tracker.state);
    for (const [index, [state, previous]] of received.entries()) {
      expect(state).not.to.equal(previous);
      if (index) expect(previous).to.equal(received[index - 1]?.[0]);
    }
    const count = received.length;
    unsubscribe();
    unsubscribe();
    await sandbox.step(paymentId, 'succeed');
    await sandbox.clock.advance(0);
    expect(getStatus(tracker)).to.equal('succeeded');
    expect(received).to.have.length(count);
  });

  it('a listener is not called when nothing changes', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    const { tracker, states } = follow(sandbox, paymentId);
    await sandbox.clock.advance(1_000);
    tracker.stop();
    const count = states.length;
    tracker.stop();
    expect(states).to.have.length(count);
  });

  it('a listener that throws is reported and affects neither the tracker nor other listeners', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    const tracker = createTracker({ client: sandbox.client(), paymentId, clock: sandbox.clock });
    const received: TrackerState[] = [];
    tracker.subscribe(() => {
      throw new Error('of the listener');
    });
    tracker.subscribe((state) => received.push(state));
    const errors = await catchErrors(async () => {
      tracker.start();
      await sandbox.clock.advance(1_000);
      await sandbox.step(paymentId, 'succeed');
      await sandbox.clock.advance(0);
    });
    expect(getStatus(tracker)).to.equal('succeeded');
    expect(received.at(-1)).to.equal(tracker.state);
    expect(errors).to.deep.equal(received.map(() => 'Error: of the listener'));
  });

  const acts: Readonly<Record<string, (tracker: PaymentTracker) => void>> = {
    stops: (tracker) => {
      tracker.stop();
    },
    'stops and starts': (tracker) => {
      tracker.stop();
      tracker.start();
    },
    refreshes: (tracker) => {
      tracker.refresh();
    },
  };
  for (const connection of ['connecting', 'live', 'retrying'] as const) {
    for (const [what, act] of Object.entries(acts)) {
      it(`a listener that ${what} the tracker when the connection becomes ${connection} is safe`, async () => {
        const sandbox = new Sandbox();
        sandbox.handler = () =>
          connection === 'retrying' ? new Response('', { status: 500 }) : Response.json(PROCESSING);
        const options = { client: sandbox.client(), paymentId: 'pay_1', clock: sandbox.clock, random: () => 0 };
        const tracker = createTracker(options);
        let acted = false;
        tracker.subscribe((state) => {
          if (acted || state.connection !== connection) return;
          acted = true;
          act(tracker);
        });
        tracker.start();
        await sandbox.clock.advance(10_000);
        expect(acted).to.equal(true);
        expect(sandbox.mostInFlight).to.be.at.most(1);
        if (what === 'stops') {
          expect(tracker.state.connection).to.equal('stopped');
          expect(sandbox.requests).to.have.length(connection === 'connecting' ? 0 : 1);
          expect(sandbox.clock.pending).to.equal(0);
        } else {
          // One loop: the requests do not come in pairs.
          const times = getRequestTimes(sandbox).slice(3);
          expect(times.length).to.be.greaterThan(0);
          expect(new Set(times).size).to.equal(times.length);
        }
        tracker.stop();
      });
    }
  }
});
