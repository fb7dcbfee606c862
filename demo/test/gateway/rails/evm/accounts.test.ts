import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { encodeFunctionData, type Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import type { LocalNode } from '../../../../drivers/anvil.js';
import { coin } from '../../../../gateway/rails/evm/artifacts/coin.js';
import { settlement } from '../../../../gateway/rails/evm/artifacts/settlement.js';
import { getPaymentKey } from '../../../../gateway/rails/evm/payment-key.js';
import { PERMIT2 } from '../../../../gateway/rails/permit2.js';
import { openChainGateway, startNode, type ChainGateway } from '../../../support/chain-gateway.js';
import { waitForReceipt } from '../../../support/wait-for-receipt.js';
import { ACCOUNT_KINDS, createAccounts, type AccountKind, type BuyerAccount } from '../../../support/smart-accounts.js';

let node: LocalNode;
let chain: ChainGateway;
let accounts: ReturnType<typeof createAccounts>;
/** The one that is allowed to deploy accounts. */
let factory: Hex;

before(async () => {
  node = await startNode();
  accounts = createAccounts(node);
  factory = await accounts.deployFactory();
  chain = await openChainGateway({ node, factories: [factory] });
});
after(async () => {
  chain.gateway.close();
  await node.stop();
});

const SYMBOLS = ['USDC', 'EURC', 'TUSD', 'USDT', 'ETH'];

/** Returns the reason for which the gateway refuses a coin of such an account; undefined if it takes it. */
const getRefusal = (kind: AccountKind, symbol: string): RegExp | undefined => {
  // Judged by the event of the contract, without any signature.
  if (symbol === 'ETH') return undefined;
  // Its wallet signs the digest itself.
  if (kind === 'delegated to a rehashing contract')
    return /^The contract of the account 0x\w{40} does not accept the signature \(EIP-1271\)$/;
  // An approval is a transaction, with which its wallet deploys the account.
  if (!kind.startsWith('not deployed') || symbol === 'TUSD' || symbol === 'USDT') return undefined;
  const needs = 'The signature of 0x\\w{40} needs its account, which is not deployed yet, and';
  if (symbol === 'EURC') return new RegExp(`^${needs} EURC takes permits of keys only \\(EIP-6492\\)$`);
  if (kind === 'not deployed yet') return undefined;
  return new RegExp(`^${needs} this gateway does not call its factory 0x\\w{40} \\(EIP-6492\\)$`);
};

const open = async (kind: AccountKind): Promise<BuyerAccount> => {
  const account = await accounts.create(kind, factory);
  // The faucet reads the address only.
  await chain.fund(account as unknown as PrivateKeyAccount);
  return account;
};

const offer = async (account: BuyerAccount, symbol: string) => {
  const id = await chain.create();
  const option = await chain.offer(id, symbol, account as unknown as PrivateKeyAccount);
  assert.ok(option, `${symbol} is offered`);
  return { id, option };
};

describe('a payment of an account', () => {
  for (const kind of ACCOUNT_KINDS)
    for (const symbol of SYMBOLS) {
      const refusal = getRefusal(kind, symbol);
      it(`is ${refusal ? 'refused with its reason' : 'paid once'}: ${kind}, ${symbol}`, async () => {
        const account = await open(kind);
        const { id, option } = await offer(account, symbol);
        const answers = await account.answer(option);
        const response = await chain.confirm(id, option, answers);
        if (refusal) {
          assert.equal(response.status, 422);
          const { message } = (await response.json()) as { message: string };
          assert.match(message, refusal);
          return;
        }
        assert.equal(response.status, 200, await response.clone().text());
        const again = await chain.confirm(id, option, answers);
        assert.equal(again.status, 200);
        const state = await chain.waitFor(id, 'succeeded', 'failed');
        assert.equal(state.status, 'succeeded');
        const events = await chain.client.getContractEvents({
          ...{ abi: settlement.abi, address: chain.rail.recipient, eventName: 'Paid', fromBlock: 0n },
          args: { payment: getPaymentKey(id) },
        });
        assert.deepEqual(
          events.map(({ args }) => args.payer?.toLowerCase()),
          [account.address.toLowerCase()],
        );
      });
    }
});

describe('a coin whose allowance must be zero before another one', () => {
  const MAX = 2n ** 256n - 1n;
  const approve = (signer: PrivateKeyAccount, value: bigint) =>
    chain.send(
      {
        to: chain.rail.assets.find(({ symbol }) => symbol === 'USDT')!.contract,
        data: encodeFunctionData({ abi: coin.abi, functionName: 'approve', args: [PERMIT2, value] }),
      },
      signer,
    );

  for (const [name, allowance, steps] of [
    ['three steps if the old one is not enough', 1n, 3],
    ['two without an old one', 0n, 2],
    ['one if the old one is enough', MAX, 1],
  ] as const)
    it(`is paid in ${name}`, async () => {
      const signer = await accounts.createKey();
      await chain.fund(signer);
      await waitForReceipt(chain.client, await approve(signer, allowance));
      const id = await chain.create();
      const option = await chain.offer(id, 'USDT', signer);
      assert.ok(option);
      assert.equal(option.actions.length, steps);
      const response = await chain.confirm(id, option, await chain.answer(option, signer));
      assert.equal(response.status, 200, await response.clone().text());
      assert.equal((await chain.waitFor(id, 'succeeded', 'failed')).status, 'succeeded');
    });
});
