import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Hex } from 'viem';
import type { LocalNode } from '../../../../drivers/anvil.js';
import { getUnit } from '../../../../gateway/rails/asset.js';
import { createGatewayMemoryStore } from '../../../../gateway/store/memory/memory-store.js';
import {
  connectNode,
  openChainGateway,
  startNode,
  untilFound,
  type ChainGateway,
} from '../../../support/chain-gateway.js';
import {
  findAsset,
  findSettled,
  pay,
  readTransfers,
  setDestination,
  untilNothingIsOpen,
  untilSettled,
} from '../../../support/chain-settlements.js';
import {
  readOlderList,
  readReconciliation,
  readSettledEvents,
  readSingle,
} from '../../../support/settlement-reports.js';

let node: LocalNode;
const opened: ChainGateway[] = [];

before(async () => {
  node = await startNode();
});
afterEach(() => {
  for (const { gateway } of opened.splice(0)) gateway.close();
});
after(() => node.stop());

const open = async (options: Omit<Parameters<typeof openChainGateway>[0], 'node'> = {}): Promise<ChainGateway> => {
  const chain = await openChainGateway({ node, ...options });
  opened.push(chain);
  return chain;
};

const control = (method: string, ...params: readonly unknown[]): Promise<unknown> =>
  connectNode(node).request({ method, params } as never);

const WITH_FEE = { chaos: { seed: 1, settings: { feeKind: 1 } } };

describe('a settlement on a chain', () => {
  for (const symbol of ['USDC', 'ETH'])
    it(`is a transfer of exactly the settled amount, whose hash is in every report: ${symbol}`, async () => {
      const chain = await open({ gateway: { ...WITH_FEE, autoSettleMs: 0 } });
      const readBalance = await setDestination(chain, symbol);
      const { id, value: paid } = await pay(chain, symbol);
      const { txId } = await untilSettled(chain, id);
      const value = paid - paid / 100n;
      assert.equal(await readBalance(), value);
      const receipt = await chain.client.getTransactionReceipt({ hash: txId as Hex });
      assert.equal(receipt.to, chain.rail.recipient.toLowerCase());
      const unit = getUnit(findAsset(chain, symbol));
      const [{ paymentId, at, ...event }] = (await readSettledEvents(chain.store)) as [
        Awaited<ReturnType<typeof readSettledEvents>>[number],
      ];
      assert.equal(paymentId, id);
      assert.deepEqual(event, { unit, value, txId, paid, fee: paid / 100n, announced: value });
      for (const path of ['/v1/payments', '/v1/merchants/payments'] as const)
        assert.deepEqual((await readReconciliation(chain.gateway, path, 10)).get(id), { unit, value, txId, at });
      assert.deepEqual((await readOlderList(chain.gateway, 10)).get(id), { unit, txId, at });
      assert.deepEqual((await readSingle(chain.gateway, id, 'test')).settled, { unit, txId });
    });

  it('counts once its transfer has its confirmations, and cannot be forced again meanwhile', async () => {
    const chain = await open();
    const readBalance = await setDestination(chain, 'USDC');
    const { id, value } = await pay(chain, 'USDC');
    await control('evm_setAutomine', false);
    await chain.gateway.payments.settle(id);
    await assert.rejects(chain.gateway.payments.settle(id), { code: 'invalid_state' });
    assert.equal(await findSettled(chain, id), undefined);
    assert.deepEqual(await readSettledEvents(chain.store), []);
    await control('evm_setAutomine', true);
    await control('evm_mine');
    await untilSettled(chain, id);
    assert.equal(await readBalance(), value);
  });

  it('is sent after a restart if the process was killed between storing and sending it', async () => {
    const store = createGatewayMemoryStore();
    const killed = await open({ store });
    const readBalance = await setDestination(killed, 'USDC');
    const { id, value } = await pay(killed, 'USDC');
    // Its executor has stopped: it commits, and sends nothing.
    killed.gateway.close();
    await killed.gateway.payments.settle(id);
    assert.equal(await readBalance(), 0n);
    const chain = await open({ store });
    const { txId } = await untilSettled(chain, id);
    assert.equal(await readBalance(), value);
    assert.deepEqual(
      (await readTransfers(store)).map(({ hash }) => hash),
      [txId],
    );
  });

  it('is sent again with the same bytes if the chain loses it, and pays once', async () => {
    const chain = await open();
    const readBalance = await setDestination(chain, 'ETH');
    const { id, value } = await pay(chain, 'ETH');
    const snapshot = await control('evm_snapshot');
    await chain.gateway.payments.settle(id);
    const settled = await untilSettled(chain, id);
    await control('evm_revert', snapshot);
    await untilFound('the transfer is in another block', async () => ((await readBalance()) ? true : undefined));
    await untilNothingIsOpen(chain.store);
    assert.equal(await readBalance(), value);
    assert.deepEqual(await findSettled(chain, id), settled);
    assert.equal((await readSettledEvents(chain.store)).length, 1);
  });

  it('that is reverted leaves its payment unsettled, says why, and is not sent again', async () => {
    const store = createGatewayMemoryStore();
    const chain = await open({ store, gateway: { autoSettleMs: 0 } });
    // The contract takes no ether without a payment.
    await setDestination(chain, 'ETH', chain.rail.recipient);
    const { id } = await pay(chain, 'ETH');
    const error = await untilFound('a report', async () => chain.errors[0]);
    assert.match(String(error), /was to settle the payment pay_\w+, but was reverted: TransferFailed\./);
    await untilNothingIsOpen(store);
    chain.gateway.close();
    const next = await open({ store, gateway: { autoSettleMs: 0 } });
    await next.advance(1_000);
    await assert.rejects(next.gateway.payments.settle(id), { code: 'invalid_state' });
    assert.equal(await findSettled(next, id), undefined);
    assert.equal((await readTransfers(store)).length, 1);
  });

  it('moves nothing without a destination, or for a payment that nobody has paid', async () => {
    const chain = await open();
    const readBalance = await setDestination(chain, 'USDC');
    const { id } = await pay(chain, 'ETH');
    const simulated = await chain.create();
    await chain.gateway.simulation.succeed(simulated);
    for (const each of [id, simulated]) {
      await chain.gateway.payments.settle(each);
      assert.match((await findSettled(chain, each))?.txId ?? '', /^0x[0-9a-f]{64}$/);
    }
    assert.equal(await readBalance(), 0n);
    assert.deepEqual(await readTransfers(chain.store), []);
  });
});
