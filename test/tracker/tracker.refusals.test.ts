import { expect } from '@open-wc/testing';
import { GatewayError } from '../../src/core/errors/gateway-error.js';
import { Sandbox } from '../support/sandbox.js';
import { getRequestTimes, follow, getStatus } from './follow.js';

/**
 * The connection after a refusal with this HTTP status. The interface leaves the errors of the status endpoints open
 * (`SPEC: Endpoints`), so a status has its meaning in HTTP, and that of the known mappings (`SPEC: Errors`).
 */
const AFTER_STATUS: readonly (readonly [status: number, connection: 'retrying' | 'stopped'])[] = [
  [304, 'stopped'],
  [400, 'stopped'],
  [401, 'stopped'], // SPEC: Errors, invalid key
  [403, 'stopped'],
  [404, 'retrying'], // SPEC: Errors, unknown payment; it may have been created a moment ago, so there is a grace period
  [405, 'stopped'],
  [408, 'retrying'], // request timeout
  [409, 'stopped'],
  [410, 'stopped'],
  [422, 'stopped'],
  [425, 'retrying'], // too early
  [429, 'retrying'], // too many requests; SPEC: Errors, `rate_limited`
  [451, 'stopped'],
  [500, 'retrying'], // SPEC: Errors, internal failure
  [501, 'retrying'],
  [502, 'retrying'],
  [503, 'retrying'],
  [504, 'retrying'],
  [599, 'retrying'],
];

/** The grace period in which a payment that is not found is polled again, milliseconds (docs/polling.md). */
const GRACE_MS = 10_000;

describe('a tracker on a gateway that refuses', () => {
  for (const [status, connection] of AFTER_STATUS) {
    const retries = connection === 'retrying';
    it(`a tracker ${retries ? 'retries' : 'stops'} after HTTP status ${status}`, async () => {
      const sandbox = new Sandbox();
      await sandbox.fault({ kind: 'status', status });
      const { tracker } = follow(sandbox, 'pay_1');
      await sandbox.clock.advance(0);
      expect(tracker.state).to.include({ payment: null, connection });
      expect(tracker.state.error).to.be.instanceOf(GatewayError).with.include({ status });
      await sandbox.clock.advance(60_000);
      expect(sandbox.requests.length > 1).to.equal(retries);
    });
  }

  it('a tracker stops at a redirect and does not follow it', async () => {
    const sandbox = new Sandbox();
    sandbox.handler = () => Response.error();
    const { tracker } = follow(sandbox, 'pay_1');
    await sandbox.clock.advance(60_000);
    expect(sandbox.requests).to.have.length(1);
    expect(tracker.state.connection).to.equal('stopped');
    expect(tracker.state.error?.code).to.equal('http_0');
  });

  it('a tracker retries a payment that is not found for ten seconds, then stops with the error of the gateway', async () => {
    const sandbox = new Sandbox();
    const { tracker } = follow(sandbox, 'pay_unknown', { random: () => 0 });
    await sandbox.clock.advance(GRACE_MS - 1);
    expect(tracker.state.connection).to.equal('retrying');
    await sandbox.clock.advance(60_000);
    expect(tracker.state.connection).to.equal('stopped');
    expect(tracker.state.error?.code).to.equal('payment_not_found');
    expect(Math.max(...getRequestTimes(sandbox))).to.be.within(GRACE_MS, GRACE_MS + 10_000);
  });

  it('a tracker goes live when the gateway finds the payment within the grace period', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    await sandbox.fault({ kind: 'status', status: 404, times: 3 });
    const { tracker } = follow(sandbox, paymentId);
    await sandbox.clock.advance(12_000);
    expect(getStatus(tracker)).to.equal('requires_action');
    expect(tracker.state).to.include({ connection: 'live', error: null, failures: 0 });
  });

  it('refresh restarts a stopped tracker with a new grace period', async () => {
    const sandbox = new Sandbox();
    const { tracker } = follow(sandbox, 'pay_unknown');
    await sandbox.clock.advance(60_000);
    expect(tracker.state.connection).to.equal('stopped');
    const before = sandbox.requests.length;
    tracker.refresh();
    expect(tracker.state.connection).to.equal('retrying');
    await sandbox.clock.advance(GRACE_MS - 1);
    expect(tracker.state.connection).to.equal('retrying');
    expect(sandbox.requests).to.have.length(before + 1);
    await sandbox.clock.advance(60_000);
    expect(tracker.state.connection).to.equal('stopped');
  });

  it('a stopped tracker does not restart by itself', async () => {
    const sandbox = new Sandbox();
    await sandbox.fault({ kind: 'status', status: 403 });
    const { tracker, page } = follow(sandbox, 'pay_1');
    await sandbox.clock.advance(5_000);
    for (const signal of [
      'hidden',
      'visible',
      'offline',
      'online',
      'freeze',
      'resume',
      'pagehide',
      'pageshow',
    ] as const) {
      await sandbox.clock.advance(1_000);
      page.signal(signal);
      expect(tracker.state.connection).to.equal('stopped');
    }
    tracker.start();
    await sandbox.clock.advance(60_000);
    expect(sandbox.requests).to.have.length(1);
  });
});
