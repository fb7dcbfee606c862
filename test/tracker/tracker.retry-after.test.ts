import { expect } from '@open-wc/testing';
import { RETRY_AFTER_MAX_MS } from '../../src/core/retry.js';
import { Sandbox } from '../support/sandbox.js';
import { follow, listRequests } from './follow.js';
import { NUDGES, nudgeFor } from './nudges.js';

describe('Retry-After', function () {
  this.timeout(20_000);

  const waits: readonly (readonly [header: (sandbox: Sandbox) => string, ms: number])[] = [
    [() => '30', 30_000],
    [() => '3600', RETRY_AFTER_MAX_MS],
    [({ clock }) => new Date(clock.now() + 45_000).toUTCString(), 45_000],
    [() => 'Wed, 18 Feb 1998 12:00:00 GMT', 2_000],
    [() => 'soon', 2_000],
    [() => '0', 2_000],
    [() => '1', 2_000],
  ];
  for (const [header, ms] of waits) {
    for (const status of [429, 503, 500]) {
      it(`waits for Retry-After on ${status}, ${ms} ms: ${header(new Sandbox())}`, async () => {
        const sandbox = new Sandbox();
        const { paymentId } = await sandbox.create();
        await sandbox.fault({ kind: 'status', status, times: 1, headers: { 'Retry-After': header(sandbox) } });
        follow(sandbox, paymentId, { random: () => 0.9999999 });
        await sandbox.clock.advance(ms - 1);
        expect(sandbox.requests).to.have.length(1);
        await sandbox.clock.advance(1);
        expect(sandbox.requests.length).to.be.greaterThan(1);
      });
    }
  }

  for (const [what, nudge] of Object.entries(NUDGES)) {
    it(`Retry-After is not shortened by ${what}`, async () => {
      const sandbox = new Sandbox();
      const { paymentId } = await sandbox.create();
      await sandbox.fault({ kind: 'status', status: 429, times: 1, headers: { 'Retry-After': '40' } });
      const followed = follow(sandbox, paymentId);
      await sandbox.clock.advance(0);
      await nudgeFor(sandbox, followed, nudge, 39_999);
      expect(sandbox.requests).to.have.length(1);
      await sandbox.clock.advance(1);
      expect(listRequests(sandbox)).to.deep.equal([
        [0, 'now'],
        [40_000, 'now'],
        [40_000, 'hold'],
      ]);
    });
  }
});
