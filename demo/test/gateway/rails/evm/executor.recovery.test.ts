import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createManualClock } from '../../../../gateway/clock/manual-clock.js';
import { Executor, type ExecutorOptions } from '../../../../gateway/rails/evm/executor.js';
import type { EvmNode } from '../../../../gateway/rails/evm/node.js';
import { readEvmAccount } from '../../../../gateway/rails/account.js';
import { PAPER_ASSETS } from '../../../../gateway/rails/paper/assets.js';
import type { RailHost } from '../../../../gateway/rails/rail.js';
import type { Store } from '../../../../gateway/store/store.js';
import { createGatewayMemoryStore } from '../../../../gateway/store/memory/memory-store.js';
import { untilFound } from '../../../support/chain-gateway.js';
import { ACCOUNT } from '../../../support/wallet.js';

const BEFORE = { number: 5, hash: '0xa', timeS: 5, baseFee: 0n } as const;
const AFTER = { ...BEFORE, hash: '0xb' } as const;

const PAYMENT = { hash: '0x1', kind: 'payment', raw: '0x01', paymentId: null, expiresAt: null, block: null } as const;

const nothing = async () => undefined;

/** Starts an executor whose node is this one; resolves to the errors that it reports. */
const start = (
  store: Store,
  node: Partial<EvmNode>,
  confirmations: number,
  { report = nothing, findTransfer = nothing }: Partial<RailHost & Pick<ExecutorOptions, 'findTransfer'>> = {},
): unknown[] => {
  const errors: unknown[] = [];
  const host = {
    ...{ store, clock: createManualClock(6_000), onError: (error: unknown) => errors.push(error) },
    ...{ report, reportSettled: nothing, see: nothing },
  };
  const ports = { prepare: nothing, findTransfer, reportTransfer: nothing, scan: nothing };
  const executor = new Executor({ node: node as EvmNode, head: BEFORE, confirmations, ...ports }, host);
  after(executor.start());
  return errors;
};

describe('a transaction of the relayer', () => {
  it('is sent again if its block was lost between the start and the first look, also if that is interrupted', async () => {
    const store = createGatewayMemoryStore();
    await store.transaction(async ({ chain }) => {
      await chain.add(PAYMENT);
      await chain.end('0x1', BEFORE);
    });
    let interruptions = 0;
    const sent: string[] = [];
    const node = {
      getHead: async () => AFTER,
      findBlockHash: async () => AFTER.hash,
      async findReceipt() {
        if (interruptions++ < 1) throw new Error('the connection was lost');
        return undefined;
      },
      send: async (raw: string) => void sent.push(raw),
    };
    const errors = start(store, node, 1);
    await untilFound('the bytes are sent', async () => (sent.length ? true : undefined));
    assert.ok(interruptions > 1);
    assert.deepEqual(sent.slice(0, 1), ['0x01']);
    assert.match(String(errors), /reorganised/);
  });

  it('stays open if the block after the last one, which includes it, is replaced', async () => {
    const store = createGatewayMemoryStore();
    await store.transaction(({ chain }) => chain.add(PAYMENT));
    let requests = 0;
    const node = {
      getHead: async () => BEFORE,
      findBlockHash: async () => BEFORE.hash,
      // The block was made after the head was read, and is replaced before the next look.
      async findReceipt() {
        return requests++ ? undefined : { isSuccess: true, blockNumber: 6, blockHash: '0xc' as const };
      },
      send: nothing,
    };
    start(store, node, 3);
    await untilFound('its receipt is requested again', async () => (requests > 1 ? true : undefined));
  });

  const PAID = { account: readEvmAccount(ACCOUNT)!, asset: PAPER_ASSETS[0], value: 1n, txId: '0x2' };

  for (const paid of [undefined, PAID])
    it(`that was not included before the expiry ${paid ? 'does not expire a payment that another one has paid' : 'lets its payment expire, once'}`, async () => {
      const store = createGatewayMemoryStore();
      await store.transaction(({ chain }) => chain.add({ ...PAYMENT, paymentId: 'pay_1', expiresAt: 4 }));
      const reports: unknown[] = [];
      let looks = 0;
      const node = {
        getHead: async () => BEFORE,
        findBlockHash: async () => BEFORE.hash,
        async findReceipt() {
          looks++;
          return undefined;
        },
        send: nothing,
      };
      const report = async (...ended: unknown[]) => void reports.push(ended);
      start(store, node, 1, { report, findTransfer: async () => paid });
      await untilFound('it is looked for again', async () => (looks > 4 ? true : undefined));
      assert.deepEqual(reports, paid ? [] : [['pay_1', { kind: 'expired' }]]);
    });
});
