import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { LocalNode } from '../../../drivers/anvil.js';
import { createGateway } from '../../../gateway/create-gateway.js';
import type { PaymentState } from '../../../gateway/payments/payment.js';
import { getPossibleSteps } from '../../../gateway/payments/possible-steps.js';
import { sandboxTimelineSchema } from '../../../gateway/wire/sandbox-payment.js';
import type { Gateway } from '../../../gateway/gateway.js';
import { CHAIN, openChainGateway, startNode, untilFound, type ChainGateway } from '../../support/chain-gateway.js';
import { BASE_URL, createTestGateway } from '../../support/test-gateway.js';

const read = async ({ fetch }: Gateway, id: string) => {
  const response = await fetch(new Request(`${BASE_URL}/sandbox/payments/${id}`));
  assert.equal(response.status, 200);
  return sandboxTimelineSchema.parse(await response.json());
};

describe('a payment of a sandbox with a chain', () => {
  let node: LocalNode;
  let sandbox: ChainGateway;
  before(async () => {
    node = await startNode();
    sandbox = await openChainGateway({ node, confirmations: 3 });
    await sandbox.fund();
  });
  after(async () => {
    sandbox.gateway.close();
    await node.stop();
  });

  for (const [symbol, kind] of [
    ['USDC', 'payment'],
    ['ETH', 'native'],
  ] as const)
    it(`says where the transaction of a payment in ${symbol} is, and who sent it`, async () => {
      const id = await sandbox.pay(symbol);
      const state = await sandbox.waitFor(id, 'succeeded');
      assert.ok(state.status === 'succeeded');
      const hash = state.success.txId as `0x${string}`;
      // The end of the transaction is stored after that of the payment.
      const chain = await untilFound('the transaction is final', async () => {
        const found = (await read(sandbox.gateway, id)).chain;
        return found?.blockTime ? found : undefined;
      });
      const { blockNumber } = await sandbox.client.getTransactionReceipt({ hash });
      const { timestamp } = await sandbox.client.getBlock({ blockNumber });
      assert.deepEqual(
        { ...chain, confirmations: null },
        {
          ...{ chain: CHAIN, networkName: 'Local chain', hash, kind, block: Number(blockNumber), confirmations: null },
          blockTime: new Date(Number(timestamp) * 1_000).toISOString(),
        },
      );
      assert.ok((chain.confirmations ?? 0) >= 3);
    });

  it('has no transaction before it is paid, nor after simulated steps', async () => {
    const id = await sandbox.create();
    assert.equal((await read(sandbox.gateway, id)).chain, null);
    await sandbox.gateway.simulation.succeed(id);
    const { chain, txId } = await read(sandbox.gateway, id);
    assert.equal(chain, null);
    assert.notEqual(txId, null);
  });

  it('is shown while the node does not answer', async () => {
    const id = await sandbox.pay('EURC');
    const { rail, store } = sandbox;
    const request = () => Promise.reject(new Error('No answer'));
    // Executes nothing.
    const other = createGateway({ baseUrl: BASE_URL, store, rail: { ...rail, request, start: () => () => undefined } });
    const { chain } = await read(other, id);
    other.close();
    assert.deepEqual([chain?.block, chain?.confirmations], [null, null]);
  });

  it('offers no steps once a transaction is claimed: only the chain says how it ends', async () => {
    const id = await sandbox.pay('EURC');
    const claimed = await sandbox.gateway.payments.get(id);
    const state = { ...claimed.state, status: 'processing' } as PaymentState;
    assert.deepEqual(getPossibleSteps({ ...claimed, state }, true), []);
    assert.deepEqual(getPossibleSteps({ ...claimed, state }), ['succeed', 'fail']);
  });
});

describe('a payment of a sandbox without a chain', () => {
  it('has no transaction on a chain', async () => {
    const gateway = createTestGateway();
    const { paymentId } = await gateway.create();
    await gateway.sandbox(`payments/${paymentId}/succeed`);
    assert.equal((await read(gateway, paymentId)).chain, null);
  });
});
