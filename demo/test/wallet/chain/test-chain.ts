import { BaseError, parseEther, RpcRequestError } from 'viem';
import { openAccount } from '../../../wallet/client/account.js';
import { createTestProvider } from '../../../wallet/client/announced/provider.js';
import type { Question } from '../../../wallet/client/announced/question.js';
import { RpcError, type Rpc } from '../../../wallet/client/chain/rpc.js';
import type { Networks } from '../../../wallet/client/networks.js';
import type { Contracts } from '../../support/evm-contracts.js';

export const LOCAL_NETWORK: Networks = { chains: ['eip155:31337'], hasNode: true, coins: [] };

/** Sends requests to the node itself; keeps what was sent. */
export const connectRpc = ({ client }: Contracts) => {
  const sent: { readonly method: string; readonly params: readonly unknown[] }[] = [];
  const rpc: Rpc = async (method, params) => {
    sent.push({ method, params });
    try {
      return await client.request({ method, params } as never);
    } catch (error) {
      const found = error instanceof BaseError && error.walk((cause) => cause instanceof RpcRequestError);
      if (!(found instanceof RpcRequestError)) throw error;
      throw new RpcError(found.code, found.details);
    }
  };
  /** The signed bytes, in the order in which they were sent. */
  const getSent = (): readonly unknown[] =>
    sent.filter(({ method }) => method === 'eth_sendRawTransaction').map(({ params: [raw] }) => raw);
  return { rpc, getSent };
};

/** An account with ether. */
export const createFundedAccount = async ({ client }: Contracts) => {
  const account = openAccount(() => ({ getItem: () => null, setItem: () => undefined }));
  await client.setBalance({ address: account.address as `0x${string}`, value: parseEther('10') });
  return account;
};

/** The wallet of a new browser on the chain, whose buyer approves unless a test says otherwise. */
export const openWallet = async (chain: Contracts) => {
  const account = await createFundedAccount(chain);
  const node = connectRpc(chain);
  const browser = { account, node, approves: true, rpc: node.rpc, questions: [] as Question[] };
  const provider = createTestProvider({
    getAccount: async () => account,
    ask: async (question) => {
      browser.questions.push(question);
      return browser.approves;
    },
    memory: { read: () => null, write: () => undefined },
    fund: async () => undefined,
    networks: LOCAL_NETWORK,
    rpc: (method, params) => browser.rpc(method, params),
  });
  const call = (method: string, ...params: unknown[]): Promise<unknown> => provider.request({ method, params });
  return { ...browser, browser, call, from: account.address as `0x${string}` };
};
