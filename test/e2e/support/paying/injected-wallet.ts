import headlessWeb3Provider, { type Web3ProviderBackend } from 'headless-web3-provider';
import type { Page } from 'playwright-core';
import { until } from '../until.js';
import { BASE_SEPOLIA, createAccount, type BuyerWallet, type Question, type WalletOptions } from './buyer-wallet.js';

const { injectHeadlessWeb3Provider, Web3RequestKind } = headlessWeb3Provider;

/** The name under which the wallet announces itself. */
export const WALLET_NAME = 'Headless Web3 Provider';

/** Nothing listens there: a payment with signatures needs no node of the wallet's. */
const RPC_URL = 'http://127.0.0.1:1';

/** A request that the buyer has to approve. */
const QUESTIONS = {
  connect: Web3RequestKind.RequestAccounts,
  switch: Web3RequestKind.SwitchEthereumChain,
  add: Web3RequestKind.AddEthereumChain,
  sign: Web3RequestKind.SignTypedDataV4,
  send: Web3RequestKind.SendTransaction,
} as const satisfies Record<Question, unknown>;

/** Injects a wallet that has never met this code (the package `headless-web3-provider`) into the documents that the page opens from now on. */
export const injectWallet = async (
  page: Page,
  { signer = createAccount(), chainId = BASE_SEPOLIA, rpcUrl = RPC_URL }: WalletOptions = {},
): Promise<BuyerWallet> => {
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
    name: WALLET_NAME,
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
