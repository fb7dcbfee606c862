import { WalletError } from '../../core/errors/wallet-error.js';
import { copyData } from '../../core/json.js';
import { notify } from '../../core/listeners.js';
import type { ChainParameters, CheckoutWallet } from '../../wallet/ports.js';
import { toTransactionError, toWalletError } from '../../wallet/to-wallet-error.js';
import type { WalletRequest } from '../../wallet/wallet-request.js';

/** A wallet's provider (EIP-1193). */
export interface EvmProvider {
  request(request: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>;
  on?(event: string, listener: () => void): unknown;
  removeListener?(event: string, listener: () => void): unknown;
}

/** How a wallet describes itself. */
export interface EvmWalletInfo {
  readonly id: string;
  readonly name: string;
  readonly icon?: string | undefined;
}

const ADDRESS = /^0x[\da-f]{40}$/i;
/** Signatures of contracts may be long. */
const SIGNATURE = /^0x[\da-f]{2,65536}$/i;
const CHANGES = ['accountsChanged', 'chainChanged'];

const isAddress = (value: unknown): value is string => typeof value === 'string' && ADDRESS.test(value);

/** `eip155:84532` to 84532n. */
const getChainId = (chain: string): bigint => BigInt(chain.slice('eip155:'.length));

const toBigInt = (value: unknown): bigint | undefined => {
  try {
    return BigInt(value as string);
  } catch {
    return undefined;
  }
};

/** Adapts a provider. Every error becomes a `WalletError`. */
export const createEvmWallet = (provider: EvmProvider, { id, name, icon }: EvmWalletInfo): CheckoutWallet => {
  const request = async (
    method: string,
    params: readonly unknown[] = [],
    toError: (error: unknown) => WalletError = toWalletError,
  ): Promise<unknown> => {
    try {
      return await provider.request({ method, params: copyData(params) });
    } catch (error) {
      throw toError(error);
    }
  };

  const answer = async ({ method, params }: WalletRequest): Promise<unknown> => {
    // The engine makes sure that the answer is a hash.
    if (method === 'eth_sendTransaction') return request(method, params, toTransactionError);
    const signature = await request(method, params);
    if (typeof signature === 'string' && SIGNATURE.test(signature)) return signature;
    throw new WalletError('wallet_failed', 'The wallet answered with something else than a signature.');
  };

  const isSelected = async (chain: string): Promise<boolean> =>
    toBigInt(await request('eth_chainId')) === getChainId(chain);

  const switchChain = async (
    chain: string,
    parameters: ChainParameters | undefined,
    signal: AbortSignal | undefined,
  ): Promise<void> => {
    const chainId = `0x${getChainId(chain).toString(16)}`;
    try {
      await request('wallet_switchEthereumChain', [{ chainId }]);
    } catch (error) {
      if (toWalletError(error).code !== 'unknown_chain' || !parameters) throw error;
      signal?.throwIfAborted();
      await request('wallet_addEthereumChain', [{ ...parameters, chainId }]);
    }
  };

  return {
    id,
    name,
    icon,
    accounts: async (ask) => {
      const accounts = await request(ask ? 'eth_requestAccounts' : 'eth_accounts');
      if (Array.isArray(accounts) && accounts.every(isAddress)) return accounts;
      throw new WalletError('wallet_failed', 'The wallet answered with something else than accounts.');
    },
    selectChain: async (chain, parameters, signal) => {
      if (await isSelected(chain)) return;
      signal?.throwIfAborted();
      await switchChain(chain, parameters, signal);
      if (await isSelected(chain)) return;
      throw new WalletError('unknown_chain', `The wallet did not select the chain ${chain}. Select it in the wallet.`);
    },
    sign: async (walletRequest, signal) => {
      const { chain } = walletRequest;
      if (!(await isSelected(chain)))
        throw new WalletError('account_changed', `The wallet has another chain than ${chain} selected.`);
      signal?.throwIfAborted();
      return answer(walletRequest);
    },
    subscribe: (listener) => {
      // Not every wallet can remove listeners.
      let isActive = true;
      const onChange = (): void => {
        if (isActive) notify(listener);
      };
      for (const change of CHANGES) provider.on?.(change, onChange);
      return () => {
        isActive = false;
        for (const change of CHANGES) provider.removeListener?.(change, onChange);
      };
    },
  };
};
