import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { PrivateKeyAccount } from 'viem/accounts';
import type { LocalNode } from '../../../../drivers/anvil.js';
import { openChainGateway, startNode, type ChainGateway } from '../../../support/chain-gateway.js';
import { ACCOUNT_KINDS, createAccounts, type AccountKind, type BuyerAccount } from '../../../support/smart-accounts.js';

let node: LocalNode;
let chain: ChainGateway;
let accounts: ReturnType<typeof createAccounts>;

before(async () => {
  node = await startNode();
  chain = await openChainGateway({ node });
  accounts = createAccounts(node);
});
after(async () => {
  chain.gateway.close();
  await node.stop();
});

const SYMBOLS = ['USDC', 'EURC', 'TUSD', 'ETH'];

/** A wallet signs the digest itself, which such an account does not accept. */
const isRefused = (kind: AccountKind, symbol: string): boolean =>
  kind === 'delegated to a rehashing contract' && symbol !== 'ETH';

const open = async (kind: AccountKind): Promise<BuyerAccount> => {
  const account = await accounts.create(kind);
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
    for (const symbol of SYMBOLS)
      it(`is ${isRefused(kind, symbol) ? 'refused with its reason' : 'paid once'}: ${kind}, ${symbol}`, async () => {
        const account = await open(kind);
        const { id, option } = await offer(account, symbol);
        const answers = await account.answer(option);
        const response = await chain.confirm(id, option, answers);
        if (isRefused(kind, symbol)) {
          assert.equal(response.status, 422);
          const { message } = (await response.json()) as { message: string };
          assert.match(message, /^The contract of the account 0x\w{40} does not accept the signature \(EIP-1271\)$/);
          return;
        }
        assert.equal(response.status, 200, await response.clone().text());
        const again = await chain.confirm(id, option, answers);
        assert.equal(again.status, 200);
        const state = await chain.waitFor(id, 'succeeded', 'failed');
        assert.equal(state.status, 'succeeded');
      });
});
