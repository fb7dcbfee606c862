import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { WebhookSnapshot } from 'pay-status/contract';
import { DEFAULT_SETTINGS, SETTING_NAMES, SETTINGS, type Chance } from '../../../gateway/chaos/settings.js';
import { getPaymentId, groupArrivals, type Arrival } from '../../support/chaos-gateway.js';
import { detectChaos } from '../../support/detect-chaos.js';
import { runPayments, type Report } from '../../support/chaos-run.js';

const CHANCES = SETTING_NAMES.filter((name) => SETTINGS[name].unit === 'probability') as Chance[];

/** The final state of a receiver that follows `SPEC: Events, delivery rules 1 to 3`. */
const applyEvents = (arrivals: readonly Arrival[]): ReadonlyMap<string, WebhookSnapshot> => {
  const seen = new Set<string>();
  const known = new Map<string, WebhookSnapshot>();
  for (const { event } of arrivals) {
    if (seen.has(event.id)) continue;
    seen.add(event.id);
    const newest = known.get(event.data.payment_id);
    if (newest && event.data.payment_state_version <= newest.payment_state_version) continue;
    known.set(event.data.payment_id, event.data);
  }
  return known;
};

const assertReceiverIsCorrect = async ({ gateway, paymentIds }: Report): Promise<void> => {
  const known = applyEvents(gateway.arrivals);
  assert.deepEqual([...known.keys()].toSorted(), paymentIds.toSorted());
  for (const id of paymentIds) {
    const { version, state } = await gateway.payments.get(id);
    const { payment_state_version, status, settled } = known.get(id)!;
    const isSettled = state.status === 'succeeded' && state.settled !== null;
    assert.deepEqual([payment_state_version, status, settled != null], [version, state.status, isSettled]);
  }
};

/** Every version of a payment has an event, and every event arrives. */
const assertEverythingArrived = async ({ gateway }: Report): Promise<void> => {
  for (const arrivals of groupArrivals(gateway.arrivals, getPaymentId)) {
    const { version } = await gateway.payments.get(getPaymentId(arrivals[0]!));
    const versions = new Set(arrivals.map(({ event }) => event.data.payment_state_version));
    assert.deepEqual([...versions].toSorted(), [...Array(version + 1).keys()]);
  }
};

describe('200 payments under the default chaos', () => {
  const RUNS = 20;
  const PAYMENTS = 10;
  const reports: Report[] = [];
  before(async () => {
    for (let seed = 1; seed <= RUNS; seed++) reports.push(await runPayments(PAYMENTS, seed, DEFAULT_SETTINGS));
  });

  it('are shown by the library with their actual status and outcome', () => {
    assert.equal(reports.flatMap(({ paymentIds }) => paymentIds).length, RUNS * PAYMENTS);
    assert.deepEqual(
      reports.flatMap(({ violations }) => violations),
      [],
    );
  });

  it('have the right outcome for a receiver that follows the rules', async () => {
    for (const report of reports) await assertReceiverIsCorrect(report);
  });

  it('have all of their events delivered', async () => {
    for (const report of reports) await assertEverythingArrived(report);
  });

  for (const name of CHANCES) {
    it(`include ${name} within ten payments`, () => {
      const count = reports.filter((report) => detectChaos(report).includes(name)).length;
      assert.ok(count >= 0.9 * RUNS, `in ${count} of ${RUNS} runs`);
    });
  }
});

describe('ten payments under one kind of chaos', () => {
  /** With a probability of 1 these would never let a request succeed. */
  const REFUSALS: readonly Chance[] = ['status429', 'status500', 'lostAnswer'];

  for (const name of CHANCES) {
    it(`include ${name} and no other kind, with the right outcome`, async () => {
      const report = await runPayments(10, 1, { [name]: REFUSALS.includes(name) ? 0.5 : 1 });
      assert.deepEqual(report.violations, []);
      await assertReceiverIsCorrect(report);
      await assertEverythingArrived(report);
      const kinds = detectChaos(report);
      // A randomly delayed success may arrive after the settlement.
      assert.deepEqual(name === 'reorder' ? kinds.filter((kind) => kind !== 'settledFirst') : kinds, [name]);
    });
  }

  it('include no chaos when it is off', async () => {
    const report = await runPayments(10, 1);
    assert.deepEqual([detectChaos(report), report.violations], [[], []]);
  });
});
