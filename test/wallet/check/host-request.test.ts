import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { ConfigurationError } from '../../../src/core/errors/configuration-error.js';
import { isPayError } from '../../../src/core/errors/pay-error.js';
import { WalletError } from '../../../src/core/errors/wallet-error.js';
import { checkHostRequest } from '../../../src/wallet/check/check-host-request.js';
import type { HostRequest, HostRequestContext } from '../../../src/wallet/check/host-request.js';
import { USDC_FACTS } from './support/facts.js';
import { getAt, type JsonObject } from './support/json.js';
import { writeActions } from './support/requests.js';
import { CONTEXT, FACTS, PAYMENT, writeTransaction } from './support/transactions.js';

const toAccount = ({ chainId, account }: { readonly chainId: number; readonly account: string }) =>
  `eip155:${chainId}:${account}`;

const toRequest = (action: JsonObject, account: string): HostRequest => {
  const { method, params } = getAt(action, ['data']) as unknown as HostRequest;
  return { chain: account.slice(0, account.lastIndexOf(':')), account, method, params };
};

const SIGNATURE = toRequest(writeActions(USDC_FACTS)[0] as JsonObject, toAccount(USDC_FACTS));
const TRANSACTION = toRequest(writeTransaction(PAYMENT), toAccount(FACTS));
const LIMITS: HostRequestContext = {
  accounts: [SIGNATURE.account, TRANSACTION.account],
  nowS: USDC_FACTS.nowS,
  recipients: [USDC_FACTS.receiver, ...CONTEXT.recipients!],
};

/** How a check has ended: what it returned, or what was thrown. */
const check = (request: unknown, ...contexts: readonly unknown[]): unknown => {
  const context = contexts.length ? contexts[0] : LIMITS;
  try {
    return checkHostRequest(request as HostRequest, context as HostRequestContext).kind;
  } catch (error) {
    if (!isPayError(error)) return 'another error';
    return error instanceof WalletError ? error.code : error;
  }
};

const fail = (error: unknown): never => {
  throw error;
};
const throwing = (error: unknown): object =>
  new Proxy({}, { get: () => fail(error), ownKeys: () => fail(error), getPrototypeOf: () => fail(error) });

const circular: unknown[] = [];
circular.push(circular, { circular });
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();
let deep: unknown = {};
for (let depth = 0; depth < 100_000; depth++) deep = [deep];

/** Values that break code which expects data. */
const HOSTILE: Readonly<Record<string, unknown>> = {
  'a proxy that throws': throwing(new Error('mine')),
  'a proxy that throws undefined': throwing(undefined),
  'a proxy that throws an error of this library': throwing(new ConfigurationError('invalid_option', 'mine')),
  'a proxy that throws a rejection': throwing(new WalletError('rejected', 'mine')),
  'a proxy that was revoked': revoked,
  'a list of which the items throw': new Proxy([1], { get: () => fail(new Error('mine')) }),
  'a list without an end': Object.assign([1], {
    *[Symbol.iterator]() {
      for (;;) yield 1;
    },
  }),
  'the longest list': Array(2 ** 32 - 1),
  'a list that contains itself': circular,
  'a list that is nested very deep': deep,
  'an object whose text throws': { toString: () => fail(new Error('mine')) },
  'an object without a text': { toString: 1, valueOf: 1 },
  'an object without a prototype': Object.create(null),
  'an object with a getter that throws': Object.defineProperty({}, 'x', {
    get: () => fail(new Error()),
    enumerable: true,
  }),
  'a symbol': Symbol('mine'),
  'a function': () => 'mine',
  'a long text': 'x'.repeat(1_000_000),
  'a long number': 10n ** 1_000n,
  'deep JSON': '['.repeat(1_000_000),
  'a text object': Object('eip155:1'),
  'a typed array with more keys than can be listed': new Uint8Array(50_000_000),
  null: null,
  undefined,
  true: true,
  'a number': 1.5,
  NaN,
  Infinity,
  'a negative number': -1,
  'an empty text': '',
  'an empty list': [],
  'a list of lists': [[]],
  'an object': {},
};

const REQUESTS = { SIGNATURE, TRANSACTION };

describe('what an app passes to the check of a request', () => {
  it('is accepted where it is what it should be', () => {
    expect(check(SIGNATURE)).to.equal('token-payment');
    expect(check(TRANSACTION)).to.equal('coin-payment');
    for (const accounts of [LIMITS.accounts, Object.freeze([...LIMITS.accounts])])
      for (const expiresAt of [undefined, null, USDC_FACTS.expiresAt])
        expect(check(SIGNATURE, { accounts, nowS: USDC_FACTS.nowS + 0.5, expiresAt })).to.equal('token-payment');
  });

  for (const [what, value] of Object.entries(HOSTILE))
    it(`is refused as a request of the page where it is ${what}`, () => {
      expect(check(value), 'the request').to.equal('refused_request');
      for (const [name, request] of Object.entries(REQUESTS)) {
        for (const field of Object.keys(request))
          expect(check({ ...request, [field]: value }), `${field} of ${name}`).to.equal('refused_request');
        for (const [index] of request.params.entries()) {
          const params = request.params.map((each, at) => (at === index ? value : each));
          expect(check({ ...request, params }), `parameter ${index} of ${name}`).to.equal('refused_request');
        }
      }
      const [transaction] = TRANSACTION.params as readonly JsonObject[];
      for (const field of ['from', 'to', 'value', 'data'])
        expect(check({ ...TRANSACTION, params: [{ ...transaction, [field]: value }] }), field).to.equal(
          'refused_request',
        );
    });

  it('is read once, so that what is checked is what is signed', () => {
    const [account, typedData] = SIGNATURE.params;
    let reads = 0;
    const params = new Proxy([account, typedData], {
      get: (target, key) => (key === '1' && ++reads > 1 ? '{}' : (Reflect.get(target, key) as unknown)),
    });
    expect(check({ ...SIGNATURE, params })).to.equal('token-payment');
    expect(reads).to.equal(1);
  });

  const MISTAKES: readonly (readonly [what: string, context: unknown, advice: RegExp])[] = [
    ['no context', undefined, /accounts: pass/],
    ['null', null, /accounts: pass/],
    ['a text', 'context', /accounts: pass/],
    ['an object that throws', throwing(new TypeError('mine')), /context: pass an object/],
    ['an object that was revoked', revoked, /context: pass an object/],
    ...[undefined, null, 'eip155:1:0x', {}, 1, [1], [null], [LIMITS.accounts], ['a', undefined], Array(1)].map(
      (accounts) => [`the accounts ${JSON.stringify(accounts)}`, { ...LIMITS, accounts }, /accounts: pass/] as const,
    ),
    ...[undefined, null, NaN, Infinity, -1, '1771416000', 1_771_416_000n, new Date(), 1_771_416_000_000].map(
      (nowS) => [`the time ${typeof nowS} ${String(nowS)}`, { ...LIMITS, nowS }, /nowS: pass/] as const,
    ),
    ...[NaN, Infinity, -1, 1.5, '1771416300', 1_771_416_300n, {}, 1_771_416_300_000].map(
      (expiresAt) =>
        [`the expiry ${typeof expiresAt} ${String(expiresAt)}`, { ...LIMITS, expiresAt }, /expiresAt: pass/] as const,
    ),
    ...[null, '0x', {}, 1, [1], [null], [[]], Array(1)].map(
      (recipients) =>
        [`the recipients ${JSON.stringify(recipients)}`, { ...LIMITS, recipients }, /recipients: pass/] as const,
    ),
    ['a recipient that is no address', { ...LIMITS, recipients: ['0x1'] }, /recipients: "0x1" is no address/],
  ];
  for (const [what, context, advice] of MISTAKES)
    it(`is a mistake of the app, which is told what to pass: ${what}`, () => {
      const error = check(SIGNATURE, context);
      expect(error).to.be.instanceOf(ConfigurationError).with.property('code', 'invalid_option');
      expect((error as ConfigurationError).message).to.match(advice);
      // Nor does it depend on the request, but for the address of a recipient, which may be of one chain.
      if (what !== 'a recipient that is no address') expect(check(null, context)).to.be.instanceOf(ConfigurationError);
    });

  it('never leads to another error, whatever it is', () => {
    const anything = fc.anything({
      withBigInt: true,
      withBoxedValues: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withObjectString: true,
      withSet: true,
      withSparseArray: true,
      withTypedArray: true,
    });
    /** In functions, because fast-check looks into its values, of which some throw then. */
    type Made = fc.Arbitrary<() => unknown>;
    const value: Made = fc.oneof(
      anything.map((each) => () => each),
      fc.constantFrom(...Object.keys(HOSTILE)).map((what) => () => HOSTILE[what]),
    );
    const changed = (object: object): Made => {
      const key = fc.constantFrom(...Object.keys(object));
      return fc.oneof(
        fc.constant(() => object),
        fc.record({ key, value }).map((given) => () => ({ ...object, [given.key]: given.value() })),
        fc.record({ key, value, throws: fc.boolean() }).map((given) => () => {
          const get = () => (given.throws ? fail(given.value()) : given.value());
          return Object.defineProperty({ ...object }, given.key, { get, enumerable: true });
        }),
      );
    };
    const [transaction] = TRANSACTION.params as readonly JsonObject[];
    const typedData = JSON.parse(String(SIGNATURE.params[1])) as JsonObject;
    const request = fc.oneof(
      value,
      changed(SIGNATURE),
      changed(TRANSACTION),
      changed(transaction!).map((make) => () => ({ ...TRANSACTION, params: [make()] })),
      fc
        .oneof(
          changed(typedData),
          ...(['domain', 'message', 'types'] as const).map((name) =>
            changed(typedData[name] as JsonObject).map((make) => () => ({ ...typedData, [name]: make() })),
          ),
        )
        .map((make) => () => ({ ...SIGNATURE, params: [SIGNATURE.params[0], make()] })),
    );
    const ends = new Set<unknown>();
    fc.assert(
      fc.property(request, fc.oneof(value, changed(LIMITS)), (makeRequest, makeContext) => {
        const given = makeRequest();
        const end = check(given, makeContext());
        ends.add(end instanceof ConfigurationError ? 'configuration' : end);
        if (end instanceof ConfigurationError) expect(end.code).to.equal('invalid_option');
        else expect(end).to.be.oneOf(['refused_request', 'token-payment', 'coin-payment']);
        expect(check(given)).to.be.oneOf(['refused_request', 'token-payment', 'coin-payment']);
      }),
      { numRuns: 3_000, seed: 1 },
    );
    expect([...ends]).to.have.members(['configuration', 'refused_request', 'token-payment', 'coin-payment']);
  });
});
