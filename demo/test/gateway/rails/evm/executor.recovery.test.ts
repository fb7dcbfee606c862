import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { createManualClock } from '../../../../gateway/clock/manual-clock.js';
import { Executor } from '../../../../gateway/rails/evm/executor.js';
import type { EvmNode } from '../../../../gateway/rails/evm/node.js';
import { createGatewayMemoryStore } from '../../../../gateway/store/memory/memory-store.js';
import { untilFound } from '../../../support/chain-gateway.js';

const BEFORE = { number: 5, hash: '0xa', timeS: 5 } as const;
const AFTER = { number: 5, hash: '0xb', timeS: 5 } as const;

it('a recovery that was interrupted is done again', async () => {
  const store = createGatewayMemoryStore();
  await store.transaction(async ({ chain }) => {
    await chain.add({ hash: '0x1', kind: 'payment', raw: '0x01', paymentId: null, expiresAt: null, block: null });
    await chain.end('0x1', { hash: '0xa', timeS: 5 });
  });
  let head: typeof BEFORE | typeof AFTER = BEFORE;
  let looks = 0;
  let interruptions = 0;
  const sent: string[] = [];
  const node = {
    getHead: async () => (looks++, head),
    findBlockHash: async () => head.hash,
    async findReceipt() {
      if (interruptions++ < 1) throw new Error('the connection was lost');
      return undefined;
    },
    send: async (raw: string) => void sent.push(raw),
  } as unknown as EvmNode;
  const errors: unknown[] = [];
  const host = {
    ...{ store, clock: createManualClock(), onError: (error: unknown) => errors.push(error) },
    ...{ report: async () => undefined, see: async () => undefined },
  };
  const nothing = async () => undefined;
  const executor = new Executor({ node, confirmations: 1, prepare: nothing, findPaid: nothing, scan: nothing }, host);
  after(executor.start());
  await untilFound('the first head', async () => (looks ? true : undefined));
  head = AFTER;
  executor.wake();
  await untilFound('the bytes are sent', async () => (sent.length ? true : undefined));
  assert.ok(interruptions > 1);
  assert.deepEqual(sent.slice(0, 1), ['0x01']);
  assert.match(String(errors), /reorganised/);
});
