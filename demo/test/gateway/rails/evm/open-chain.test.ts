import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { startLocalNode, type LocalNode } from '../../../../drivers/anvil.js';
import { openEvmRail } from '../../../../gateway/rails/evm/index.js';
import { requireAllowedChain } from '../../../../gateway/rails/evm/chains.js';
import { createGatewayMemoryStore } from '../../../../gateway/store/memory/memory-store.js';
import { connectNode, startNode } from '../../../support/chain-gateway.js';

/** The first account of the words that every local node prints. */
const PUBLISHED_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

let node: LocalNode;

before(async () => {
  node = await startNode();
});
after(() => node.stop());

const open = (given: Partial<Parameters<typeof openEvmRail>[0]> = {}) =>
  openEvmRail({
    ...{ url: node.url, isLocal: true, store: createGatewayMemoryStore(), confirmations: 1 },
    ...{ relayerKey: undefined, nowMs: Date.now },
    ...given,
  });

describe('the chain of a store', () => {
  it('has the same contracts and the same relayer at every start', async () => {
    const store = createGatewayMemoryStore();
    const rails = [await open({ store }), await open({ store })];
    assert.equal(rails[0]?.recipient, rails[1]?.recipient);
    const record = await store.read(({ chain }) => chain.find());
    assert.match(record?.relayerKey ?? '', /^0x[0-9a-f]{64}$/);
  });

  it('is refused if it is another one than before', async () => {
    const store = createGatewayMemoryStore();
    await open({ store });
    const other = await startLocalNode({ genesisTimeS: 1_700_000_000, onError: () => undefined });
    try {
      await assert.rejects(open({ store, url: other.url }), {
        name: 'ChainError',
        code: 'other_chain',
        message: /choose another --data/,
      });
    } finally {
      await other.stop();
    }
  });

  it('is refused where money is real, or where it is not known', () => {
    for (const chainId of [31_337, 84_532, 11_155_111]) assert.ok(requireAllowedChain(chainId));
    for (const chainId of [1, 10, 137, 8_453, 42_161, 0, 1_337])
      assert.throws(() => requireAllowedChain(chainId), {
        name: 'ChainError',
        code: 'refused_chain',
        message: /--rpc-url/,
      });
  });

  it('cannot be opened without a node', async () => {
    await assert.rejects(open({ url: 'http://127.0.0.1:9' }), { code: 'unreachable_node', message: /does not answer/ });
  });

  it('cannot be opened with a node that names no chain', async () => {
    const answer = '{"jsonrpc":"2.0","id":1,"result":"Invalid API Key"}';
    const server = createServer((_, response) => response.setHeader('Content-Type', 'application/json').end(answer));
    server.listen(0, '127.0.0.1');
    after(() => server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await assert.rejects(open({ url: `http://127.0.0.1:${port}`, isLocal: false }), {
      code: 'unreachable_node',
      message: /does not say which chain it has\. Check that --rpc-url/,
    });
  });
});

describe('a node of somebody else', () => {
  const openForeign = (relayerKey: string) => open({ isLocal: false, relayerKey });

  it('needs a private key that not everybody knows', async () => {
    for (const key of ['', 'secret', '0x1234', PUBLISHED_KEY, `0x${'0'.repeat(63)}1`])
      await assert.rejects(openForeign(key), { code: 'relayer_key', message: /SANDBOX_RELAYER_KEY/ });
  });

  it('needs a relayer with coins for its transactions', async () => {
    await assert.rejects(openForeign(generatePrivateKey()), { code: 'no_gas', message: /Send it some/ });
  });

  it('needs the Permit2 contract, which only a node of its own can be given', async () => {
    const key = generatePrivateKey();
    const empty = await startNode();
    try {
      const params = [privateKeyToAccount(key).address, '0x56bc75e2d63100000'];
      await connectNode(empty).request({ method: 'anvil_setBalance', params } as never);
      await assert.rejects(open({ isLocal: false, relayerKey: key, url: empty.url }), {
        code: 'missing_contract',
        message: /Permit2/,
      });
    } finally {
      await empty.stop();
    }
  });

  it('is not used with contracts that another version has created', async () => {
    const store = createGatewayMemoryStore();
    const { recipient } = await open({ store });
    await connectNode(node).request({ method: 'anvil_setCode', params: [recipient, '0x00'] } as never);
    await assert.rejects(open({ store }), { code: 'outdated_contract', message: /another --data/ });
  });

  it('is used with another relayer than before only by another store', async () => {
    const store = createGatewayMemoryStore();
    await open({ store });
    await assert.rejects(open({ store, relayerKey: generatePrivateKey() }), {
      code: 'relayer_key',
      message: /belongs to the relayer/,
    });
  });
});
