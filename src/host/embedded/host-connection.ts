import type { CheckoutHost } from '../checkout-host.js';
import { isLinkUrl } from '../link-url.js';
import { envelope, readMessage } from '../message.js';
import { FROM_HOST, type HostRequest, type MessageFromHost, type MessageToHost } from '../protocol.js';
import { ANSWER_MS, type Timers } from '../timers.js';
import type { Link, OpenLink } from './link.js';

/** The embedded page's end of the protocol. */
export interface HostConnection extends CheckoutHost {
  /** Tells the host. Before the host is there, the last message of each type is kept for it; after the end, none. */
  send(message: MessageToHost): void;
  /**
   * Hears what the host says, until the returned function is called; the last theme and locale at once, for whoever
   * comes late. `close` is the host's wish; when it cannot be talked with, the connection has ended with it already.
   */
  subscribe(listener: (message: MessageFromHost) => void): () => void;
  /** Says so to the host and ends the connection. */
  close(reason?: string): void;
}

type Request = Extract<MessageToHost, { type: HostRequest }>;

/** A connection over a link; requests that were not answered for a second count as refused. */
export const createHostConnection = (openLink: OpenLink, timers: Timers): HostConnection => {
  const listeners = new Set<(message: MessageFromHost) => void>();
  /** What was said before the host was there. */
  const outbox = new Map<MessageToHost['type'], MessageToHost>();
  const pending = new Map<string, (accepted: boolean) => void>();
  /** How the host wants the checkout to be. */
  const wishes = new Map<MessageFromHost['type'], MessageFromHost>();
  let link: Link | undefined;
  let isClosed = false;
  let asked = 0;

  const post = (message: MessageToHost): boolean => {
    try {
      link?.post(envelope(message));
      return link !== undefined;
    } catch {
      // An app may take its bridge away at any time.
      return false;
    }
  };
  /** False when the host cannot have it. */
  const send = (message: MessageToHost): boolean => {
    if (isClosed) return false;
    if (link) return post(message);
    outbox.set(message.type, message);
    return true;
  };
  const isHandled = ({ type, url }: Request): boolean =>
    !isClosed && isLinkUrl(url) && (!link || link.handles.includes(type));

  const ask = (request: Request): Promise<boolean> =>
    new Promise((resolve) => {
      if (!isHandled(request)) {
        resolve(false);
        return;
      }
      const cancel = timers.setTimeout(() => pending.get(request.id)?.(false), ANSWER_MS);
      pending.set(request.id, (accepted) => {
        cancel();
        pending.delete(request.id);
        // Nobody must be asked when it is too late.
        if (outbox.get(request.type) === request) outbox.delete(request.type);
        resolve(accepted);
      });
      if (!send(request)) pending.get(request.id)?.(false);
    });

  const tell = (message: MessageFromHost): void => {
    for (const listener of [...listeners]) listener(message);
  };
  const hear = (message: MessageFromHost): void => {
    if (message.type === 'theme' || message.type === 'locale') wishes.set(message.type, message);
    tell(message);
  };
  const end = (): void => {
    isClosed = true;
    closeLink();
    for (const settle of [...pending.values()]) settle(false);
    outbox.clear();
  };
  const close = (reason?: string): void => {
    if (isClosed) return;
    post({ type: 'close', reason });
    end();
  };
  const closeLink = openLink({
    onOpen: (opened) => {
      link = opened;
      for (const message of outbox.values()) {
        if (!('id' in message) || isHandled(message)) post(message);
        else pending.get(message.id)?.(false);
      }
      outbox.clear();
    },
    onMessage: (raw) => {
      const reading = readMessage(FROM_HOST, raw);
      if (isClosed || reading.kind === 'ignored') return;
      if (reading.kind === 'other-version') {
        const reason = 'unsupported_version';
        close(reason);
        tell({ type: 'close', reason });
      } else if (reading.message.type === 'answer') pending.get(reading.message.id)?.(reading.message.accepted);
      else hear(reading.message);
    },
    onRefused: (reason) => {
      end();
      tell({ type: 'close', reason });
    },
  });

  return {
    send,
    close,
    subscribe: (listener) => {
      listeners.add(listener);
      for (const wish of wishes.values()) listener(wish);
      return () => {
        listeners.delete(listener);
      };
    },
    openUrl: (url) => {
      const host = link;
      const request: Request = { type: 'open-url', id: String(++asked), url };
      if (!host || !isHandled(request)) return false;
      void ask(request).then((accepted) => {
        if (!accepted && !isClosed) host.openUrl(url);
      });
      return true;
    },
    redirect: (url, status) => ask({ type: 'redirect', id: String(++asked), url, status }),
  };
};
