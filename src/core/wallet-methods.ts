import { isString } from '../contract/readers/fields.js';
import { isSignature } from './wallet-values.js';

const HASH = /^0x[\da-f]{64}$/i;

/** Returns true for what a wallet answers to a transaction that it has sent. */
export const isTransactionHash = (value: unknown): value is string => isString(value) && HASH.test(value);

const readFields = ([first]: readonly unknown[]): Readonly<Record<string, unknown>> =>
  (first ?? {}) as Readonly<Record<string, unknown>>;

/** A method by which a wallet is asked. */
interface WalletMethod {
  /** True if the wallet sends something to the chain: an error leaves open whether it has. */
  readonly sends: boolean;
  /** Returns true for parameters of the right form. */
  readonly areParams: (params: readonly unknown[]) => boolean;
  /** Returns the address that is to answer. */
  readonly getAccount: (params: readonly unknown[]) => unknown;
  /** Returns true for an answer of the right form. */
  readonly isAnswer: (answer: unknown) => answer is string;
  /** The name of the right answer. */
  readonly answerName: string;
}

/** The methods by which a wallet is asked to pay. */
export const WALLET_METHODS = {
  eth_signTypedData_v4: {
    sends: false,
    areParams: (params) => params.length === 2 && params.every(isString),
    getAccount: ([account]) => account,
    isAnswer: isSignature,
    answerName: 'a signature',
  },
  eth_sendTransaction: {
    sends: true,
    areParams(params) {
      const { from, to, value, data } = readFields(params);
      return [from, to, value, data].every(isString);
    },
    getAccount: (params) => readFields(params)['from'],
    isAnswer: isTransactionHash,
    answerName: 'the hash of a transaction',
  },
} as const satisfies Readonly<Record<string, WalletMethod>>;

export type WalletMethodName = keyof typeof WALLET_METHODS;

export const WALLET_METHOD_NAMES = Object.keys(WALLET_METHODS) as [WalletMethodName, ...WalletMethodName[]];

/** Returns true for the name of a method by which a wallet is asked to pay. */
export const isWalletMethod = (value: unknown): value is WalletMethodName =>
  WALLET_METHOD_NAMES.some((name) => name === value);

/** Returns true if an error may have come after the wallet has sent something to the chain. */
export const sendsToChain = (method: unknown): boolean => isWalletMethod(method) && WALLET_METHODS[method].sends;
