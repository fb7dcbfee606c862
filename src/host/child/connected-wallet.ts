import { throwIfAborted } from '../../core/abortable.js';
import { createRandomId } from '../../core/random-id.js';
import { WalletError } from '../../core/errors/wallet-error.js';
import { createListeners } from '../../core/listeners.js';
import { isAddress, isSignature } from '../../core/wallet-values.js';
import type { HostWallet, HostWalletRequest } from '../host-wallet.js';
import { TO_HOST } from '../protocol.js';
import type { HostConnection } from './host-connection.js';
import { createWalletCalls } from './wallet-calls.js';
import { createRequestId } from './wallet-request-id.js';

/** How the host describes its wallet, checked. */
export interface ConnectedWalletInfo {
  readonly id: string;
  readonly name: string;
  readonly icon: string | undefined;
  /** CAIP-2; undefined if the wallet decides at each request. */
  readonly chains: readonly string[] | undefined;
}

/** The wallet of a host, as the checkout uses it. */
export interface ConnectedWallet {
  readonly wallet: HostWallet;
  /** Ends the subscription, once no call waits for an answer any more. */
  withdraw(): void;
}

/** The address that is to answer: the sender of a transaction, or the first parameter. */
const getAddress = ({ params: [first] }: HostWalletRequest): unknown =>
  typeof first === 'object' && first !== null ? (first as { readonly from?: unknown }).from : first;

const readResult = (result: unknown): string => {
  if (isSignature(result)) return result;
  throw new WalletError('wallet_failed', "The app's wallet answered with something else than a signature or a hash.");
};

/** Adapts the wallet of a host. Requests are bound to the payment that the page shows when they are sent. */
export const createConnectedWallet = (
  connection: HostConnection,
  { chains, ...info }: ConnectedWalletInfo,
  getPaymentId: () => string | undefined,
): ConnectedWallet => {
  const listeners = createListeners<[isAnswered?: boolean]>();
  let isWithdrawn = false;
  let isGone = false;

  const unsubscribeIfUnused = (): void => {
    if (isWithdrawn && calls.isEmpty) unsubscribe();
  };
  const calls = createWalletCalls(connection, {
    onSettled: unsubscribeIfUnused,
    onLate: () => {
      listeners.notify(true);
    },
  });
  const unsubscribe = connection.subscribe((message) => {
    if (message.type === 'wallet-answer') calls.settle(message);
    else if (message.type === 'wallet-changed') listeners.notify();
    else if (message.type === 'close') {
      isGone = true;
      calls.fail();
    }
  });
  const requireHost = (code: 'unauthorized' | 'wallet_failed'): void => {
    if (isGone || isWithdrawn) throw new WalletError(code, 'The app around the checkout has closed the session.');
  };

  const identify = async (request: HostWalletRequest) => {
    const paymentId = getPaymentId();
    const { chain, method, params } = request;
    const account = `${chain}:${String(getAddress(request))}`;
    return { id: await createRequestId([paymentId, chain, account, method, params]), paymentId, account };
  };

  const wallet: HostWallet = {
    ...info,
    chains,
    accounts: async (ask) => {
      requireHost('unauthorized');
      // Random: an answer to the page that was here before a reload must not be taken for one to this page.
      const id = createRandomId();
      const accounts = await calls.call(id, () => {
        connection.send({ type: 'wallet-accounts', id, ask });
      });
      if (Array.isArray(accounts) && accounts.every(isAddress)) return accounts;
      throw new WalletError('wallet_failed', "The app's wallet answered with something else than accounts.");
    },
    selectChain: async (chain) => {
      // The app selects it when it signs: each request names its chain.
      if (chains?.includes(chain) ?? true) return Promise.resolve();
      throw new WalletError('unknown_chain', `The app's wallet does not support the chain ${chain}.`);
    },
    sign: async (request, signal) => {
      const { id, paymentId, account } = await identify(request);
      throwIfAborted(signal);
      // Nothing is sent then, so it is certain that nothing is signed.
      requireHost('unauthorized');
      const message = TO_HOST['wallet-request'].safeParse({ ...request, id, paymentId, account });
      // Not sent: what the host would ignore has no answer.
      if (!message.data || getPaymentId() !== paymentId)
        throw new WalletError('refused_request', 'The request is not one of the payment that the page shows.');
      const { data } = message;
      const send = (): void => {
        connection.send({ type: 'wallet-request', ...data });
      };
      return readResult(await calls.call(id, send, signal));
    },
    recall: async (request, signal) => {
      const { id } = await identify(request);
      throwIfAborted(signal);
      // Nobody can tell what has become of the request.
      requireHost('wallet_failed');
      const late = calls.getLate(id);
      const send = (): void => {
        if (late) calls.settle(late);
        else connection.send({ type: 'wallet-recall', id });
      };
      return readResult(await calls.call(id, send, signal));
    },
    subscribe: (listener) => listeners.subscribe(listener),
  };
  return {
    wallet,
    withdraw: () => {
      isWithdrawn = true;
      unsubscribeIfUnused();
    },
  };
};
