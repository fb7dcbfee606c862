import { expect } from '@open-wc/testing';
import { PROCESSING, SUCCEEDED } from '../contract/fixtures.js';
import { Sandbox } from '../support/sandbox.js';
import { withField } from '../support/schema.js';
import { getRequestTimes, follow, HOLD_MS, getStatus } from './follow.js';

type Answer = () => Response | Promise<Response>;

const html = (status: number): Answer => {
  const headers = { 'Content-Type': 'text/html' };
  return () => new Response('<!doctype html><title>Bad gateway</title>', { status, headers });
};

/** Answers without a valid status, with the error for each. */
const BAD: readonly (readonly [what: string, answer: Answer, error: string])[] = [
  ['an empty 200', () => new Response(''), 'ContractError'],
  ['a 204', () => new Response(null, { status: 204 }), 'ContractError'],
  ['a page of a captive portal', html(200), 'ContractError'],
  ['a page of a proxy', html(502), 'GatewayError'],
  ['null', () => Response.json(null), 'ContractError'],
  ['an array', () => Response.json([SUCCEEDED]), 'ContractError'],
  ['a success in an envelope', () => Response.json({ payment: SUCCEEDED }), 'ContractError'],
  ['a success without isFinal', () => Response.json({ status: 'succeeded' }), 'ContractError'],
  ['an isFinal in words', () => Response.json({ ...SUCCEEDED, isFinal: 'true' }), 'ContractError'],
  ['a finality without status', () => Response.json({ isFinal: true }), 'ContractError'],
  ['a success that was cut off', () => new Response(JSON.stringify(SUCCEEDED).slice(0, -1)), 'ContractError'],
  ['a success with status 500', () => Response.json(SUCCEEDED, { status: 500 }), 'GatewayError'],
  ['a success with status 429', () => Response.json(SUCCEEDED, { status: 429 }), 'GatewayError'],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), 'NetworkError'],
];

describe('an invalid answer', () => {
  for (const [what, answer, name] of BAD) {
    for (const first of [true, false]) {
      it(`an invalid answer never changes the payment: ${what}, ${first ? 'as the first answer' : 'after a valid one'}`, async () => {
        const sandbox = new Sandbox();
        const { clock } = sandbox;
        const { paymentId } = await sandbox.create();
        const honest = sandbox.handler;
        if (first) sandbox.handler = answer;
        const { tracker, states } = follow(sandbox, paymentId);
        await clock.advance(0);
        const { payment } = tracker.state;
        expect(payment?.status).to.equal(first ? undefined : 'requires_action');
        sandbox.handler = answer;
        tracker.refresh();
        await clock.advance(5_000);
        expect(tracker.state.payment).to.equal(payment);
        expect(tracker.state.connection).to.equal('retrying');
        expect(tracker.state.error).to.have.property('name', name);
        expect(states.every((state) => state.payment === payment || state.payment === null)).to.equal(true);
        sandbox.handler = honest;
        await clock.advance(20_000);
        expect(getStatus(tracker)).to.equal('requires_action');
        expect(tracker.state).to.include({ connection: 'live', error: null, failures: 0 });
      });
    }
  }

  for (const fault of [
    { kind: 'garbage' },
    { kind: 'truncate' },
    { kind: 'drop' },
    { kind: 'status', status: 429, headers: { 'Retry-After': '3' } },
    { kind: 'status', status: 200 },
    { kind: 'status', status: 204 },
  ]) {
    it(`a fault of the sandbox does not hide a success for long: ${JSON.stringify(fault)}`, async () => {
      const sandbox = new Sandbox();
      const { paymentId } = await sandbox.create();
      const { tracker } = follow(sandbox, paymentId);
      await sandbox.clock.advance(1_000);
      await sandbox.fault(fault);
      await sandbox.step(paymentId, 'succeed');
      await sandbox.clock.advance(60_000);
      await sandbox.heal();
      await sandbox.clock.advance(20_000);
      expect(getStatus(tracker)).to.equal('succeeded');
      expect(tracker.state.connection).to.equal('settled');
    });
  }
});

describe('an unknown status', () => {
  it('an unknown status is stored, and the tracker polls until isFinal is true', async () => {
    const sandbox = new Sandbox();
    sandbox.handler = () => Response.json({ status: 'dissolving', isFinal: sandbox.requests.length > 5 });
    const { tracker } = follow(sandbox, 'pay_1');
    await sandbox.clock.advance(0);
    expect(tracker.state).to.include({ connection: 'live', error: null });
    expect(tracker.state.payment).to.deep.equal({ status: 'dissolving', isFinal: false });
    await sandbox.clock.advance(60_000);
    expect(tracker.state.payment).to.deep.equal({ status: 'dissolving', isFinal: true });
    expect(tracker.state.connection).to.equal('settled');
    expect(sandbox.requests).to.have.length(6);
  });

  it('a known final status does not settle the tracker without isFinal', async () => {
    const sandbox = new Sandbox();
    sandbox.handler = () => Response.json({ status: 'succeeded', isFinal: false });
    const { tracker } = follow(sandbox, 'pay_1');
    await sandbox.clock.advance(3_000);
    expect(tracker.state.connection).to.equal('live');
    expect(getRequestTimes(sandbox).length).to.be.greaterThan(3);
  });
});

describe('an answer with an invalid detail', () => {
  const cases = [
    ['info', 'x'],
    ['info.optionAmount', { unit: 7 }],
    ['info.txId', 7],
    ['failureCode', 7],
    ['pollInMs', -1],
  ] as const;
  for (const [path, value] of cases) {
    it(`an invalid ${path} is omitted with a warning, and the status is kept`, async () => {
      const sandbox = new Sandbox();
      sandbox.handler = () => Response.json(withField(SUCCEEDED, path, value));
      const { tracker } = follow(sandbox, 'pay_1');
      await sandbox.clock.advance(0);
      expect(getStatus(tracker)).to.equal('succeeded');
      expect(tracker.state).to.include({ connection: 'settled', error: null });
      expect(tracker.state.warning?.name).to.equal('ContractError');
      expect(tracker.state.warning?.message).to.contain(path);
    });
  }

  it('an invalid pollInMs falls back to the default interval with one warning', async () => {
    const sandbox = new Sandbox();
    sandbox.handler = () => Response.json({ ...PROCESSING, pollInMs: 'soon' });
    const { tracker, states } = follow(sandbox, 'pay_1');
    await sandbox.clock.advance(3_000);
    expect(getRequestTimes(sandbox)).to.deep.equal([0, 0, 1_000, 2_000, 3_000]);
    expect(tracker.state).to.include({ connection: 'live', error: null });
    expect(new Set(states.flatMap(({ warning }) => warning ?? [])).size).to.equal(1);
  });

  it('the warning of an invalid field is cleared by a valid answer', async () => {
    const sandbox = new Sandbox();
    sandbox.handler = () => Response.json({ ...PROCESSING, pollInMs: sandbox.requests.length > 2 ? 1_000 : -1 });
    const { tracker } = follow(sandbox, 'pay_1');
    await sandbox.clock.advance(0);
    expect(tracker.state.warning).not.to.equal(null);
    await sandbox.clock.advance(HOLD_MS);
    expect(tracker.state.warning).to.equal(null);
  });

  it('deeply nested info does not stop the tracker', async () => {
    const sandbox = new Sandbox();
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    sandbox.handler = () => new Response(`{"status":"processing","isFinal":false,"info":{"x":${deep}}}`);
    const { tracker } = follow(sandbox, 'pay_1');
    await sandbox.clock.advance(2_000);
    expect(getStatus(tracker)).to.equal('processing');
    expect(getRequestTimes(sandbox).length).to.be.greaterThan(2);
  });
});
