import { expect } from '@open-wc/testing';
import type { AnswerDetails, StatusClient } from '../../src/client/status-client.js';
import { readInitialDetails, readInitialPayment } from '../../src/contract/readers/initial-data.js';
import type { TrackerState } from '../../src/tracker/state.js';
import { createTracker } from '../../src/tracker/tracker.js';
import { Stage } from '../support/element.js';
import { catchErrors, takeUnexpected } from '../support/setup.js';
import { VirtualClock } from '../support/virtual-clock.js';

const PROCESSING = { status: 'processing', isFinal: false };
const SUCCEEDED = { status: 'succeeded', isFinal: true };

type StatusOptions = NonNullable<Parameters<StatusClient['getPaymentStatus']>[1]>;

/** A tracker with a client of the program, which answers the first request with the first answer, and so on. */
const follow = (answer: (request: number, options: StatusOptions) => Promise<unknown>) => {
  const clock = new VirtualClock();
  let request = 0;
  const client = {
    getPaymentStatus: (_: string, options: StatusOptions) => answer(request++, options),
  } as unknown as StatusClient;
  const tracker = createTracker({ client, paymentId: 'pay_1', clock, random: () => 0.5 });
  return { clock, tracker };
};

const throwError = (): never => {
  throw new RangeError('of the page');
};

const revoke = (): object => {
  const { proxy, revoke: end } = Proxy.revocable({}, {});
  end();
  return proxy;
};

/** A payment of a data layer, whose fields are getters of its class. */
class Model {
  readonly #fields = { ...SUCCEEDED, info: { txId: '0x1' } };
  get status() {
    return this.#fields.status;
  }
  get isFinal() {
    return this.#fields.isFinal;
  }
  get info() {
    return this.#fields.info;
  }
}

describe('a client of the program', () => {
  for (const [what, reason] of [
    ['an object without a prototype', Object.create(null)],
    ['an error whose message is a number', Object.assign(new Error(), { message: 500 })],
    ['an object that is no text', { toString: throwError }],
    ['a Proxy that was revoked', revoke()],
  ] as const)
    it(`is asked again after it has rejected with ${what}`, async () => {
      const { tracker, clock } = follow((request) => (request ? Promise.resolve(SUCCEEDED) : Promise.reject(reason)));
      tracker.start();
      await clock.advance(20_000);
      expect(tracker.state.payment).to.deep.equal(SUCCEEDED);
    });

  it('may answer with an instance of a class', async () => {
    const { tracker, clock } = follow(async () => new Model());
    tracker.start();
    await clock.advance(0);
    expect(tracker.state.payment).to.deep.equal({ ...SUCCEEDED, info: { txId: '0x1' } });
  });

  for (const [what, addTo] of [
    ['a bigint', (info: Record<string, unknown>) => (info['height'] = 1n)],
    ['a reference to itself', (info: Record<string, unknown>) => (info['self'] = info)],
  ] as const)
    it(`is followed although its details have ${what}`, async () => {
      const { tracker, clock } = follow(async (request) => {
        const info: Record<string, unknown> = request > 1 ? { txId: '0x1' } : {};
        addTo(info);
        return { ...PROCESSING, info };
      });
      tracker.start();
      await clock.advance(10_000);
      expect(tracker.state.payment?.info?.txId).to.equal('0x1');
    });

  for (const [what, details] of [
    ['throws', Object.defineProperty({}, 'gatewayTimeMs', { get: () => expect.fail('of the client') })],
    ['is in seconds', { gatewayTimeMs: 1_800_000_000 }],
    ['is in microseconds', { gatewayTimeMs: 1_800_000_000_000_000 }],
  ] as const)
    it(`is followed, with the time of this device, although that of its gateway ${what}`, async () => {
      const { tracker, clock } = follow(async (_, { onAnswer }) => {
        onAnswer?.(details as AnswerDetails);
        return PROCESSING;
      });
      await catchErrors(async () => {
        tracker.start();
        await clock.advance(0);
      });
      expect(tracker.state.payment).to.deep.equal(PROCESSING);
      expect(tracker.now()).to.equal(clock.now());
    });
});

describe('a listener that changes the state', () => {
  it('leaves the others with the latest one', async () => {
    const { tracker, clock } = follow(async () => PROCESSING);
    const states: TrackerState[] = [];
    tracker.subscribe(({ payment }) => {
      if (payment) tracker.stop();
    });
    tracker.subscribe((state) => states.push(state));
    tracker.start();
    await clock.advance(1_000);
    expect(states.at(-1)).to.equal(tracker.state);
    expect(states.map(({ connection }) => connection)).to.deep.equal(['connecting', 'live', 'stopped']);
  });
});

describe('initial data of the page', () => {
  for (const [what, initial] of [
    [
      'a getter that throws',
      {
        ...PROCESSING,
        get info(): unknown {
          return throwError();
        },
      },
    ],
    ['a Proxy that was revoked', revoke()],
  ] as const)
    it(`does not keep the element from showing the status: ${what}`, async () => {
      const stage = await Stage.open();
      const shown = await stage.mount({ initialPayment: initial as never });
      await stage.reach('succeeded');
      expect(shown.all).to.contain('Payment complete');
      takeUnexpected();
    });

  it('may be an instance of a class', () => {
    const details = new (class {
      get amount() {
        return { unit: 'iso4217/USD', value: '5000' };
      }
    })();
    expect(readInitialPayment(new Model())).to.have.nested.property('value.info.txId', '0x1');
    expect(readInitialDetails(details)).to.have.nested.property('value.amount.value', '5000');
  });
});
