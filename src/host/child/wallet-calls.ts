import { getAbortReason } from '../../core/abortable.js';
import { WalletError } from '../../core/errors/wallet-error.js';
import type { MessageFromHost } from '../protocol.js';
import type { HostConnection } from './host-connection.js';

type WalletAnswer = Extract<MessageFromHost, { type: 'wallet-answer' }>;

/** A call to the host's wallet that waits for its answer. */
interface OpenCall {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** The calls to the host's wallet that wait for an answer, by id. They wait without a limit: a person decides. */
export interface WalletCalls {
  /**
   * Sends a call and resolves to its result. A call that is open under the same id is joined, not sent again.
   *
   * @param signal once aborted, the host is told that nobody wants the answer any more, and the answer is ignored
   */
  call(id: string, send: () => void, signal?: AbortSignal): Promise<unknown>;
  /**
   * Settles the call with the answer's id. Keeps the answer to a call that has ended with `wallet_failed`: it says what nobody knew
   * then. Ignores answers to anything else.
   */
  settle(answer: WalletAnswer): void;
  /** Returns what {@link settle} has kept for an id. */
  getLate(id: string): WalletAnswer | undefined;
  /** The host has gone: the open calls have no clear answer. */
  fail(): void;
  readonly isEmpty: boolean;
}

const toError = ({ code, message }: NonNullable<WalletAnswer['error']>): WalletError =>
  new WalletError(code, message || "The app's wallet did not answer the request.");

/** Callbacks of the calls. */
interface WalletCallEvents {
  readonly onSettled: () => void;
  /** The answer to a call was kept. */
  readonly onLate: () => void;
}

export const createWalletCalls = (
  connection: Pick<HostConnection, 'send'>,
  { onSettled, onLate }: WalletCallEvents,
): WalletCalls => {
  const open = new Map<string, OpenCall & { readonly promise: Promise<unknown> }>();
  /** The calls that have ended with `wallet_failed`, by id, and their later answers. */
  const unclear = new Map<string, WalletAnswer | undefined>();

  const begin = (id: string, send: () => void, signal: AbortSignal | undefined): Promise<unknown> => {
    const { promise, resolve, reject } = withResolvers();
    const end = (): void => {
      open.delete(id);
      signal?.removeEventListener('abort', onAbort);
      onSettled();
    };
    const onAbort = (): void => {
      connection.send({ type: 'wallet-cancel', id });
      end();
      reject(getAbortReason(signal));
    };
    signal?.addEventListener('abort', onAbort);
    open.set(id, {
      promise,
      resolve: (result) => {
        end();
        resolve(result);
      },
      reject: (error) => {
        end();
        reject(error);
      },
    });
    send();
    return promise;
  };

  return {
    get isEmpty() {
      return open.size === 0;
    },
    call: (id, send, signal) => open.get(id)?.promise ?? begin(id, send, signal),
    settle: (answer) => {
      const { id, result, error } = answer;
      const call = open.get(id);
      if (call) {
        if (error?.code === 'wallet_failed') unclear.set(id, undefined);
        else unclear.delete(id);
        if (error) call.reject(toError(error));
        else call.resolve(result);
      } else if (unclear.has(id)) {
        unclear.set(id, answer);
        onLate();
      }
    },
    getLate: (id) => unclear.get(id),
    fail: () => {
      const error = new WalletError('wallet_failed', 'The app has closed the session before its wallet answered.');
      for (const [, call] of [...open]) call.reject(error);
    },
  };
};

/** `Promise.withResolvers`, which browsers have only since 2024. */
const withResolvers = (): OpenCall & { readonly promise: Promise<unknown> } => {
  let resolve: OpenCall['resolve'] = () => undefined;
  let reject: OpenCall['reject'] = () => undefined;
  const promise = new Promise<unknown>((onResult, onError) => {
    resolve = onResult;
    reject = onError;
  });
  return { promise, resolve, reject };
};
