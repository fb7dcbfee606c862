import { expect } from '@open-wc/testing';
import { PAYMENT_STATUSES } from '../../src/contract/payment-status.js';
import {
  paymentStatusResponseSchema,
  type PaymentStatusResponse,
} from '../../src/contract/schemas/payment-status-response.js';
import { ContractError } from '../../src/core/errors/contract-error.js';
import { GatewayError } from '../../src/core/errors/gateway-error.js';
import { NetworkError } from '../../src/core/errors/network-error.js';
import { reduce, type TrackerEvent } from '../../src/tracker/reducer.js';
import { INITIAL_STATE, type Connection, type TrackerState } from '../../src/tracker/state.js';
import { EXPIRED, FAILED, PROCESSING, REQUIRES_ACTION, SUCCEEDED } from '../contract/fixtures.js';

const parsePayment = (body: unknown): PaymentStatusResponse => paymentStatusResponseSchema.parse(body);

const answered = (body: unknown, invalidFields: readonly string[] = [], clockOffsetMs = 0): TrackerEvent => ({
  type: 'answered',
  payment: parsePayment(body),
  invalidFields,
  clockOffsetMs,
  repeatedDateMs: null,
});

const ERROR = new NetworkError('x');

/** Every event but an answer of the gateway. */
const OTHER_EVENTS: readonly TrackerEvent[] = [
  { type: 'started' },
  { type: 'failed', error: ERROR, online: true },
  { type: 'failed', error: ERROR, online: false },
  { type: 'ended', error: new GatewayError({ status: 401, message: 'x' }) },
  { type: 'interrupted', by: 'offline' },
  { type: 'interrupted', by: 'paused' },
  { type: 'interrupted', by: 'stopped' },
];

const CONNECTIONS: readonly Connection[] = [
  'idle',
  'connecting',
  'live',
  'retrying',
  'offline',
  'paused',
  'settled',
  'stopped',
];

const createState = (body: unknown, state: Partial<TrackerState> = {}): TrackerState => ({
  ...INITIAL_STATE,
  payment: body ? parsePayment(body) : null,
  ...state,
});

const describeEvent = (event: TrackerEvent): string => {
  if (event.type === 'interrupted') return event.by;
  return event.type === 'failed' ? `failed ${event.online ? 'online' : 'offline'}` : event.type;
};

describe('the tracker reducer', () => {
  for (const event of OTHER_EVENTS) {
    it(`keeps the payment on ${describeEvent(event)}, whatever the connection is`, () => {
      for (const body of [null, ...PAYMENT_STATUSES.map((status) => ({ status, isFinal: false }))]) {
        for (const connection of CONNECTIONS) {
          for (const failures of [0, 7]) {
            const state = createState(body, { connection, failures });
            expect(reduce(state, event).payment, `${body?.status}, ${connection}`).to.equal(state.payment);
          }
        }
      }
    });
  }

  for (const body of [SUCCEEDED, FAILED, EXPIRED, { status: 'dissolved', isFinal: true }]) {
    it(`changes only the connection of a final payment with status ${body.status}`, () => {
      const events = [...OTHER_EVENTS, answered(PROCESSING, ['info'], 5_000), answered(SUCCEEDED), answered(FAILED)];
      for (const event of events) {
        for (const connection of CONNECTIONS) {
          const state = createState(body, { connection, error: ERROR, failures: 2, clockOffsetMs: 7 });
          expect(reduce(state, event)).to.deep.equal({ ...state, connection: 'settled' });
        }
        const settled = createState(body, { connection: 'settled' });
        expect(reduce(settled, event)).to.equal(settled);
      }
    });
  }

  for (const status of [...PAYMENT_STATUSES, 'dissolved']) {
    it(`stores the status ${status} unchanged and settles on isFinal alone`, () => {
      for (const isFinal of [false, true]) {
        const { payment, connection } = reduce(INITIAL_STATE, answered({ status, isFinal }));
        expect(payment).to.deep.equal({ status, isFinal });
        expect(connection).to.equal(isFinal ? 'settled' : 'live');
      }
    });
  }

  it('clears every error on a valid answer', () => {
    const warning = new ContractError('x');
    const state = createState(PROCESSING, { connection: 'retrying', error: ERROR, failures: 3, warning });
    const next = reduce(state, answered(PROCESSING, [], 60_000));
    expect(next).to.deep.equal(createState(PROCESSING, { connection: 'live', clockOffsetMs: 60_000 }));
  });

  it('warns of invalid fields of an answer once, until they change', () => {
    const first = reduce(INITIAL_STATE, answered(PROCESSING, ['info', 'pollInMs']));
    expect(first.warning).to.be.instanceOf(ContractError);
    expect(first.warning?.message).to.match(/info, pollInMs/);
    expect(first.error).to.equal(null);
    expect(reduce(first, answered(PROCESSING, ['info', 'pollInMs'])).warning).to.equal(first.warning);
    expect(reduce(first, answered(PROCESSING, ['info'])).warning?.message).not.to.match(/pollInMs/);
    expect(reduce(first, answered(PROCESSING)).warning).to.equal(null);
  });

  it('counts consecutive failures and keeps the last error', () => {
    let state = createState(PROCESSING, { connection: 'live' });
    for (const failures of [1, 2, 3]) {
      const error = new NetworkError(`${failures}`);
      state = reduce(state, { type: 'failed', error, online: true });
      expect(state).to.include({ failures, error, connection: 'retrying' });
    }
  });

  it('sets the connection to offline instead of retrying when the device reports no network', () => {
    expect(reduce(INITIAL_STATE, { type: 'failed', error: ERROR, online: false }).connection).to.equal('offline');
  });

  it('keeps a fatal error, and stays stopped, until it is started again', () => {
    const error = new GatewayError({ status: 403, message: 'x' });
    const ended = reduce(createState(PROCESSING), { type: 'ended', error });
    expect(ended).to.include({ connection: 'stopped', error });
    for (const by of ['offline', 'paused', 'stopped'] as const) {
      expect(reduce(ended, { type: 'interrupted', by })).to.equal(ended);
    }
    expect(reduce(ended, { type: 'started' }).connection).to.equal('connecting');
  });

  const starts: readonly (readonly [from: TrackerState, connection: Connection])[] = [
    [INITIAL_STATE, 'connecting'],
    [createState(PROCESSING, { connection: 'live' }), 'live'],
    [createState(PROCESSING, { connection: 'paused' }), 'connecting'],
    [createState(PROCESSING, { connection: 'offline' }), 'connecting'],
    [createState(PROCESSING, { connection: 'stopped' }), 'connecting'],
    [createState(PROCESSING, { connection: 'retrying', failures: 1 }), 'retrying'],
    [createState(null, { connection: 'offline', failures: 1 }), 'retrying'],
  ];
  for (const [from, connection] of starts) {
    it(`sets the connection to ${connection} when a poll starts from ${from.connection} after ${from.failures} failures`, () => {
      expect(reduce(from, { type: 'started' }).connection).to.equal(connection);
    });
  }
});

describe('an answer equal to the last one', () => {
  const same: readonly (readonly [what: string, a: object, b: object])[] = [
    ['the same', PROCESSING, PROCESSING],
    ['another pace', PROCESSING, { ...PROCESSING, pollInMs: 5_000 }],
    ['no pace', PROCESSING, { ...PROCESSING, pollInMs: null }],
    ['an unknown field', PROCESSING, { ...PROCESSING, mood: 'good' }],
    ['null for an absent info', REQUIRES_ACTION, { ...REQUIRES_ACTION, info: null }],
    ['null for an absent failure code', PROCESSING, { ...PROCESSING, failureCode: null }],
    ['the same in another order', PROCESSING, Object.fromEntries(Object.entries(PROCESSING).reverse())],
  ];
  for (const [what, a, b] of same) {
    it(`an equal answer keeps the payment object: ${what}`, () => {
      for (const [one, other] of [
        [a, b],
        [b, a],
      ] as const) {
        const state = reduce(INITIAL_STATE, answered(one));
        expect(reduce(state, answered(other)).payment).to.equal(state.payment);
      }
    });
  }

  const OPEN = { ...SUCCEEDED, isFinal: false };
  const different: readonly (readonly [what: string, a: object, b: object])[] = [
    ['another status', REQUIRES_ACTION, PROCESSING],
    ['finality', OPEN, SUCCEEDED],
    ['a failure code', { status: 'failed', isFinal: false }, { status: 'failed', isFinal: false, failureCode: 'x' }],
    ['the transaction', OPEN, { ...OPEN, info: { ...OPEN.info, txId: '0xother' } }],
    ['the amount', OPEN, { ...OPEN, info: { ...OPEN.info, optionAmount: { ...OPEN.info.optionAmount, value: '2' } } }],
    ['that there is info', { ...OPEN, info: null }, OPEN],
  ];
  for (const [what, a, b] of different) {
    it(`a different answer replaces the payment object: ${what}`, () => {
      const state = reduce(INITIAL_STATE, answered(a));
      expect(reduce(state, answered(b)).payment).to.deep.equal(b);
    });
  }

  it('compares answers by status and isFinal alone when the info cannot be serialized', () => {
    // Simulates deep nesting, which only some engines fail to serialize.
    const endless: Record<string, unknown> = {};
    endless.again = endless;
    const endlessly = (body: object): object => ({ ...body, info: { ...OPEN.info, endless } });
    const state = reduce(INITIAL_STATE, answered(endlessly(PROCESSING)));
    expect(reduce(state, answered(endlessly(PROCESSING))).payment).to.equal(state.payment);
    for (const [status, isFinal] of [
      ['succeeded', false],
      ['processing', true],
      ['succeeded', true],
    ] as const) {
      const { payment } = reduce(state, answered(endlessly({ status, isFinal })));
      expect([payment?.status, payment?.isFinal]).to.deep.equal([status, isFinal]);
    }
  });
});
