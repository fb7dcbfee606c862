import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { encodeFunctionData, parseEventLogs, zeroAddress, type Abi, type Address, type TransactionReceipt } from 'viem';
import { coin } from '../../../../gateway/rails/evm/artifacts/coin.js';
import { settlement } from '../../../../gateway/rails/evm/artifacts/settlement.js';
import { FUNDS, startContracts, type Contracts } from '../../../support/evm-contracts.js';
import { createPayments, WAYS, type Terms, type Way } from '../../../support/evm-payments.js';

const SIGNED = WAYS.filter((way) => way !== 'native');

const readLogs = ({ logs }: TransactionReceipt) => ({
  paid: parseEventLogs({ abi: settlement.abi, eventName: 'Paid', logs }).map(({ args }) => args),
  transfers: parseEventLogs({ abi: coin.abi, eventName: 'Transfer', logs }).map(({ args }) => args),
});

describe('the settlement contract', () => {
  let chain: Contracts;
  let payments: ReturnType<typeof createPayments>;
  const accepted: Terms[] = [];
  const withdrawn: { token: Address; value: bigint }[] = [];

  before(async () => {
    chain = await startContracts();
    payments = createPayments(chain);
  });
  after(() => chain.stop());

  const isPaid = ({ payment }: Terms): Promise<boolean> =>
    chain.client.readContract({
      address: chain.settlement,
      abi: settlement.abi,
      functionName: 'paid',
      args: [payment],
    });
  const pay = async (way: Way, terms: Terms): Promise<TransactionReceipt> => {
    const receipt = await chain.send(await payments.pay(way, terms));
    accepted.push(terms);
    return receipt;
  };
  const assertRefused = async (way: Way, terms: Terms, error: string) =>
    chain.assertReverts(await payments.pay(way, terms), error, way);
  const getHoldings = (token: Address): Promise<bigint> =>
    token === zeroAddress
      ? chain.client.getBalance({ address: chain.settlement })
      : chain.balanceOf(token, chain.settlement);

  for (const way of WAYS)
    it(`a payment by ${way} is taken once, with one transfer of its amount`, async () => {
      const terms = await payments.getTerms(way, await chain.newBuyer());
      const { payment, token, from, value } = terms;
      const held = await getHoldings(token);

      const { paid, transfers } = readLogs(await pay(way, terms));
      assert.deepEqual(paid, [{ payment, payer: from.address, token, amount: value }]);
      const transfer = { from: from.address, to: chain.settlement, value };
      assert.deepEqual(transfers, way === 'native' ? [] : [transfer]);
      assert.equal(await getHoldings(token), held + value);
      assert.equal(await isPaid(terms), true);
      await assertRefused(way, terms, 'AlreadyPaid');
    });

  for (const first of WAYS)
    it(`a payment by ${first} is not taken again in any way, from another account or with another amount`, async () => {
      const terms = await payments.getTerms(first, await chain.newBuyer());
      await pay(first, terms);
      const other = await chain.newBuyer();
      for (const way of WAYS) {
        const { token } = await payments.getTerms(way, other);
        await assertRefused(way, { ...terms, token, from: other, value: 7n }, 'AlreadyPaid');
      }
    });

  for (const way of WAYS)
    it(`a payment by ${way} is taken in the second of its expiry, and not after it`, async () => {
      const [terms, late] = [
        await payments.getTerms(way, await chain.newBuyer()),
        await payments.getTerms(way, await chain.newBuyer()),
      ];
      const call = await payments.pay(way, terms);
      const expiresAt = terms.expiresAt;
      await chain.client.setNextBlockTimestamp({ timestamp: expiresAt });
      await chain.send(call);
      accepted.push(terms);
      await chain.mineAt(expiresAt + 1n);
      await assertRefused(way, { ...late, expiresAt }, 'Expired');
      assert.equal(await isPaid(late), false);
    });

  for (const way of SIGNED)
    it(`a payment by ${way} can be paid later if the account has too few coins`, async () => {
      const terms = { ...(await payments.getTerms(way, await chain.newBuyer())), value: FUNDS + 1n };
      await assertRefused(way, terms, 'InsufficientBalance');
      assert.equal(await isPaid(terms), false);
      await pay(way, { ...terms, value: FUNDS });
    });

  it('a payment is taken although somebody else has already submitted its permit', async () => {
    const terms = await payments.getTerms('permit', await chain.newBuyer());
    const call = await payments.pay('permit', terms);
    await chain.send(await payments.callPermit(terms, await chain.newAccount()));
    await chain.send(call);
    accepted.push(terms);
  });

  it('the relayer alone withdraws money', async () => {
    const { address } = await chain.newAccount();
    for (const token of [chain.coins.authorization, zeroAddress]) {
      const held = await getHoldings(token);
      const call = (amount: bigint, account = chain.relayer) =>
        payments.call('withdraw', [token, address, amount], account);
      await chain.assertReverts(call(1n, await chain.newAccount()), 'OnlyRelayer', token);
      const tooMuch = token === zeroAddress ? 'TransferFailed' : 'InsufficientBalance';
      await chain.assertReverts(call(held + 1n), tooMuch, token);
      await chain.send(call(1_000n));
      withdrawn.push({ token, value: 1_000n });
      assert.equal(await getHoldings(token), held - 1_000n);
    }
    assert.equal(await chain.balanceOf(chain.coins.authorization, address), 1_000n);
  });

  it('the call by which an account is created moves no money, whatever it is, and only the relayer has it made', async () => {
    const terms = await payments.getTerms('authorization', await chain.newBuyer());
    const { functionName, args } = await payments.pay('authorization', terms);
    const payment = encodeFunctionData<Abi, string>({ abi: settlement.abi, functionName, args });
    const theft = encodeFunctionData({
      ...{ abi: settlement.abi, functionName: 'withdraw' },
      args: [terms.token, terms.from.address, 1n],
    });
    const call = (account = chain.relayer) =>
      payments.call('createAndPay', [chain.settlement, theft, payment], account);
    const held = await getHoldings(terms.token);
    await chain.assertReverts(call(terms.from), 'OnlyRelayer', 'of a buyer');
    await chain.send(call());
    accepted.push(terms);
    assert.equal(await getHoldings(terms.token), held + terms.value);
    await chain.assertReverts(call(), 'AlreadyPaid', 'again');
  });

  it('the contract holds what was paid and not withdrawn, and no coin is lost', async () => {
    const sum = (token: Address, entries: readonly { readonly token: Address; readonly value: bigint }[]) =>
      entries.reduce((total, entry) => (entry.token === token ? total + entry.value : total), 0n);
    for (const token of [...Object.values(chain.coins), zeroAddress])
      assert.equal(await getHoldings(token), sum(token, accepted) - sum(token, withdrawn), token);
    for (const token of Object.values(chain.coins)) {
      const minted = FUNDS * BigInt(chain.buyers.length);
      assert.equal(
        await chain.client.readContract({ address: token, abi: coin.abi, functionName: 'totalSupply' }),
        minted,
      );
      for (const buyer of chain.buyers) {
        const spent = sum(
          token,
          accepted.filter(({ from }) => from === buyer),
        );
        assert.equal(await chain.balanceOf(token, buyer.address), FUNDS - spent);
      }
    }
  });
});
