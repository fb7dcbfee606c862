import type { HostConnection, MessageFromHost } from 'pay-status/host';
import type { Clock } from 'pay-status';

/** A message of one type. */
export type MessageOfType<Type extends MessageFromHost['type']> = Extract<MessageFromHost, { readonly type: Type }>;

/** Which messages {@link Inbox.wait} waits for, and how long. */
export interface InboxQuery<Found extends MessageFromHost> {
  readonly matches: (message: MessageFromHost) => message is Found;
  /** Milliseconds. */
  readonly timeoutMs: number;
  /** The number of messages to leave out, as {@link Inbox.count} had it; 0 by default. */
  readonly since?: number;
  /** Rejects with its reason once it is aborted. */
  readonly signal: AbortSignal;
}

/** Every message that the host has sent to this page, in order. */
export interface Inbox {
  readonly count: number;
  /** Returns the messages after the first `since`. */
  list(since: number): readonly MessageFromHost[];
  /** Resolves to the first message that matches, which may have arrived before; to undefined after the timeout. */
  wait<Found extends MessageFromHost>(query: InboxQuery<Found>): Promise<Found | undefined>;
}

/** Matches messages of a type. */
export const ofType =
  <Type extends MessageFromHost['type']>(type: Type) =>
  (message: MessageFromHost): message is MessageOfType<Type> =>
    message.type === type;

/** Collects the messages of the connection from now on. */
export const createInbox = (connection: Pick<HostConnection, 'subscribe'>, clock: Pick<Clock, 'setTimeout'>): Inbox => {
  const messages: MessageFromHost[] = [];
  const listeners = new Set<(message: MessageFromHost) => void>();
  connection.subscribe((message) => {
    messages.push(message);
    for (const listener of [...listeners]) listener(message);
  });
  return {
    get count() {
      return messages.length;
    },
    list: (since) => messages.slice(since),
    wait: ({ matches, timeoutMs, since = 0, signal }) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const found = messages.slice(since).find(matches);
        if (found) {
          resolve(found);
          return;
        }
        const end = (): void => {
          cancel();
          listeners.delete(onMessage);
          signal.removeEventListener('abort', onAbort);
        };
        const cancel = clock.setTimeout(() => {
          end();
          resolve(undefined);
        }, timeoutMs);
        const onMessage = (message: MessageFromHost): void => {
          if (!matches(message)) return;
          end();
          resolve(message);
        };
        const onAbort = (): void => {
          end();
          reject(signal.reason);
        };
        listeners.add(onMessage);
        signal.addEventListener('abort', onAbort);
      }),
  };
};
