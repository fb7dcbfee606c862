import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { encodeFunctionData, zeroAddress } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { LocalNode } from '../../../../drivers/anvil.js';
import { coin } from '../../../../gateway/rails/evm/artifacts/coin.js';
import { CHAIN, openChainGateway, startNode, type ChainGateway } from '../../../support/chain-gateway.js';
import { OTHER_SIGNER, SIGNER } from '../../../support/signer.js';
import { assertRefused } from '../../../support/test-gateway.js';
import { waitForReceipt } from '../../../support/wait-for-receipt.js';

let node: LocalNode;
let chain: ChainGateway;

before(async () => {
  node = await startNode();
  chain = await openChainGateway({ node });
  await chain.fund();
  await chain.fund(OTHER_SIGNER);
});
after(async () => {
  chain.gateway.close();
  await node.stop();
});

/** An option of a new payment. */
const open = async (symbol: string, signer = SIGNER) => {
  const id = await chain.create();
  const option = await chain.offer(id, symbol, signer);
  assert.ok(option);
  return { id, option };
};

describe('an answer that does not pay', () => {
  it('is refused before it costs anything: signed by another account', async () => {
    const { id, option } = await open('USDC');
    const results = await chain.answer(option, OTHER_SIGNER);
    await assertRefused(await chain.confirm(id, option, results), 422, 'invalid_params');
    assert.equal((await chain.gateway.payments.get(id)).state.status, 'requires_action');
  });

  it('is refused as over if another option of the payment was executed while it was verified', async ({ mock }) => {
    const id = await chain.create();
    const find = await chain.offerAll(id);
    const [paid, refused] = [find('USDC'), find('EURC')];
    assert.ok(paid && refused);
    const [results, others] = [await chain.answer(paid), await chain.answer(refused)];
    const verify = chain.rail.verify.bind(chain.rail);
    mock.method(chain.rail, 'verify', async (...args: Parameters<typeof verify>) => {
      if (args[1].asset.symbol === 'EURC') await chain.waitFor(id, 'succeeded');
      return verify(...args);
    });
    const late = chain.confirm(id, refused, others);
    assert.equal((await chain.confirm(id, paid, results)).status, 200);
    assert.match(await assertRefused(await late, 400, 'invalid_state'), /succeeded cannot be paid/);
  });

  it('is refused if the coins are gone since the option was offered', async () => {
    const spender = privateKeyToAccount(generatePrivateKey());
    await chain.fund(spender);
    const { id, option } = await open('USDC', spender);
    const results = await chain.answer(option, spender);
    const [asset] = chain.rail.assets;
    const account = { chain: CHAIN, address: spender.address, key: '' };
    const args = [OTHER_SIGNER.address, await chain.rail.balance(chain.store, account, asset)] as const;
    const data = encodeFunctionData({ abi: coin.abi, functionName: 'transfer', args });
    await waitForReceipt(chain.client, await chain.send({ to: asset.contract, data }, spender));
    assert.match(
      await assertRefused(await chain.confirm(id, option, results), 422, 'invalid_params'),
      /Insufficient funds: USDC/,
    );
  });

  it('is refused if it is the transaction of another payment, or one that has paid already', async () => {
    const earlier = await open('ETH');
    const [hash] = await chain.answer(earlier.option);
    await chain.confirm(earlier.id, earlier.option, [hash!]);
    const { id, option } = await open('ETH');
    assert.match(
      await assertRefused(await chain.confirm(id, option, [hash!]), 422, 'invalid_params'),
      /is not the one/,
    );
  });

  it('is refused if it is a transaction of somebody else', async () => {
    const { id, option } = await open('ETH');
    const foreign = await chain.send({ to: zeroAddress, value: '0x1', data: '0x' }, OTHER_SIGNER);
    assert.match(
      await assertRefused(await chain.confirm(id, option, [foreign]), 422, 'invalid_params'),
      /is not the one/,
    );
  });

  it('is refused if it is no hash', async () => {
    for (const result of ['0x12', `0x${'ab'.repeat(65)}`, 'hash']) {
      const { id, option } = await open('ETH');
      await assertRefused(await chain.confirm(id, option, [result]), 422, 'invalid_params');
    }
  });

  it('may be sent again while its transaction is not on the chain', async () => {
    const { id, option } = await open('ETH');
    const response = await chain.confirm(id, option, [`0x${'ab'.repeat(32)}`]);
    assert.match(await assertRefused(response, 503, 'internal_error'), /send the same confirmation again/);
    assert.equal(response.headers.get('retry-after'), '1');
    assert.equal((await chain.gateway.payments.get(id)).state.status, 'requires_action');
  });
});
