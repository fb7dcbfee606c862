import { throwIfAborted } from '../../core/abortable.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { askPage, notify } from '../../core/listeners.js';
import { getThrownText } from '../../core/errors/thrown-text.js';
import { isPayError } from '../../core/errors/pay-error.js';
import { getRequestCode, getTransactionCode, mayHaveSent } from '../../core/wallet-codes.js';
import { sendsToChain } from '../../core/wallet-methods.js';
import type { HostWallet } from '../host-wallet.js';
import type { MessageFromHost, MessageToHost } from '../protocol.js';
import { WALLET_ERROR_CODES, type HostWalletErrorCode } from '../wallet-messages.js';

type WalletMessage = Extract<
  MessageToHost,
  { type: 'wallet-accounts' | 'wallet-request' | 'wallet-recall' | 'wallet-cancel' }
>;
type RequestMessage = Extract<MessageToHost, { type: 'wallet-request' }>;
type Reply = (message: MessageFromHost) => void;
type WalletAnswer = Omit<Extract<MessageFromHost, { type: 'wallet-answer' }>, 'id' | 'type'>;

/** Passes the requests of a checkout to a wallet, each of them once. */
export interface WalletResponder {
  /** Sends `wallet`; call it after each `ready`. */
  announce(): void;
  /** Handles a message. `reply` answers the page that sent it. */
  receive(message: WalletMessage, reply: Reply): void;
  destroy(): void;
}

/** Reads the code of an error, also of wallets that pass on those of EIP-1193. */
const readCode = (error: unknown, method?: string): HostWalletErrorCode => {
  const read = sendsToChain(method) ? getTransactionCode : getRequestCode;
  const code = isPayError(error) ? error.code : read(error);
  return WALLET_ERROR_CODES.find((known) => known === code) ?? 'wallet_failed';
};

/** The text of an error; none of what else a wallet may throw. */
const readMessage = (error: unknown): string => {
  try {
    return error instanceof Error ? getThrownText(error).slice(0, 512) : '';
  } catch {
    // A proxy that was revoked.
    return '';
  }
};

const toFailure = (error: unknown, code: HostWalletErrorCode): WalletAnswer => ({
  error: { code, message: readMessage(error) },
});

const METHODS = ['accounts', 'selectChain', 'sign', 'subscribe'] as const;

/** Without one of them, a request could be shown to the person and not be answered. */
const requireWallet = (wallet: HostWallet): void => {
  const given: Partial<HostWallet> = wallet ?? {};
  const missing = METHODS.find((name) => typeof given[name] !== 'function');
  if (missing === undefined) return;
  throw new ConfigurationError('invalid_option', `wallet: pass an object of which ${missing} is a function.`);
};

const PENDING: WalletAnswer = {
  error: { code: 'request_pending', message: 'The wallet has another request open. Answer it first.' },
};

const UNKNOWN: WalletAnswer = {
  error: { code: 'wallet_failed', message: 'The app does not know this request.' },
};

/** Lets the wallet answer one request. Never rejects. */
const runRequest = async (
  wallet: HostWallet,
  { chain, account, method, params }: RequestMessage,
  signal: AbortSignal,
): Promise<WalletAnswer> => {
  try {
    const accounts = await wallet.accounts(false);
    if (!accounts.some((address) => `${chain}:${address}`.toLowerCase() === account.toLowerCase()))
      return { error: { code: 'account_changed', message: `The wallet does not offer the account ${account}.` } };
    await wallet.selectChain(chain, undefined, signal);
    throwIfAborted(signal);
  } catch (error) {
    // Nothing has reached the wallet yet: `wallet_failed` would leave open whether a transaction was sent.
    const code = readCode(error);
    const isUnclear = code === 'wallet_failed' || (sendsToChain(method) && mayHaveSent(code));
    return toFailure(error, isUnclear ? 'unknown_chain' : code);
  }
  try {
    const result = await wallet.sign({ chain, method, params }, signal);
    if (typeof result === 'string') return { result };
    throw new Error('The wallet answered with something else than a signature or a hash.');
  } catch (error) {
    return toFailure(error, readCode(error, method));
  }
};

const OTHER_PAYMENT: WalletAnswer = {
  error: { code: 'refused_request', message: 'The request is of another payment than the one that is embedded.' },
};

/**
 * @param paymentId the only payment that the wallet pays
 * @param post sends a message to the page that is in the frame now
 * @throws ConfigurationError `invalid_option` for a wallet that lacks a method
 */
export const createWalletResponder = (wallet: HostWallet, paymentId: string, post: Reply): WalletResponder => {
  requireWallet(wallet);
  /**
   * Results of the wallet, by request id: after a reload, the page gets the same result without another prompt.
   */
  const results = new Map<string, WalletAnswer>();
  /** The last rejection. It can be recalled, but does not answer another request with its id: the buyer may change their mind. */
  let rejection: { readonly id: string; readonly answer: WalletAnswer } | undefined;
  let open: { readonly id: string; readonly answer: Promise<WalletAnswer>; readonly abort: () => void } | undefined;
  let isDestroyed = false;

  const start = (message: RequestMessage): Promise<WalletAnswer> => {
    const controller = new AbortController();
    const answer = runRequest(wallet, message, controller.signal).then((settled) => {
      // Of a failed transaction nobody knows whether it was sent: it is not asked for again.
      if (!settled.error || (sendsToChain(message.method) && mayHaveSent(settled.error.code)))
        results.set(message.id, settled);
      else rejection = { id: message.id, answer: settled };
      open = undefined;
      return settled;
    });
    open = {
      id: message.id,
      answer,
      abort: () => {
        controller.abort();
      },
    };
    return answer;
  };
  const answerRequest = async (message: RequestMessage): Promise<WalletAnswer> => {
    if (message.paymentId !== paymentId) return OTHER_PAYMENT;
    const known = results.get(message.id);
    if (known) return known;
    if (open) return open.id === message.id ? open.answer : PENDING;
    return start(message);
  };
  const recall = async (id: string): Promise<WalletAnswer> => {
    if (open?.id === id) return open.answer;
    return results.get(id) ?? (rejection?.id === id ? rejection.answer : UNKNOWN);
  };
  const answerAccounts = async (ask: boolean): Promise<WalletAnswer> => {
    try {
      return { result: [...(await wallet.accounts(ask))] };
    } catch (error) {
      return toFailure(error, readCode(error));
    }
  };
  const answer = (message: Exclude<WalletMessage, { type: 'wallet-cancel' }>): Promise<WalletAnswer> => {
    switch (message.type) {
      case 'wallet-request':
        return answerRequest(message);
      case 'wallet-recall':
        return recall(message.id);
      case 'wallet-accounts':
        return answerAccounts(message.ask);
    }
  };
  // The wallet is code of the page: it may throw, and return anything.
  const unsubscribe = askPage<unknown>(
    () =>
      wallet.subscribe(() => {
        post({ type: 'wallet-changed' });
      }),
    undefined,
  );

  return {
    announce: () => {
      const { id, name, icon } = wallet;
      post({ type: 'wallet', id, name, icon });
    },
    receive: (message, reply) => {
      if (isDestroyed) return;
      if (message.type === 'wallet-cancel') {
        if (open?.id === message.id) open.abort();
        return;
      }
      void answer(message).then((settled) => {
        reply({ type: 'wallet-answer', id: message.id, ...settled });
      });
    },
    destroy: () => {
      isDestroyed = true;
      if (typeof unsubscribe === 'function') notify(unsubscribe as () => void);
      open?.abort();
    },
  };
};
