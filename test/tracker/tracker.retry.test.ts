import { expect } from '@open-wc/testing';
import type { StatusClient } from '../../src/client/status-client.js';
import type { PaymentStatusResponse } from '../../src/contract/schemas/payment-status-response.js';
import { RESPONSE_MARGIN_MS } from '../../src/tracker/request-status.js';
import { RETRY_SLOW_MIN_MS, ATTEMPTS_BEFORE_CANNOT_LOAD } from '../../src/core/retry.js';
import { PROCESSING } from '../contract/fixtures.js';
import { Sandbox } from '../support/sandbox.js';
import { listRequests, getRequestTimes, follow, HOLD_MS, getStatus } from './follow.js';

describe('a tracker on a failing gateway', () => {
  const cases = [
    [0, [0, 1_000, 2_000, 3_000, 4_000]],
    [0.5, [0, 1_500, 4_000, 8_500, 16_500]],
    [0.999, [0, 1_999, 5_996, 13_989, 28_975]],
  ] as const;
  for (const [random, times] of cases) {
    it(`retries by exponential backoff with the jitter ${random}`, async () => {
      const sandbox = new Sandbox();
      await sandbox.fault({ kind: 'drop' });
      follow(sandbox, 'pay_1', { random: () => random });
      await sandbox.clock.advance(30_000);
      expect(getRequestTimes(sandbox).slice(0, 5).map(Math.round)).to.deep.equal(times);
    });
  }

  it('sends plain requests until one is answered, then long polls again', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    follow(sandbox, paymentId, { random: () => 0 });
    await sandbox.clock.advance(0);
    await sandbox.fault({ kind: 'drop', times: 2 });
    await sandbox.clock.advance(HOLD_MS + 3_000);
    expect(listRequests(sandbox)).to.deep.equal([
      [0, 'now'],
      [0, 'hold'],
      [HOLD_MS, 'hold'],
      [HOLD_MS + 1_000, 'now'],
      [HOLD_MS + 2_000, 'now'],
      [HOLD_MS + 2_000, 'hold'],
    ]);
  });

  it('retries slowly after five attempts without an answer, and loads by itself once the gateway works', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    await sandbox.fault({ kind: 'drop' });
    const { tracker } = follow(sandbox, paymentId, { random: () => 0 });
    await sandbox.clock.advance((ATTEMPTS_BEFORE_CANNOT_LOAD - 1) * 1_000);
    expect(tracker.state.failures).to.equal(ATTEMPTS_BEFORE_CANNOT_LOAD);
    await sandbox.clock.advance(30_000);
    const slow = getRequestTimes(sandbox).slice(ATTEMPTS_BEFORE_CANNOT_LOAD - 1);
    expect(slow).to.deep.equal([0, 1, 2, 3].map((count) => 4_000 + count * RETRY_SLOW_MIN_MS));
    await sandbox.heal();
    await sandbox.clock.advance(RETRY_SLOW_MIN_MS);
    expect(tracker.state).to.include({ connection: 'live', failures: 0, error: null });
    expect(getStatus(tracker)).to.equal('requires_action');
  });

  it('keeps retrying quickly where the gateway had answered before', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    const { tracker } = follow(sandbox, paymentId, { random: () => 0 });
    await sandbox.clock.advance(5_000);
    await sandbox.fault({ kind: 'drop' });
    tracker.refresh();
    await sandbox.clock.advance(5_000);
    expect(tracker.state.failures).to.be.greaterThan(ATTEMPTS_BEFORE_CANNOT_LOAD);
    expect(getRequestTimes(sandbox).slice(2)).to.deep.equal([5_000, 6_000, 7_000, 8_000, 9_000, 10_000]);
  });

  it('retries as soon as the rate limit allows when refreshed between two retries', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    await sandbox.fault({ kind: 'drop', times: 1 });
    const { tracker } = follow(sandbox, paymentId, { random: () => 0.99 });
    await sandbox.clock.advance(300);
    tracker.refresh();
    await sandbox.clock.advance(700);
    expect(getRequestTimes(sandbox).slice(0, 2)).to.deep.equal([0, 1_000]);
    expect(getStatus(tracker)).to.equal('requires_action');
  });

  it('stops polling a payment that is not found, however often the page resumes meanwhile', async () => {
    const sandbox = new Sandbox();
    const { tracker, page } = follow(sandbox, 'pay_unknown', { random: () => 0 });
    for (let i = 0; i < 5; i++) {
      await sandbox.clock.advance(3_000);
      page.signal('online');
    }
    expect(tracker.state).to.include({ connection: 'stopped' });
    expect(tracker.state.error).to.have.property('code', 'payment_not_found');
  });

  it('aborts a plain request after ten seconds', async () => {
    const sandbox = new Sandbox();
    await sandbox.fault({ kind: 'hang' });
    const { tracker } = follow(sandbox, 'pay_1');
    await sandbox.clock.advance(RESPONSE_MARGIN_MS - 1);
    expect(tracker.state.error).to.equal(null);
    await sandbox.clock.advance(1);
    expect(tracker.state.error).to.include({ name: 'TimeoutError', timeoutMs: RESPONSE_MARGIN_MS });
    expect([RESPONSE_MARGIN_MS, sandbox.inFlight]).to.deep.equal([10_000, 0]);
  });

  it('aborts a long poll ten seconds after its maximum duration', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    await sandbox.clock.advance(0);
    sandbox.handler = async (request) => {
      sandbox.handler = (next) => sandbox.gateway.fetch(next);
      const response = await sandbox.gateway.fetch(request);
      // Set before the long poll is sent, which takes some engines longer.
      await sandbox.fault({ kind: 'hang', times: 1 });
      return response;
    };
    const { tracker } = follow(sandbox, paymentId);
    await sandbox.clock.advance(HOLD_MS + RESPONSE_MARGIN_MS - 1);
    expect(listRequests(sandbox)).to.deep.equal([
      [0, 'now'],
      [0, 'hold'],
    ]);
    await sandbox.clock.advance(1);
    expect(tracker.state.error).to.include({ name: 'TimeoutError', timeoutMs: HOLD_MS + RESPONSE_MARGIN_MS });
    await sandbox.clock.advance(2_000);
    expect(tracker.state).to.include({ connection: 'live', error: null });
  });

  it('reports no invalid field when a client of the program passes none', async () => {
    const sandbox = new Sandbox();
    const client: StatusClient = { getPaymentStatus: async () => PROCESSING as PaymentStatusResponse };
    const { tracker } = follow(sandbox, 'pay_1', { client });
    await sandbox.clock.advance(0);
    expect(tracker.state).to.include({ connection: 'live', warning: null, clockOffsetMs: 0 });
  });

  const clients: readonly (readonly [what: string, client: StatusClient])[] = [
    ['rejects with an error of its own', { getPaymentStatus: () => Promise.reject(new RangeError('own')) }],
    [
      'throws at once',
      {
        getPaymentStatus: () => {
          throw new RangeError('own');
        },
      },
    ],
  ];
  for (const [what, client] of clients) {
    it(`treats a client that ${what} as a network error, and keeps the cause`, async () => {
      const sandbox = new Sandbox();
      const { tracker } = follow(sandbox, 'pay_1', { client });
      await sandbox.clock.advance(0);
      expect(tracker.state.error).to.have.property('name', 'NetworkError');
      expect(tracker.state.error?.cause).to.be.instanceOf(RangeError);
      expect(tracker.state.connection).to.equal('retrying');
    });
  }
});
