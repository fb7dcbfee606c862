import type { Page } from 'playwright-core';
import { createWalletClient, http, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { TypedData } from '../../../../demo/test/support/independent-signer.js';
import type { MessageToHost } from '../../../../src/host/protocol.js';
import { BRIDGES } from '../app-bridges.js';
import { until } from '../until.js';
import {
  BASE_SEPOLIA,
  createAccount,
  SEPOLIA,
  type BuyerWallet,
  type Question,
  type WalletOptions,
} from './buyer-wallet.js';

const APP_NAME = 'Example App';

type AccountsMessage = Extract<MessageToHost, { type: 'wallet-accounts' }>;
type RequestMessage = Extract<MessageToHost, { type: 'wallet-request' }>;
type Answer = { readonly result: unknown } | { readonly error: { readonly code: string; readonly message: string } };

/** A question that the app shows. */
interface Prompt {
  readonly question: Question;
  readonly message: AccountsMessage | RequestMessage;
  /** True once the page no longer wants the answer. */
  isCancelled: boolean;
}

const REJECTED: Answer = { error: { code: 'rejected', message: 'The person rejected the request.' } };

/** The wallet of an app, and how the app's WebView is loaded again. */
export interface AppWallet extends BuyerWallet {
  /** True if the system does not end the WebView while the buyer decides on a payment. */
  keepsWebView: boolean;
  /** The system ends the WebView. */
  readonly end: () => Promise<void>;
  /** The app loads the page again. */
  readonly reopen: () => Promise<void>;
}

/** An app that pays with its own key and has the page in its WebView, which the system ends whenever the buyer decides on a payment. */
export const injectAppWallet = async (
  page: Page,
  { signer = createAccount(), rpcUrl, chainId = BASE_SEPOLIA }: WalletOptions = {},
  bridge: string = BRIDGES.Android,
): Promise<AppWallet> => {
  let selected = signer;
  const chains = new Set([BASE_SEPOLIA, SEPOLIA, chainId]);
  const prompts: Prompt[] = [];
  const counts: Record<Question, number> = { connect: 0, switch: 0, add: 0, sign: 0, send: 0 };
  /** The buyer's decisions, by id. */
  const answers = new Map<string, Answer>();
  let url = '';

  const post = async (message: object): Promise<void> => {
    const text = JSON.stringify({ protocol: 'pay-status', v: 1, ...message });
    await page.evaluate((given) => {
      (window as unknown as { receivePayStatusMessage?: (text: string) => void }).receivePayStatusMessage?.(given);
    }, text);
  };
  const answer = (id: string, given: Answer): Promise<void> => post({ type: 'wallet-answer', id, ...given });
  const ask = (question: Question, message: Prompt['message']): void => {
    counts[question]++;
    prompts.push({ question, message, isCancelled: false });
  };
  const receiveRequest = async (message: RequestMessage): Promise<void> => {
    const known = answers.get(message.id);
    // The buyer may change their mind after a rejection.
    if (known && 'result' in known) return answer(message.id, known);
    if (prompts.some((prompt) => prompt.message.id === message.id && !prompt.isCancelled)) return;
    if (!chains.has(Number(message.chain.slice('eip155:'.length))))
      return answer(message.id, { error: { code: 'unknown_chain', message: 'The app does not have this chain.' } });
    ask(message.method === 'eth_sendTransaction' ? 'send' : 'sign', message);
  };
  const receive = async (message: MessageToHost): Promise<void> => {
    switch (message.type) {
      case 'ready': {
        const names = [...chains].map((id) => `eip155:${id}`);
        return post({ type: 'wallet', id: 'com.example.app', name: APP_NAME, chains: names });
      }
      case 'wallet-accounts':
        if (message.ask) ask('connect', message);
        else await answer(message.id, { result: [selected.address] });
        return;
      case 'wallet-request':
        return receiveRequest(message);
      case 'wallet-recall': {
        const known = answers.get(message.id);
        if (known) return answer(message.id, known);
        if (prompts.some((prompt) => prompt.message.id === message.id)) return;
        return answer(message.id, { error: { code: 'wallet_failed', message: 'The app does not know the request.' } });
      }
      case 'wallet-cancel':
        for (const prompt of prompts) if (prompt.message.id === message.id) prompt.isCancelled = true;
        return;
      default:
      // The buyer stays on the page, which navigates itself.
    }
  };
  await page.exposeFunction('postToApp', (text: string) => receive(JSON.parse(text) as MessageToHost));
  await page.addInitScript({ content: bridge });

  const asks = (question: Question): Promise<void> =>
    until(`the app asks to ${question}`, () => prompts.some((prompt) => prompt.question === question));
  const take = async (question: Question): Promise<Prompt> => {
    await asks(question);
    const [prompt] = prompts.splice(
      prompts.findIndex((each) => each.question === question),
      1,
    );
    if (!prompt) throw new Error(`The app does not ask to ${question}.`);
    return prompt;
  };
  const isSelected = ({ account }: RequestMessage): boolean =>
    account.toLowerCase().endsWith(`:${selected.address.toLowerCase()}`);
  /** True if the request pays. One that only prepares a payment is asked for again by the next page. */
  const pays = ({ method, params }: RequestMessage): boolean =>
    method === 'eth_sendTransaction'
      ? BigInt((params[0] as { readonly value: string }).value) > 0n
      : (JSON.parse(String(params[1])) as { readonly primaryType: string }).primaryType !== 'Permit';
  const execute = async (message: RequestMessage): Promise<unknown> => {
    const { method, params } = message;
    if (method === 'eth_signTypedData_v4') return selected.sign(JSON.parse(String(params[1])) as TypedData);
    const account = privateKeyToAccount(selected.privateKey as Hex);
    const { to, value, data } = params[0] as Readonly<Record<'to' | 'value' | 'data', Hex>>;
    return createWalletClient({ account, transport: http(rpcUrl) }).sendTransaction({
      chain: null,
      to,
      data,
      value: BigInt(value),
    });
  };

  const wallet: AppWallet = {
    name: APP_NAME,
    keepsWebView: false,
    get address() {
      return selected.address;
    },
    asks,
    approve: async (question) => {
      const { message, isCancelled } = await take(question);
      if (message.type === 'wallet-accounts') return answer(message.id, { result: [selected.address] });
      if (!isSelected(message))
        return answer(message.id, { error: { code: 'account_changed', message: 'Another account is selected.' } });
      const isEnded = !isCancelled && !wallet.keepsWebView && pays(message);
      if (isEnded) await wallet.end();
      const given = { result: await execute(message) };
      if (!isCancelled) answers.set(message.id, given);
      await (isEnded ? wallet.reopen() : answer(message.id, given));
    },
    reject: async (question, error) => {
      const { message } = await take(question);
      const given = error ? { error: { code: 'wallet_failed', message: error.message } } : REJECTED;
      answers.set(message.id, given);
      await answer(message.id, given);
    },
    count: (question) => counts[question],
    selectAccount: async (other) => {
      selected = other;
      await post({ type: 'wallet-changed' });
    },
    addNetwork: (other) => {
      chains.add(other);
    },
    end: async () => {
      url = page.url();
      await page.goto('about:blank');
    },
    reopen: async () => {
      await page.goto(url);
    },
  };
  return wallet;
};
