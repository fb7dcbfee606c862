import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RpcRequestError } from 'viem';
import type { EvmNode } from '../../../../gateway/rails/evm/node.js';
import { recover } from '../../../../gateway/rails/evm/recover.js';
import type { ChainTransaction } from '../../../../gateway/store/chain-table.js';
import { createGatewayMemoryStore } from '../../../../gateway/store/memory/memory-store.js';

type Hex = `0x${string}`;

/** A transaction in a block, in the order in which the store got them. */
interface Stored {
  readonly hash: Hex;
  readonly block: number;
  /** Default: the number of the block. */
  readonly timeS?: number;
  readonly kind?: ChainTransaction['kind'];
}

const getBlockHash = (block: number): Hex => `0xb${block}`;

/** A store with final transactions, and a chain that has only the blocks of some of them. */
const setUp = async (stored: readonly Stored[], { kept, moved = [] }: { kept: number; moved?: readonly Hex[] }) => {
  const store = createGatewayMemoryStore();
  await store.transaction(async ({ chain }) => {
    for (const { hash, block, timeS = block, kind = 'payment' } of stored) {
      await chain.add({ hash, kind, raw: hash, paymentId: null, expiresAt: null, block: null });
      await chain.end(hash, { number: block, hash: getBlockHash(block), timeS });
    }
  });
  const sent: Hex[] = [];
  const times: number[] = [];
  const node = {
    async findReceipt(hash: Hex) {
      const found = stored.find((each) => each.hash === hash);
      if (moved.includes(hash)) return { isSuccess: true, blockNumber: 1, blockHash: '0xother' };
      if (!found || found.block > kept) return undefined;
      return { isSuccess: true, blockNumber: 1, blockHash: getBlockHash(found.block) };
    },
    async send(raw: Hex) {
      if (raw === '0xrefused')
        throw new RpcRequestError({ body: {}, error: { code: -32000, message: 'insufficient funds' }, url: '' });
      sent.push(raw);
    },
  } as unknown as EvmNode;
  const control = { follow: async (ms: number) => void times.push(ms / 1_000) };
  const run = () =>
    recover(
      { node, control: control as never, prepare: async () => undefined },
      { store, clock: { nowMs: () => 99_000 } },
    );
  return { run, sent, times, store };
};

describe('a chain that has lost its last blocks', () => {
  it('gets their transactions again, oldest first, each at the time of its block', async () => {
    const stored = [1, 2, 3, 4].map((block): Stored => ({ hash: `0x${block}`, block }));
    const { run, sent, times } = await setUp(stored, { kept: 2 });
    assert.equal(await run(), 2);
    assert.deepEqual(sent, ['0x3', '0x4']);
    assert.deepEqual(times, [3, 4, 99]);
  });

  it('gets those of one block in the order in which the store got them', async () => {
    const stored = ['0x1', '0x2', '0x3'].map((hash): Stored => ({ hash: hash as Hex, block: 5 }));
    const { run, sent } = await setUp(stored, { kept: 4 });
    await run();
    assert.deepEqual(sent, ['0x1', '0x2', '0x3']);
  });

  it('gets what was stored before a payment whose earlier block was not lost', async () => {
    const { run, sent } = await setUp(
      [
        { hash: '0x1', block: 5 },
        // It came without a confirmation, and was found late.
        { hash: '0x2', block: 3, kind: 'native' },
      ],
      { kept: 4 },
    );
    await run();
    assert.deepEqual(sent, ['0x1']);
  });

  it('gets those of blocks that were made after its clock went back', async () => {
    const { run, sent } = await setUp(
      [
        { hash: '0x1', block: 4, timeS: 9 },
        { hash: '0x2', block: 5, timeS: 2 },
      ],
      { kept: 4 },
    );
    await run();
    assert.deepEqual(sent, ['0x2']);
  });

  it('gets what is older than a transaction that is in another block by now', async () => {
    const { run, sent } = await setUp(
      [
        { hash: '0x1', block: 5 },
        { hash: '0x2', block: 6 },
      ],
      { kept: 4, moved: ['0x2'] },
    );
    await run();
    assert.deepEqual(sent, ['0x1']);
  });

  it('gets the others if it refuses one, and all of them stay open until they have a block again', async () => {
    const { run, sent, store } = await setUp(
      [
        { hash: '0x1', block: 3 },
        { hash: '0xrefused', block: 5, kind: 'native' },
        { hash: '0x2', block: 6 },
      ],
      { kept: 4 },
    );
    assert.equal(await run(), 2);
    assert.deepEqual(sent, ['0x2']);
    const open = await store.read(({ chain }) => chain.open());
    assert.deepEqual(
      open.map(({ hash }) => hash),
      ['0xrefused', '0x2'],
    );
  });
});
