import type { TestAccount } from '../account.js';
import { READ_METHODS, RpcError, type Rpc } from '../chain/rpc.js';
import type { ShownRequest } from '../describe-request.js';
import { findNetworkName, PAPER_NETWORKS, type Networks } from '../networks.js';
import { INTERNAL_ERROR, ProviderError, REJECTED, UNAUTHORIZED, UNKNOWN_CHAIN, UNSUPPORTED } from './provider-error.js';
import type { Question, TypedData } from './question.js';
import { createSender } from './send.js';

/** The state that survives a reload. */
export interface WalletMemory {
  readonly read: (name: string) => string | null;
  readonly write: (name: string, value: string) => void;
}

export interface TestProviderOptions {
  /** Loads the key, which creates one at the first visit. */
  readonly getAccount: () => Promise<TestAccount>;
  /** Asks the buyer; resolves to false if they reject. */
  readonly ask: (question: Question) => Promise<boolean>;
  readonly memory: WalletMemory;
  /** Gives the account coins to pay with. */
  readonly fund: (address: string) => Promise<void>;
  /** Default: those of a sandbox without a chain. */
  readonly networks?: Networks;
  /** The node of the network; without one, the wallet sends no transactions. */
  readonly rpc?: Rpc | undefined;
  /** The name of the merchant, if the gateway provides it. */
  readonly merchantName?: string | undefined;
}

const HEXADECIMAL = /^0x[\da-f]{1,64}$/;

type Params = readonly unknown[];
type Methods = Readonly<Record<string, (params: Params) => unknown>>;

/** `eip155:84532` to `0x14a34`. */
const toChainId = (chain: string): string => `0x${BigInt(chain.slice('eip155:'.length)).toString(16)}`;
const toChain = (chainId: string): string => `eip155:${BigInt(chainId)}`;

/** Answers of the node, as the wallet of a chain passes them on. */
const createReader = (rpc: Rpc): Methods =>
  Object.fromEntries(
    READ_METHODS.map((method) => [
      method,
      async (params: Params) => {
        try {
          return await rpc(method, params);
        } catch (error) {
          if (error instanceof RpcError) throw error;
          throw new ProviderError(INTERNAL_ERROR, 'The node of the network does not answer.', error);
        }
      },
    ]),
  );

/** A wallet's provider (EIP-1193) with a key of its own. It signs typed data of its networks, and sends on one with a node. */
export const createTestProvider = ({
  getAccount,
  ask,
  memory,
  fund,
  networks = PAPER_NETWORKS,
  rpc,
  merchantName,
}: TestProviderOptions) => {
  const events = new EventTarget();

  // The sandbox may have been started with another rail since.
  const getChainId = (): string => {
    const stored = memory.read('chain');
    const isKnown = stored !== null && findNetworkName(networks, toChain(stored)) !== undefined;
    return isKnown ? stored : toChainId(networks.chains[0] ?? 'eip155:0');
  };

  const approve = async (question: Question): Promise<void> => {
    if (!(await ask(question))) throw new ProviderError(REJECTED, 'User rejected the request.');
  };

  const requireOwn = async (address: unknown): Promise<TestAccount> => {
    const account = await getAccount();
    if (String(address).toLowerCase() === account.address.toLowerCase()) return account;
    throw new ProviderError(UNAUTHORIZED, 'The requested account has not been authorized.');
  };

  const connect = async (): Promise<readonly string[]> => {
    const { address } = await getAccount();
    if (memory.read('connected') !== address) await approve({ kind: 'connect', address });
    memory.write('connected', address);
    await fund(address);
    return [address];
  };

  const switchChain = async ([target]: Params): Promise<null> => {
    const chainId = String((target as { readonly chainId?: unknown } | undefined)?.chainId).toLowerCase();
    const network = HEXADECIMAL.test(chainId) && findNetworkName(networks, toChain(chainId));
    if (!network) throw new ProviderError(UNKNOWN_CHAIN, `Unrecognized chain ID ${chainId}.`);
    if (chainId === getChainId()) return null;
    await approve({ kind: 'switch', network });
    memory.write('chain', chainId);
    events.dispatchEvent(new Event('chainChanged'));
    return null;
  };

  /** Undefined for a message that is not a payment. */
  const describeMessage = async (params: Params, chain: string): Promise<ShownRequest | undefined> => {
    // Loaded on demand, like the key.
    const { describeMessageOf } = await import('./describe-message.js');
    return describeMessageOf({ chain, params }, networks, merchantName);
  };

  const sign = async ([address, text]: Params): Promise<string> => {
    const account = await requireOwn(address);
    const typedData = JSON.parse(String(text)) as TypedData;
    const chainId = BigInt(typedData.domain['chainId'] as string);
    if (chainId !== BigInt(getChainId()))
      throw new ProviderError(
        INTERNAL_ERROR,
        `Provided chainId "${chainId}" must match the active chainId "${getChainId()}"`,
      );
    const shown = await describeMessage([account.address, text], toChain(getChainId()));
    await approve({ kind: 'sign', typedData, shown });
    return account.sign(String(text));
  };

  const getNetwork = (): string => findNetworkName(networks, toChain(getChainId())) ?? '';
  const METHODS: Methods = {
    ...(rpc && createReader(rpc)),
    ...(rpc && { eth_sendTransaction: createSender({ rpc, approve, requireOwn, getNetwork, merchantName }) }),
    eth_chainId: getChainId,
    eth_accounts: () => [memory.read('connected')].filter((address) => address !== null),
    eth_requestAccounts: connect,
    wallet_switchEthereumChain: switchChain,
    eth_signTypedData_v4: sign,
  };

  return {
    async request({ method, params = [] }: { readonly method: string; readonly params?: Params }): Promise<unknown> {
      const answer = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
      if (!answer) throw new ProviderError(UNSUPPORTED, `The test wallet does not support ${method}.`);
      return answer(params);
    },
    on: (event: string, listener: () => void): void => {
      events.addEventListener(event, listener);
    },
    removeListener: (event: string, listener: () => void): void => {
      events.removeEventListener(event, listener);
    },
  };
};
