import { throwIfAborted } from '../../core/abortable.js';
import { systemClock, type Clock } from '../../core/clock.js';
import { WalletError } from '../../core/errors/wallet-error.js';
import { copyData } from '../../core/json.js';
import { notify } from '../../core/listeners.js';
import { mayHaveSent } from '../../core/wallet-codes.js';
import { sleep } from '../../core/sleep.js';
import { sendsToChain } from '../../core/wallet-methods.js';
import { isAddress, isSignature } from '../../core/wallet-values.js';
import type { AccountActivity, ChainParameters, CheckoutWallet } from '../../wallet/ports.js';
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

const CHANGE = 'accountsChanged';

/** The time in which a wallet selects the chain for which it has accepted the request, milliseconds. Some take three seconds. */
const SWITCHES_WITHIN_MS = 10_000;
const SWITCH_POLL_MS = 200;
/** How often, and after which time, a transaction is looked for on the chain on which it should not be. */
const LOOKS = 3;
const LOOK_AGAIN_MS = 1_000;

/** `eip155:84532` to 84532n. */
const getChainId = (chain: string): bigint => BigInt(chain.slice('eip155:'.length));

/** A quantity in hexadecimal digits, as it should be, or in decimal ones. Not the empty text, which `BigInt` takes for zero. */
const QUANTITY = /^(?:0x[\da-f]{1,64}|\d{1,78})$/i;

const toBigInt = (value: unknown): bigint | undefined => {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  return typeof value === 'string' && QUANTITY.test(value) ? BigInt(value) : undefined;
};

/** Returns a count of transactions; undefined if it is none. */
const toCount = (value: unknown): number | undefined => {
  const count = Number(toBigInt(value) ?? NaN);
  return Number.isSafeInteger(count) && count >= 0 ? count : undefined;
};

/** Adapts a provider. Every error becomes a `WalletError`. */
export const createEvmWallet = (
  provider: EvmProvider,
  { id, name, icon }: EvmWalletInfo,
  clock: Clock = systemClock,
): CheckoutWallet => {
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
    if (sendsToChain(method)) return request(method, params, toTransactionError);
    const signature = await request(method, params);
    if (isSignature(signature)) return signature;
    throw new WalletError('wallet_failed', 'The wallet answered with something else than a signature.');
  };

  const readChainId = async (): Promise<bigint | undefined> => toBigInt(await request('eth_chainId'));
  const isSelected = async (chain: string): Promise<boolean> => (await readChainId()) === getChainId(chain);

  /** The same right before a request: an error never leaves open whether the wallet has sent anything. */
  const isStillSelected = async (chain: string): Promise<boolean> => {
    try {
      return await isSelected(chain);
    } catch (error) {
      if (!mayHaveSent(toWalletError(error).code)) throw error;
      throw new WalletError('unsupported', 'The wallet does not say which chain it has selected.', error);
    }
  };

  const switchChain = async (
    chain: string,
    parameters: ChainParameters | undefined,
    signal: AbortSignal | undefined,
  ): Promise<void> => {
    const chainId = `0x${getChainId(chain).toString(16)}`;
    const select = (): Promise<unknown> => request('wallet_switchEthereumChain', [{ chainId }]);
    try {
      await select();
    } catch (error) {
      if (toWalletError(error).code !== 'unknown_chain' || !parameters) throw error;
      throwIfAborted(signal);
      await request('wallet_addEthereumChain', [{ ...parameters, chainId }]);
      throwIfAborted(signal);
      // Not every wallet selects a chain that it adds.
      if (!(await isSelected(chain))) await select();
    }
  };

  const hasSelected = (chain: string): Promise<boolean> => isSelected(chain).catch(() => false);

  /** Resolves to true as soon as the chain is selected, or to false after the end. */
  const watchChain = async (chain: string, signal: AbortSignal | undefined, getEnd: () => number): Promise<boolean> => {
    while (clock.monotonic() < getEnd()) {
      await sleep(clock, SWITCH_POLL_MS, signal);
      throwIfAborted(signal);
      if (await hasSelected(chain)) return true;
    }
    return false;
  };

  const readActivity = async (chain: string, address: string): Promise<AccountActivity | undefined> => {
    // The wallet answers for the chain that it has selected.
    if (!(await isSelected(chain))) return undefined;
    const code = await request('eth_getCode', [address, 'latest']);
    const latest = toCount(await request('eth_getTransactionCount', [address, 'latest']));
    const pending = toCount(await request('eth_getTransactionCount', [address, 'pending']));
    const isRead = typeof code === 'string' && latest !== undefined && pending !== undefined;
    return isRead && (await isSelected(chain)) ? { hasCode: code !== '0x', latest, pending } : undefined;
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
      throwIfAborted(signal);
      // Wallets accept the request before they have selected the chain, and some never answer it.
      let endsAt = Infinity;
      const watching = watchChain(chain, signal, () => endsAt);
      const switching = switchChain(chain, parameters, signal).then(async () => {
        endsAt = clock.monotonic() + SWITCHES_WITHIN_MS;
        return (await hasSelected(chain)) || watching;
      });
      try {
        if (await Promise.race([switching, watching])) return;
      } finally {
        endsAt = -Infinity;
      }
      throw new WalletError('unknown_chain', `The wallet did not select the chain ${chain}. Select it in the wallet.`);
    },
    sign: async (walletRequest, signal) => {
      const { chain } = walletRequest;
      if (!(await isStillSelected(chain)))
        throw new WalletError('account_changed', `The wallet has another chain than ${chain} selected.`);
      throwIfAborted(signal);
      return answer(walletRequest);
    },
    subscribe: (listener) => {
      // Not every wallet can remove listeners.
      let isActive = true;
      const onChange = (): void => {
        if (isActive) notify(listener);
      };
      provider.on?.(CHANGE, onChange);
      return () => {
        isActive = false;
        provider.removeListener?.(CHANGE, onChange);
      };
    },
    readActivity,
    findOtherChain: async (hash, chain) => {
      const selected = await readChainId();
      if (selected === undefined || selected === getChainId(chain)) return undefined;
      const other = `eip155:${selected}`;
      for (let look = 1; look <= LOOKS; look++) {
        // A node may know a transaction only some time after it was sent.
        if (look > 1) await sleep(clock, LOOK_AGAIN_MS);
        try {
          const found = await provider.request({ method: 'eth_getTransactionByHash', params: [hash] });
          // For an unknown transaction, wallets return null, undefined or an empty value.
          if ((found as { readonly hash?: unknown } | null | undefined)?.hash === hash) return other;
        } catch {
          // The wallet does not say whether the transaction is there.
          return other;
        }
      }
      return undefined;
    },
  };
};
