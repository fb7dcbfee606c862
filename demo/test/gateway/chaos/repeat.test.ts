import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ChaosOptions } from '../../../gateway/chaos/chaos.js';
import { QUIET_SETTINGS } from '../../../gateway/chaos/settings.js';
import { seededRandom } from '../../../gateway/core/random.js';
import { createChaosGateway } from '../../support/chaos-gateway.js';
import { BUYER, MERCHANT, ORDER, settle } from '../../support/test-gateway.js';
import { watch } from '../../support/watch.js';

const PAYMENTS = 10;
const HOLD_MS = 5_000;
const STEP_MS = 250;

/** Runs payments with fixed ids; returns all responses, with their times, and all webhooks. */
const runPayments = async (chaos?: ChaosOptions): Promise<readonly string[]> => {
  const number = seededRandom(1);
  const random = { bytes: (count: number) => Uint8Array.from({ length: count }, () => number() * 256) };
  const gateway = createChaosGateway(undefined, { random, ...(chaos && { chaos }) });
  const lines: string[] = [];
  const sendRequest = async (...[path, options]: Parameters<typeof gateway.sendRequest>): Promise<string> => {
    const response = watch(gateway.sendRequest(path, options));
    await settle();
    for (let i = 0; i < 100 && !response.isSettled; i++) {
      await gateway.clock.advance(STEP_MS);
      await settle();
    }
    const { status, headers } = await response.promise;
    const text = await (await response.promise).text();
    lines.push(JSON.stringify([gateway.clock.nowMs(), path, status, [...headers], text]));
    return text;
  };
  await gateway.register();
  for (let i = 0; i < PAYMENTS; i++) {
    await sendRequest('/v1/payments', { headers: MERCHANT, body: ORDER });
    const id = await gateway.addPayment();
    for (const step of ['process', 'succeed'] as const) {
      for (let poll = 0; poll < 3; poll++)
        await sendRequest(`/v1/gateway/payment/${id}/status?maxPollMs=${HOLD_MS}`, { headers: BUYER });
      await gateway.simulation[step](id);
    }
    await sendRequest(`/v1/payments/${id}/cancel`, { headers: MERCHANT, body: {} });
    await sendRequest('/v1/merchants/merchant_demo/payments', { headers: MERCHANT });
    await gateway.clock.advance(10_000);
  }
  // Deliveries that are sent at the same moment arrive in any order.
  return [...lines, ...gateway.arrivals.map((arrival) => JSON.stringify(arrival)).toSorted()];
};

/** Returns the index of the first difference between two runs. */
const findDifference = (a: readonly string[], b: readonly string[]): number | undefined => {
  const index = a.findIndex((line, at) => line !== b[at]);
  return index < 0 && a.length === b.length ? undefined : index;
};

describe('a gateway with chaos', () => {
  it('behaves the same way for the same seed', async () => {
    assert.equal(findDifference(await runPayments({ seed: 7 }), await runPayments({ seed: 7 })), undefined);
  });

  it('behaves differently for another seed', async () => {
    assert.notEqual(findDifference(await runPayments({ seed: 7 }), await runPayments({ seed: 8 })), undefined);
  });

  it('responds like one without chaos, byte for byte, when every probability is 0', async () => {
    const plain = await runPayments();
    assert.ok(plain.length > 13 * PAYMENTS);
    for (const settings of [{}, QUIET_SETTINGS])
      assert.equal(findDifference(await runPayments({ seed: 7, settings }), plain), undefined);
  });
});
