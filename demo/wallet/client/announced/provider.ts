import type { TestAccount } from '../account.js';
import { NETWORKS } from '../networks.js';

/** A question to the buyer, as a wallet asks it in its own window. */
export type Question =
  | { readonly kind: 'connect'; readonly address: string }
  | { readonly kind: 'switch'; readonly network: string }
  | { readonly kind: 'sign'; readonly typedData: TypedData };

/** A message to sign (EIP-712), as `eth_signTypedData_v4` takes it. */
export interface TypedData {
  readonly primaryType: string;
  readonly domain: Readonly<Record<string, unknown>>;
  readonly message: Readonly<Record<string, unknown>>;
}

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
}

/** Base Sepolia. */
const DEFAULT_CHAIN = '0x14a34';
const HEXADECIMAL = /^0x[\da-f]{1,64}$/;

/** An error with the code of EIP-1193. */
class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

type Params = readonly unknown[];

/** A wallet's provider (EIP-1193) with a key of its own. It signs typed data of its chains, and nothing else. */
export const createTestProvider = ({ getAccount, ask, memory, fund }: TestProviderOptions) => {
  const events = new EventTarget();
  const getChainId = (): string => memory.read('chain') ?? DEFAULT_CHAIN;

  const approve = async (question: Question): Promise<void> => {
    if (!(await ask(question))) throw new ProviderError(4001, 'User rejected the request.');
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
    const network = HEXADECIMAL.test(chainId) && NETWORKS[`eip155:${BigInt(chainId)}`];
    if (!network) throw new ProviderError(4902, `Unrecognized chain ID ${chainId}.`);
    if (chainId === getChainId()) return null;
    await approve({ kind: 'switch', network });
    memory.write('chain', chainId);
    events.dispatchEvent(new Event('chainChanged'));
    return null;
  };

  const sign = async ([address, text]: Params): Promise<string> => {
    const account = await getAccount();
    if (String(address).toLowerCase() !== account.address.toLowerCase())
      throw new ProviderError(4100, 'The requested account has not been authorized.');
    const typedData = JSON.parse(String(text)) as TypedData;
    const chainId = BigInt(typedData.domain['chainId'] as string);
    if (chainId !== BigInt(getChainId()))
      throw new ProviderError(-32603, `Provided chainId "${chainId}" must match the active chainId "${getChainId()}"`);
    await approve({ kind: 'sign', typedData });
    return account.sign(String(text));
  };

  const METHODS: Readonly<Record<string, (params: Params) => unknown>> = {
    eth_chainId: getChainId,
    eth_accounts: () => [memory.read('connected')].filter((address) => address !== null),
    eth_requestAccounts: connect,
    wallet_switchEthereumChain: switchChain,
    eth_signTypedData_v4: sign,
  };

  return {
    async request({ method, params = [] }: { readonly method: string; readonly params?: Params }): Promise<unknown> {
      const answer = METHODS[method];
      if (!answer) throw new ProviderError(4200, `The test wallet does not support ${method}.`);
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
