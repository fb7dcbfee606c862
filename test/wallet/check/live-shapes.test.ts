// In the shapes that a live gateway was observed to send on chains where money is real. The values are our own.
import { expect } from '@open-wc/testing';
import { encodeApprove } from '../../support/wallet/transaction-options.js';
import { GRACE_S, PERMIT2, UNLIMITED, USDC_FACTS, type Facts } from './support/facts.js';
import { findHarm } from './support/find-harm.js';
import { fromEntries, isObject, setAt, type Json, type JsonObject } from './support/json.js';
import { writeAction, writeOption, writeTypedData } from './support/requests.js';
import { getContext, runCheck } from './support/run-check.js';

const MAINNET: Facts = { ...USDC_FACTS, chainId: 1, amount: 100_000n, deadlineS: USDC_FACTS.expiresAt + GRACE_S };
const PYUSD: Facts = { ...MAINNET, token: '0x6c3ea9036406852006290770bedfcaba0e23a0e8', tokenName: 'PayPal USD' };
/** Has a nonce of an odd number of digits. */
const USDT: Facts = {
  ...MAINNET,
  kind: 'allowance',
  token: '0xdac17f958d2ee523a2206206994597c13d831ec7',
  nonce: BigInt(`0xa${'7b'.repeat(31)}`),
};
const ROUTER = '0x7e57c0ffee0000000000000000000000c0ffee75';

const sortKeys = (value: Json): Json =>
  isObject(value)
    ? fromEntries(
        Object.keys(value)
          .toSorted()
          .map((key) => [key, sortKeys(value[key]!)]),
      )
    : value;

/** The domain first, the type of a field before its name, and the fields of the message by their names. */
const writeText = ({ domain, types, primaryType, message }: JsonObject): string =>
  JSON.stringify({ domain, types, primaryType, message: sortKeys(message!) }).replaceAll(
    /\{"name":("\w+"),"type":("\w+")\}/g,
    '{"type":$2,"name":$1}',
  );

/** A signature, whose addresses are in lower case. */
const signs = (facts: Facts): JsonObject => writeAction(facts, writeText(writeTypedData(facts)[0]!));
/** A transaction with its fields by their names. */
const sends = ({ chainId, account }: Facts, fields: JsonObject): JsonObject => ({
  type: 'walletRpc',
  data: {
    chain_id: `eip155:${chainId}`,
    method: 'eth_sendTransaction',
    params: [sortKeys({ from: account, ...fields })],
  },
});
/** An option, whose addresses are in mixed case. */
const offers = (facts: Facts): Json => writeOption({ ...facts, casings: ['mixed'] });
const offersCoin = (facts: Facts, coin: number, value: bigint): Json =>
  setAt(
    setAt(offers(facts), ['amount', 'unit'], `caip19/eip155:${facts.chainId}/slip44:${coin}`),
    ['amount', 'value'],
    `${value}`,
  );

describe('the check passes what a live gateway was observed to send:', () => {
  it('a PYUSD payment by an authorization', () => {
    const requests = runCheck(offers(PYUSD), [signs(PYUSD)], getContext(PYUSD));
    expect(findHarm(requests, PYUSD)).to.equal(undefined);
  });

  for (const revocations of [0, 1])
    it(`a USDT payment by Permit2 after an approval without a value, and ${revocations} revocations`, () => {
      const from = USDT.account;
      const approvals = [...Array<bigint>(revocations).fill(0n), UNLIMITED].map((amount) => ({
        to: USDT.token,
        data: encodeApprove(PERMIT2, amount),
      }));
      const actions = [...approvals.map((approval) => sends(USDT, approval)), signs(USDT)];
      const requests = runCheck(offers(USDT), actions, getContext(USDT));
      expect(requests.slice(0, -1).map(({ params }) => params[0])).to.deep.equal(
        approvals.map((approval) => ({ chainId: '0x1', from, value: '0x0', ...approval })),
      );
      expect(findHarm(requests.slice(-1), USDT)).to.equal(undefined);
    });

  for (const [symbol, chainId, coin] of [
    ['ETH', 1, 60],
    ['ETH', 10, 60],
    ['BNB', 56, 714],
  ] as const)
    for (const bytes of [5, 644])
      it(`a payment with ${symbol} of the chain ${chainId} by a router that is marked, with ${bytes} bytes of data`, () => {
        const facts = { ...MAINNET, chainId };
        const call = { to: ROUTER, value: '0x261641d79da4', data: `0x${'d3'.repeat(bytes)}` };
        const context = { ...getContext(facts), callRecipients: [`eip155:${chainId}:${ROUTER}`] };
        const [request] = runCheck(offersCoin(facts, coin, 0x261641d79da4n), [sends(facts, call)], context);
        const from = facts.account;
        expect(request!.params).to.deep.equal([{ chainId: `0x${chainId.toString(16)}`, from, ...call }]);
      });
});
