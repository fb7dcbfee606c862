import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { encodeFunctionData, parseSignature, type Hex } from 'viem';
import type { LocalNode } from '../../../../drivers/anvil.js';
import { permitCoin } from '../../../../gateway/rails/evm/artifacts/permit-coin.js';
import { getSignatureForms } from '../../../support/damaged-signatures.js';
import { CHAIN, openChainGateway, startNode, type ChainGateway } from '../../../support/chain-gateway.js';
import { getRequest, getTypedData, OTHER_SIGNER, SIGNER } from '../../../support/signer.js';
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

const FORMS = Object.keys(getSignatureForms(`0x${'11'.repeat(64)}1b`));

/** An option of a new payment. */
const open = async (symbol: string, signer = SIGNER) => {
  const id = await chain.create();
  const option = await chain.offer(id, symbol, signer);
  assert.ok(option);
  return { id, option };
};

/** What accounts and the settlement contract hold of each token. */
const readHoldings = async (): Promise<readonly bigint[]> => {
  const holders = [SIGNER.address, OTHER_SIGNER.address, chain.rail.recipient];
  return Promise.all(
    chain.rail.assets.map(async (asset) => {
      const held = await Promise.all(
        holders.map((address) => chain.rail.balance(chain.store, { chain: CHAIN, address, key: '' }, asset)),
      );
      return held.reduce((sum, each) => sum + each, 0n);
    }),
  );
};

describe('a payment on a chain', () => {
  for (const { symbol, contract } of [
    { symbol: 'USDC', contract: 0 },
    { symbol: 'EURC', contract: 1 },
    { symbol: 'TUSD', contract: 2 },
  ])
    it(`is one transfer of the shown amount from the buyer, by the relayer: ${symbol}`, async () => {
      const { id, option } = await open(symbol);
      const response = await chain.confirm(id, option, await chain.answer(option));
      assert.equal(((await response.json()) as { status: string }).status, 'processing');
      const state = await chain.waitFor(id, 'succeeded');
      assert.ok(state.status === 'succeeded');
      const { status, from, transfers } = await chain.readTransfers(state.success.txId as Hex);
      assert.equal(status, 'success');
      assert.notEqual(from, SIGNER.address.toLowerCase());
      assert.deepEqual(transfers, [
        {
          token: chain.rail.assets[contract]!.contract.toLowerCase(),
          from: SIGNER.address,
          to: chain.rail.recipient,
          value: BigInt(option.amount.value),
        },
      ]);
    });

  for (const symbol of ['EURC', 'TUSD'])
    it(`is paid with each form of its signatures, and the other forms are the same confirmation: ${symbol}`, async () => {
      for (const form of FORMS) {
        const { id, option } = await open(symbol);
        const answers = await chain.answer(option);
        // The other answers are hashes.
        const inForm = (name: string) =>
          answers.map((answer) => (answer.length === 132 ? getSignatureForms(answer)[name]! : answer));
        for (const name of [form, ...FORMS])
          assert.equal((await chain.confirm(id, option, inForm(name))).status, 200, `${form}, ${name}`);
        assert.equal((await chain.waitFor(id, 'succeeded', 'failed')).status, 'succeeded', form);
      }
    });

  for (const symbol of ['USDC', 'ETH'])
    it(`answers 20 equal confirmations at once alike, those that are verified after it was executed included: ${symbol}`, async ({
      mock,
    }) => {
      const { id, option } = await open(symbol);
      const answers = await chain.answer(option);
      const verify = chain.rail.verify.bind(chain.rail);
      let count = 0;
      mock.method(chain.rail, 'verify', async (...claim: Parameters<typeof verify>) => {
        if (count++ % 2) await chain.waitFor(id, 'succeeded');
        return verify(...claim);
      });
      const confirmed = await Promise.all(Array.from({ length: 20 }, () => chain.confirm(id, option, answers)));
      for (const response of confirmed) assert.equal(response.status, 200, await response.clone().text());
      assert.equal(count, 20);
      assert.equal((await chain.gateway.payments.get(id)).state.status, 'succeeded');
    });

  it('in the native coin counts without a confirmation, too, by the event of the contract', async () => {
    const { id, option } = await open('ETH');
    const [hash] = await chain.answer(option);
    const state = await chain.waitFor(id, 'succeeded');
    assert.equal(state.status === 'succeeded' && state.success.txId, hash);
    const late = await chain.confirm(id, option, [hash!]);
    assert.equal(((await late.json()) as { status: string }).status, 'succeeded');
    await assertRefused(await chain.confirm(id, option, [`0x${'ab'.repeat(32)}`]), 400, 'invalid_state');
  });

  it('fails by a reverted transaction, and the buyer keeps the coins, if execution is to fail', async () => {
    const held = await readHoldings();
    await chain.setRail({ failsExecution: true });
    const ids: string[] = [];
    for (const symbol of ['USDC', 'EURC', 'TUSD']) ids.push(await chain.pay(symbol));
    await chain.setRail({});
    for (const id of ids) {
      const state = await chain.waitFor(id, 'failed', 'succeeded');
      assert.equal(state.status === 'failed' && state.failed.reason, 'execution failed: transfer reverted');
      const { hash } = (await chain.store.read((tables) => tables.chain.latest(100, 0))).find(
        ({ paymentId }) => paymentId === id,
      )!;
      assert.equal((await chain.readTransfers(hash)).status, 'reverted');
    }
    assert.deepEqual((await readHoldings()).slice(0, 3), held.slice(0, 3));
  });

  it('of an account with another one that waits for its block is paid as well', async () => {
    const control = (method: string, ...params: readonly unknown[]) =>
      chain.client.request({ method, params } as never);
    await control('evm_setAutomine', false);
    const ids = [await chain.pay('EURC'), await chain.pay('EURC')];
    await control('evm_setAutomine', true);
    await control('evm_mine');
    for (const id of ids) assert.equal((await chain.waitFor(id, 'succeeded', 'failed')).status, 'succeeded');
  });

  it('asks for an approval once, and then for a signature only', async () => {
    const first = await open('TUSD', OTHER_SIGNER);
    assert.deepEqual(
      first.option.actions.map(({ type }) => type),
      ['walletRpc', 'build'],
    );
    await chain.confirm(first.id, first.option, await chain.answer(first.option, OTHER_SIGNER));
    await chain.waitFor(first.id, 'succeeded');
    const next = await open('TUSD', OTHER_SIGNER);
    assert.deepEqual(
      next.option.actions.map(({ type }) => type),
      ['build'],
    );
    await chain.confirm(next.id, next.option, await chain.answer(next.option, OTHER_SIGNER));
    await chain.waitFor(next.id, 'succeeded');
  });

  it('does not fail if the wallet has replaced the transaction of the approval, whose hash is unknown then', async () => {
    const signer = privateKeyToAccount(generatePrivateKey());
    await chain.fund(signer);
    const { id, option } = await open('TUSD', signer);
    const [, signature] = await chain.answer(option, signer);
    assert.equal((await chain.confirm(id, option, [`0x${'cd'.repeat(32)}`, signature!])).status, 200);
    await chain.waitFor(id, 'succeeded');
  });

  it('does not fail if somebody else has used the permit first, because its allowance stands', async () => {
    const { id, option } = await open('EURC');
    const results = await chain.answer(option);
    const { message } = JSON.parse(getTypedData(getRequest(option.actions[0]!))) as {
      readonly message: { readonly owner: Hex; readonly spender: Hex; readonly value: Hex; readonly deadline: Hex };
    };
    const { r, s, v } = parseSignature(results[0]!);
    const { owner, spender, value, deadline } = message;
    const data = encodeFunctionData({
      abi: permitCoin.abi,
      functionName: 'permit',
      args: [owner, spender, BigInt(value), BigInt(deadline), Number(v), r, s],
    });
    const hash = await chain.send({ to: chain.rail.assets[1]!.contract, data }, OTHER_SIGNER);
    assert.equal((await waitForReceipt(chain.client, hash)).status, 'success');
    assert.equal((await chain.confirm(id, option, results)).status, 200);
    await chain.waitFor(id, 'succeeded');
  });

  it('is offered for the coins that the account holds only', async () => {
    const poor = privateKeyToAccount(generatePrivateKey());
    assert.equal(await chain.offer(await chain.create(), 'USDC', poor), undefined);
  });
});
