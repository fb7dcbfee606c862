import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { WalletError } from '../../../src/core/errors/wallet-error.js';
import { checkHostRequest, type CheckedHostRequest } from '../../../src/wallet/check/check-host-request.js';
import type { HostRequest, HostRequestContext } from '../../../src/wallet/check/host-request.js';
import { KINDS, PERMIT2, USDC_FACTS, type Facts } from './support/facts.js';
import { genuineFacts } from './support/genuine-facts.js';
import { hashText } from './support/hash.js';
import { getAt, type Json, type JsonObject } from './support/json.js';
import { mutateList } from './support/mutate-list.js';
import { writeActions } from './support/requests.js';
import { APPROVAL, change, CONTEXT, FACTS, PAYMENT, VALUE, writeTransaction } from './support/transactions.js';

const toMessage = (action: Json, { chainId, account }: Facts): HostRequest => {
  const { method, params } = getAt(action, ['data']) as unknown as HostRequest;
  return { chain: `eip155:${chainId}`, account: `eip155:${chainId}:${account}`, method, params };
};

const toContext = ({ nowS, expiresAt, chainId, account }: Facts): HostRequestContext => ({
  nowS,
  expiresAt,
  accounts: [`eip155:${chainId}:${account.toUpperCase().replace('0X', '0x')}`],
});

const getCode = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error instanceof WalletError ? error.code : error;
  }
};

/** The requests of the facts as the app is to show them. */
const describeFacts = (facts: Facts): readonly object[] => {
  const { account, token, amount: value, receiver, deadlineS, permitDeadlineS, chainId, kind } = facts;
  const common = { chain: `eip155:${chainId}`, account: account.toLowerCase(), token: token.toLowerCase(), value };
  const permission = { kind: 'token-permission', ...common, deadline: BigInt(permitDeadlineS) };
  const payment = { kind: 'token-payment', ...common, receiver: receiver.toLowerCase(), deadline: BigInt(deadlineS) };
  return kind === 'permit' ? [permission, payment] : [payment];
};

const omitRequest = ({ request: _, ...shown }: CheckedHostRequest): object => shown;

/** The values of a message, read without the check; undefined where it has none. */
const readMessage = (text: unknown) => {
  const { domain, message } = JSON.parse(String(text)) as { domain: JsonObject; message: JsonObject };
  const permitted = (message['permitted'] ?? {}) as JsonObject;
  const toText = (value: Json | undefined) => String(value).toLowerCase();
  return {
    token: toText(permitted['token'] ?? domain['verifyingContract']),
    value: BigInt(String(permitted['amount'] ?? message['value'])),
    receiver: toText(message['to'] ?? message['spender']),
  };
};

describe('the check of a request by an app', () => {
  for (const kind of KINDS) {
    it(`decodes every genuine request of the kind ${kind}, and returns it with the same hash`, () => {
      fc.assert(
        fc.property(genuineFacts(kind), (facts) => {
          const messages = writeActions(facts).map((action) => toMessage(action, facts));
          const checked = messages.map((message) => checkHostRequest(message, toContext(facts)));
          expect(checked.map(omitRequest)).to.deep.equal(describeFacts(facts));
          expect(checked.map(({ request }) => hashText(request.params[1]))).to.deep.equal(
            messages.map(({ params }) => hashText(params[1] as Json)),
          );
        }),
        { numRuns: 300, seed: 1 },
      );
    });

    it(`refuses a changed request of the kind ${kind}, or shows what it says now`, () => {
      let passed = 0;
      for (const facts of fc.sample(genuineFacts(kind), { numRuns: 1, seed: 3 })) {
        // A list with one change repeats what it has not changed.
        const seen = new Set<string>();
        for (const { actions, path, change: what } of mutateList(facts))
          for (const action of actions) {
            if (seen.size === seen.add(JSON.stringify(action)).size) continue;
            const message = getAt(action, ['data']) as unknown as HostRequest | undefined;
            if (typeof message?.params?.[1] !== 'string') continue;
            const result = getCode(() => checkHostRequest(toMessage(action, facts), toContext(facts)));
            if (result === 'refused_request') continue;
            passed++;
            const checked = result as CheckedHostRequest;
            const { token, value, receiver } = readMessage(message.params[1]);
            expect(hashText(checked.request.params[1]), `${path}, ${what}`).to.equal(hashText(message.params[1]));
            expect(checked, `${path}, ${what}`).to.include({ token, value });
            expect(receiver).to.equal('receiver' in checked ? checked.receiver : PERMIT2.toLowerCase());
          }
      }
      expect(passed).to.be.above(100);
    });
  }

  it('decodes the transactions: an approval of Permit2, which pays nobody, and a payment with the coin of a chain', () => {
    const context = { ...toContext(FACTS), recipients: CONTEXT.recipients! };
    const approval = checkHostRequest(toMessage(writeTransaction(APPROVAL), FACTS), context);
    expect(approval).to.include({ kind: 'token-approval', token: FACTS.token.toLowerCase() });
    const payment = checkHostRequest(toMessage(writeTransaction(PAYMENT), FACTS), context);
    expect(payment).to.include({ kind: 'coin-payment', value: VALUE, receiver: FACTS.receiver.toLowerCase() });
    expect(payment.request.params[0]).to.deep.include({ value: `0x${VALUE.toString(16)}` });
  });

  it('decodes any call of a contract that the app has marked, until a minute before the expiry', () => {
    const context = { ...toContext(FACTS), expiresAt: undefined, callRecipients: [FACTS.receiver] };
    const message = toMessage(change(PAYMENT, { data: '0xc0ffee' }), FACTS);
    for (const limits of [context, { ...context, expiresAt: FACTS.nowS + 60 }])
      expect(checkHostRequest(message, limits)).to.include({ kind: 'coin-payment', value: VALUE });
    const isLate = { ...context, expiresAt: FACTS.nowS + 59 };
    expect(getCode(() => checkHostRequest(message, isLate))).to.equal('refused_request');
  });

  it('refuses what it does not understand, or what is not for one of the accounts', () => {
    const [action] = writeActions(USDC_FACTS);
    const message = toMessage(action!, USDC_FACTS);
    const context = toContext(USDC_FACTS);
    const known = { ...context, recipients: [`0x${'11'.repeat(20)}`] };
    const transaction = toMessage(writeTransaction(PAYMENT), FACTS);
    const cases: Readonly<Record<string, readonly [HostRequest, HostRequestContext]>> = {
      'another account': [message, { ...context, accounts: ['eip155:1:0x1'] }],
      'no account': [message, { ...context, accounts: [] }],
      'another chain than its account': [{ ...message, chain: 'eip155:1' }, context],
      'another chain than its message': [
        { ...message, chain: 'eip155:1', account: message.account.replace(/^eip155:\d+/, 'eip155:1') },
        { ...context, accounts: [message.account.replace(/^eip155:\d+/, 'eip155:1')] },
      ],
      'a chain that is not EVM': [{ ...message, chain: 'solana:1' }, context],
      'another method': [{ ...message, method: 'personal_sign' }, context],
      'no parameters': [{ ...message, params: [] }, context],
      'a third parameter': [{ ...message, params: [...message.params, 1] }, context],
      'a receiver that the app does not know': [message, known],
      'an expiry before its deadline': [message, { ...context, expiresAt: USDC_FACTS.nowS + 1 }],
      'a payment that has expired': [message, { ...context, expiresAt: USDC_FACTS.nowS }],
      'a coin, without recipients': [transaction, toContext(FACTS)],
      'a coin for somebody else': [transaction, { ...toContext(FACTS), recipients: known.recipients }],
      'a transaction with no amount': [
        toMessage(change(PAYMENT, { value: '0x0' }), FACTS),
        { ...toContext(FACTS), recipients: CONTEXT.recipients! },
      ],
      'an approval of somebody else': [
        toMessage(change(APPROVAL, { data: String(APPROVAL['data']).replace('22d473', '22d474') }), FACTS),
        toContext(FACTS),
      ],
    };
    for (const [what, [request, limits]] of Object.entries(cases))
      expect(
        getCode(() => checkHostRequest(request, limits)),
        what,
      ).to.equal('refused_request');
    expect(checkHostRequest(message, { ...context, expiresAt: undefined })).to.include({ kind: 'token-payment' });
  });
});
