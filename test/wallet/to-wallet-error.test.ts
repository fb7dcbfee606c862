import { expect } from '@open-wc/testing';
import { NetworkError } from '../../src/core/errors/network-error.js';
import { WalletError, type WalletErrorCode } from '../../src/core/errors/wallet-error.js';
import { mayHaveSent } from '../../src/core/wallet-codes.js';
import { WALLET_ERROR_FACTS } from '../../src/core/wallet-error-table.js';
import { toTransactionError, toWalletError } from '../../src/wallet/to-wallet-error.js';

const internal = (message: string, originalError?: unknown) => ({ code: -32603, message, data: { originalError } });

const CASES: readonly (readonly [code: string, error: unknown])[] = [
  ['rejected', { code: 4001, message: 'x' }],
  ['rejected', { code: '4001' }],
  ['rejected', internal('x', { code: 4001 })],
  ['rejected', internal('MetaMask Tx Signature: User denied transaction signature.')],
  ['rejected', new Error('User rejected the request.')],
  ['rejected', 'User declined'],
  ['rejected', 'Cancelled'],
  ['unauthorized', new Error('The requested account has not been authorized by the user.')],
  ['unauthorized', new Error('Unauthorized')],
  ['unknown_chain', { code: 4902, message: 'x' }],
  ['unknown_chain', internal('x', { code: 4902 })],
  ['unknown_chain', internal('Unrecognized chain ID "0x14a34". Try adding the chain first.')],
  ['unknown_chain', new Error('Chain 84532 is not yet added')],
  ['unknown_chain', new Error('The chain has never been configured')],
  ['unknown_chain', new Error('Please add the chain')],
  ['request_pending', new Error('Request of type wallet_requestPermissions already pending for origin')],
  ['request_pending', new Error('Already processing eth_requestAccounts. Please wait.')],
  ['account_changed', internal('Provided chainId "1" must match the active chainId "84532"')],
  ['account_changed', new Error('You are on the wrong network')],
  ['wallet_failed', internal('x', undefined)],
  ['wallet_failed', { code: -32603, message: 'x', data: null }],
  ['wallet_failed', new NetworkError('gone')],
  ['wallet_failed', new TypeError('x is not a function')],
  ['wallet_failed', undefined],
  ['wallet_failed', null],
  ['wallet_failed', 7],
  ['wallet_failed', {}],
];

/** Whether it is certain that the wallet has not sent the transaction; `wallet_failed` if not. */
const TRANSACTION_CASES: readonly (readonly [code: string, error: unknown])[] = [
  ['rejected', { code: 4001, message: 'x' }],
  ['rejected', { code: '4001' }],
  ['wallet_failed', internal('x', { code: 4001 })],
  ['wallet_failed', internal('MetaMask Tx Signature: User denied transaction signature.')],
  ['wallet_failed', new Error('User rejected the request.')],
  ['wallet_failed', 'user has cancelled'],
  ['wallet_failed', { code: -32600 }],
  ['wallet_failed', { code: -32601 }],
  ['wallet_failed', { code: -32602 }],
  ['wallet_failed', { code: 4900 }],
  ['wallet_failed', { code: -32000, message: 'already known' }],
  ['wallet_failed', { code: -32003, message: 'Transaction rejected' }],
  ['wallet_failed', internal('x', { code: -32602 })],
  ['wallet_failed', internal('x', { code: 4902 })],
  ['wallet_failed', 'Cancelled'],
  ['wallet_failed', new Error('The transaction was rejected by the node.')],
  ['wallet_failed', new Error('Superuser denied')],
  ['wallet_failed', new Error('Unauthorized')],
  ['wallet_failed', new Error('Already processing')],
  ['wallet_failed', new DOMException('The user aborted a request.', 'AbortError')],
  ['wallet_failed', undefined],
  ['wallet_failed', null],
  ['wallet_failed', {}],
];

const describeError = (error: unknown): string => (error instanceof Error ? String(error) : JSON.stringify(error));

const revoke = (): object => {
  const { proxy, revoke: end } = Proxy.revocable({}, {});
  end();
  return proxy;
};

describe('the error of a wallet', () => {
  for (const [code, error] of CASES)
    it(`is ${code}: ${describeError(error)}`, () => {
      const { name, code: found, cause } = toWalletError(error);
      expect([name, found, cause]).to.deep.equal(['WalletError', code, error]);
    });

  for (const [code, error] of TRANSACTION_CASES)
    it(`that was asked to send a transaction is ${code}: ${describeError(error)}`, () => {
      const found = toTransactionError(error);
      expect([found.name, found.code, found.cause]).to.deep.equal(['WalletError', code, error]);
      expect(mayHaveSent(found.code)).to.equal(code === 'wallet_failed');
    });

  for (const [code, { providerCodes = [], unsentCodes = [] }] of WALLET_ERROR_FACTS)
    for (const number of providerCodes)
      it(`is ${code} for the code ${number}, and for a transaction only if it cannot have been sent`, () => {
        expect(toWalletError({ code: number }).code).to.equal(code);
        const isUnsent = unsentCodes.includes(number);
        expect(toTransactionError({ code: number }).code).to.equal(isUnsent ? code : 'wallet_failed');
      });

  it('may mean that a transaction was sent if its code is one of a later version', () => {
    for (const code of ['not_yet_known', 'constructor']) expect(mayHaveSent(code as WalletErrorCode)).to.equal(true);
  });

  for (const [what, error] of [
    ['no text', Object.create(null)],
    ['a message that is no text', { code: -32603, message: Object.create(null) as unknown }],
    [
      'fields that throw',
      {
        get code() {
          throw new Error('x');
        },
      },
    ],
    ['nothing, as a Proxy that was revoked', revoke()],
  ] as const)
    it(`may have ${what}`, () => {
      expect([toWalletError(error).code, toTransactionError(error).code]).to.deep.equal([
        'wallet_failed',
        'wallet_failed',
      ]);
    });

  it('is kept if it is a WalletError already', () => {
    const error = new WalletError('refused_request', 'The request was not sent to the wallet: no.');
    expect(toWalletError(error)).to.equal(error);
    expect(toTransactionError(error)).to.equal(error);
  });
});
