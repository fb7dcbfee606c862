import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isKnownFeeKind } from 'pay-status/contract';
import { createGatewayMemoryStore } from '../../../gateway/store/memory/memory-store.js';
import type { StrictChainAmount } from '../../../gateway/wire/amount.js';
import { createChaosGateway, type ChaosGateway } from '../../support/chaos-gateway.js';
import { MERCHANT } from '../../support/test-gateway.js';

const pay = async (gateway: ChaosGateway, steps: readonly ('process' | 'succeed' | 'fail')[]): Promise<void> => {
  await gateway.register();
  const { paymentId } = await gateway.create();
  await gateway.clock.advance(0);
  for (const step of steps) {
    await gateway.simulation[step](paymentId);
    await gateway.clock.advance(0);
  }
  await gateway.clock.advance(10_000);
};

describe('a fee of a new kind', () => {
  it('is the same in all events of a payment, and reduces the settled amount', async () => {
    const gateway = createChaosGateway({ feeKind: 1 });
    await pay(gateway, ['process', 'succeed']);
    const stages = gateway.arrivals.flatMap(({ event }) => event.data.processing ?? []);
    assert.equal(stages.length, 3);
    for (const { fee, option_amount: paid, settlement_amount: left } of stages) {
      assert.ok(fee);
      assert.equal(isKnownFeeKind(fee.kind), false);
      assert.equal(BigInt(fee.total_amount.value) * 100n, BigInt(paid.value));
      assert.equal(BigInt(fee.total_amount.value) + BigInt(left.value), BigInt(paid.value));
      assert.deepEqual([fee.total_amount.unit, left.unit], [paid.unit, paid.unit]);
      assert.deepEqual([fee.base_amount, fee.percent, fee.percent_amount], [undefined, undefined, undefined]);
    }
    const settled = gateway.arrivals.at(-1)?.event.data.settled;
    assert.deepEqual(settled?.amount, stages[0]!.settlement_amount);
    const list = await gateway.sendRequest('/v1/payments', { headers: MERCHANT });
    const { data } = (await list.json()) as { data: readonly { settlement?: { amount?: StrictChainAmount } }[] };
    const amount = data[0]?.settlement?.amount;
    assert.deepEqual({ unit: amount?.unit, value: amount?.value }, settled?.amount);
  });

  it('stays with the payment when the gateway restarts without chaos', async () => {
    const store = createGatewayMemoryStore();
    const before = createChaosGateway({ feeKind: 1 }, { store });
    const { paymentId } = await before.create();
    before.close();
    const gateway = createChaosGateway(undefined, { store });
    await gateway.register();
    await gateway.simulation.process(paymentId);
    await gateway.clock.advance(0);
    assert.equal(gateway.arrivals[0]?.event.data.processing?.fee?.kind, 'tiered');
  });
});
