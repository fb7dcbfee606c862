import { randomUUID } from 'node:crypto';
import headlessWeb3Provider, { type Web3ProviderBackend } from 'headless-web3-provider';
import type { Page } from 'playwright-core';
import { createIndependentSigner, type IndependentSigner } from '../../../../demo/test/support/independent-signer.js';
import { until } from '../until.js';

const { injectHeadlessWeb3Provider, Web3RequestKind } = headlessWeb3Provider;

/** The name under which the wallet announces itself. */
export const WALLET_NAME = 'Headless Web3 Provider';

/** Nothing listens there: a payment with signatures needs no node of the wallet's. */
const RPC_URL = 'http://127.0.0.1:1';

export const BASE_SEPOLIA = 84532;
export const SEPOLIA = 11155111;

/** A request that the buyer has to approve. */
const QUESTIONS = {
  connect: Web3RequestKind.RequestAccounts,
  switch: Web3RequestKind.SwitchEthereumChain,
  sign: Web3RequestKind.SignTypedDataV4,
  send: Web3RequestKind.SendTransaction,
} as const;

export type Question = keyof typeof QUESTIONS;

/** A wallet that has never met this code (the package `headless-web3-provider`), and its buyer. */
export interface InjectedWallet {
  /** The selected account's address. */
  readonly address: string;
  /** Waits until the wallet asks the buyer. */
  readonly asks: (question: Question) => Promise<void>;
  /** Waits for the question, and approves. */
  readonly approve: (question: Question) => Promise<void>;
  /** Waits for the question, and answers with an error: by default, that the buyer has rejected. */
  readonly reject: (question: Question, error?: { readonly code: number; readonly message: string }) => Promise<void>;
  /** How often the page has made the wallet ask. */
  readonly count: (question: Question) => number;
  readonly selectAccount: (signer: IndependentSigner) => Promise<void>;
  readonly addNetwork: (chainId: number) => void;
}

export interface InjectedWalletOptions {
  readonly signer?: IndependentSigner;
  /** The selected chain; the only one that the wallet knows. */
  readonly chainId?: number;
  /** The node of the chain. */
  readonly rpcUrl?: string;
}

/** A new account. */
export const createAccount = (): IndependentSigner => createIndependentSigner(randomUUID());

/** Injects a wallet into the documents that the page opens from now on. */
export const injectWallet = async (
  page: Page,
  { signer = createAccount(), chainId = BASE_SEPOLIA, rpcUrl = RPC_URL }: InjectedWalletOptions = {},
): Promise<InjectedWallet> => {
  const log: string[] = [];
  const injected: unknown = await injectHeadlessWeb3Provider(page, [signer.privateKey], chainId, rpcUrl, {
    debug: true,
    logger: (line: unknown) => log.push(String(line)),
  });
  // The package's own declarations do not resolve it.
  const provider = injected as Web3ProviderBackend;
  const asks = (question: Question): Promise<void> =>
    until(`the wallet asks to ${question}`, () => provider.getPendingRequestCount(QUESTIONS[question]) > 0);
  let { address } = signer;
  return {
    get address() {
      return address;
    },
    asks,
    approve: async (question) => {
      await asks(question);
      await provider.authorize(QUESTIONS[question]);
    },
    reject: async (question, error) => {
      await asks(question);
      await provider.reject(QUESTIONS[question], error && Object.assign(new Error(error.message), error));
    },
    count: (question) => log.filter((line) => line === `Request: ${QUESTIONS[question]}`).length,
    selectAccount: async (other) => {
      ({ address } = other);
      await provider.changeAccounts([other.privateKey]);
    },
    addNetwork: (other) => {
      provider.addNetwork(other, rpcUrl);
    },
  };
};
