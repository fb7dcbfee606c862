import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { authorizationCoin } from '../../../../gateway/rails/evm/artifacts/authorization-coin.js';
import { settlement } from '../../../../gateway/rails/evm/artifacts/settlement.js';
import { getDamagedSignatures, getSignatureForms } from '../../../support/damaged-signatures.js';
import { PERMIT2, startContracts, type Contracts } from '../../../support/evm-contracts.js';
import {
  createPayments,
  newPayment,
  signQuote,
  WAYS,
  type Difference,
  type Terms,
  type Way,
} from '../../../support/evm-payments.js';

const REFUSALS: Readonly<Record<Way, string>> = {
  authorization: 'InvalidSignature',
  permit2: 'InvalidSigner',
  permit: 'InvalidSigner',
  native: 'InvalidQuote',
};

/** The code of a contract that answers every call with `false`, and of one that answers nothing. */
const FALSE_TOKEN = '0x600060005260206000f3';
const SILENT_TOKEN = '0x00';

/** Forms of a signature that are none for a contract, and damaged ones. */
const getOthers = (signature: string): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(
    Object.entries(getSignatureForms(signature)).filter(([, form]) => form.toLowerCase() !== signature),
  ),
  ...getDamagedSignatures(signature),
});

/** Those that can be submitted as bytes. */
const DAMAGES = Object.entries(getOthers(`0x${'11'.repeat(64)}1b`)).flatMap(([name, text]) =>
  typeof text === 'string' && /^0x([0-9a-f]{2})*$/.test(text) ? [name] : [],
);

describe('refusals of the settlement contract', () => {
  let chain: Contracts;
  let payments: ReturnType<typeof createPayments>;

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
  const pay = async (way: Way, terms: Terms) => chain.send(await payments.pay(way, terms));
  const assertRefused = async (way: Way, terms: Terms, difference: Difference, error: string, message: string = way) =>
    chain.assertReverts(await payments.pay(way, terms, difference), error, message);

  for (const way of WAYS)
    it(`a signature of anything else, or of anybody else, is refused: ${way}`, async () => {
      const terms = await payments.getTerms(way, await chain.newBuyer());
      const differences: Difference[] = [
        { signer: await chain.newAccount() },
        { terms: { value: terms.value + 1n } },
        { terms: { payment: newPayment() } },
        { terms: { expiresAt: terms.expiresAt + 1n } },
        ...(way === 'native' ? [] : [{ terms: { token: (await chain.newAccount()).address } }]),
      ];
      for (const [index, difference] of differences.entries())
        await assertRefused(way, terms, difference, REFUSALS[way], `difference ${index}`);
      assert.equal(await isPaid(terms), false);
    });

  for (const way of WAYS)
    it(`a damaged signature is refused, and so is its second form with a high s: ${way}`, async () => {
      const terms = await payments.getTerms(way, await chain.newBuyer());
      assert.ok(DAMAGES.length >= 6);
      for (const name of DAMAGES) {
        const change = (signature: string) => getOthers(signature)[name] as `0x${string}`;
        await assertRefused(way, terms, { change }, REFUSALS[way], name);
      }
      await pay(way, terms);
    });

  for (const way of WAYS.filter((name) => name !== 'native'))
    it(`what a buyer has signed is refused from anybody but the relayer: ${way}`, async () => {
      const terms = await payments.getTerms(way, await chain.newBuyer());
      for (const account of [await chain.newAccount(), terms.from])
        await assertRefused(way, terms, { account }, 'OnlyRelayer');
      await pay(way, terms);
    });

  it('a payment without an allowance of Permit2 is refused, whatever the permit is', async () => {
    const terms = await payments.getTerms('permit', await chain.newBuyer());
    const { args, ...call } = await payments.pay('permit', terms);
    for (const permit of ['0x', `0x${'11'.repeat(64)}1b`, args[7]]) {
      const changed = { ...call, args: args.with(6, permit) };
      await chain.assertReverts(changed, 'InsufficientAllowance', String(permit));
    }
    await assertRefused('permit2', { ...terms, token: chain.coins.permit }, {}, 'InsufficientAllowance');
  });

  it('a quote for another contract, chain or amount is refused', async () => {
    const terms = await payments.getTerms('native', await chain.newBuyer());
    const { args, ...call } = await payments.pay('native', terms);
    const quotes = [
      await signQuote(chain.relayer, PERMIT2, terms),
      await signQuote(chain.relayer, chain.settlement, terms, 1),
    ];
    for (const quote of quotes)
      await chain.assertReverts({ ...call, args: args.with(2, quote) }, 'InvalidQuote', quote);
    await chain.assertReverts({ ...call, args, value: terms.value - 1n }, 'InvalidQuote', 'another value');
    await chain.assertReverts({ ...call, args, value: 0n }, 'InvalidQuote', 'no value');
  });

  it('an authorization is refused if a stranger submits it to the coin itself', async () => {
    const terms = await payments.getTerms('authorization', await chain.newBuyer());
    const { args } = await payments.pay('authorization', terms);
    const [payment, , , from, value, validAfter, validBefore, ...signature] = args;
    const direct = [from, chain.settlement, value, validAfter, validBefore, payment, ...signature];
    const call = {
      address: terms.token,
      abi: authorizationCoin.abi,
      functionName: 'receiveWithAuthorization',
      args: direct,
      account: await chain.newAccount(),
    };
    await chain.assertReverts(call, 'OnlyRecipient', 'a stranger');
    await pay('authorization', terms);
  });

  it('a token is refused if its transfer fails without reverting, or answers nothing', async () => {
    const terms = {
      ...(await payments.getTerms('permit2', await chain.newBuyer())),
      token: (await chain.newAccount()).address,
    };
    const withdrawal = payments.call('withdraw', [terms.token, terms.from.address, 1n]);
    await chain.client.setCode({ address: terms.token, bytecode: FALSE_TOKEN });
    await assertRefused('permit2', terms, {}, 'TransferFailed');
    await chain.assertReverts(withdrawal, 'TransferFailed', 'withdrawal');
    await chain.client.setCode({ address: terms.token, bytecode: SILENT_TOKEN });
    await chain.assertReverts(await payments.pay('permit2', terms), undefined, 'permit2');
    await chain.assertReverts(withdrawal, undefined, 'withdrawal');
  });

  it('money outside of a payment is refused', async () => {
    const account = await chain.newAccount();
    await assert.rejects(chain.client.sendTransaction({ account, to: chain.settlement, value: 1n }), /revert/);
  });
});
