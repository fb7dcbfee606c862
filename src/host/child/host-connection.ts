import { bindMembers } from '../../core/bind-members.js';
import type { Clock } from '../../core/clock.js';
import { createListeners, notify } from '../../core/listeners.js';
import type { KnownPaymentStatus } from '../../contract/payment-status.js';
import type { CheckoutHost } from '../checkout-host.js';
import { isNavigationUrl } from '../link-url.js';
import { parseMessage, toEnvelope } from '../message.js';
import { FROM_HOST, type HostRequest, type MessageFromHost, type MessageToHost } from '../protocol.js';
import type { HostChannel, HostTransport } from './host-transport.js';
import { createPendingRequests, type PendingRequests } from './pending-requests.js';

/** The embedded page's end of the protocol. */
export interface HostConnection extends CheckoutHost {
  /** The requests that the host handles; empty until it is connected. */
  readonly handles: readonly string[];
  /** Sends a message. Until the host is connected, the last message of each type is queued. Does nothing once closed. */
  send(message: MessageToHost): void;
  /**
   * Calls the listener with the last theme and locale and the host's wallet at once, and with each further message, until the
   * returned function is called. `answer` also arrives for {@link openUrl} and {@link redirect}. `close` is a request of the host, or says that the connection is closed, if the host has not asked for it.
   */
  subscribe(listener: (message: MessageFromHost) => void): () => void;
  /** Notifies the host and closes the connection. */
  close(reason?: string): void;
}

type RequestMessage = Extract<MessageToHost, { type: HostRequest }>;

const isRequest = (message: MessageToHost): message is RequestMessage =>
  message.type === 'open-url' || message.type === 'redirect';

type WalletCall = Extract<MessageToHost, { type: 'wallet-accounts' | 'wallet-request' | 'wallet-recall' }>;

const isWalletCall = (message: MessageToHost): message is WalletCall =>
  ['wallet-accounts', 'wallet-request', 'wallet-recall'].includes(message.type);

class HostSession implements HostConnection {
  readonly #listeners = createListeners<[MessageFromHost]>();
  /** Messages from before the host was connected. */
  readonly #outbox = new Map<MessageToHost['type'], MessageToHost>();
  /** The last theme and locale, and the wallet. */
  readonly #hostPreferences = new Map<MessageFromHost['type'], MessageFromHost>();
  readonly #pending: PendingRequests;
  readonly #closeTransport: () => void;
  readonly #allow: readonly string[];
  #channel: HostChannel | undefined;
  #isClosed = false;
  /** True once the listeners know that the host has asked to close. */
  #hasToldClose = false;
  #lastId = 0;

  constructor(openTransport: HostTransport, clock: Pick<Clock, 'setTimeout'>, allow: readonly string[]) {
    this.#allow = allow;
    this.#pending = createPendingRequests(clock);
    this.#closeTransport = openTransport({
      onOpen: (channel) => {
        this.#flush(channel);
      },
      onMessage: (raw) => {
        this.#receive(raw);
      },
      onRefused: (reason) => {
        this.#end(reason);
      },
    });
  }

  get handles(): readonly string[] {
    return this.#channel?.handles ?? [];
  }

  send(message: MessageToHost): void {
    if (this.#trySend(message) || !isWalletCall(message)) return;
    // Nobody else answers it. It may have arrived nevertheless: an app may throw after it has read a message.
    const error = { code: 'wallet_failed', message: 'The app has not taken the request.' } as const;
    this.#listeners.notify({ type: 'wallet-answer', id: message.id, error });
  }

  subscribe(listener: (message: MessageFromHost) => void): () => void {
    const unsubscribe = this.#listeners.subscribe(listener);
    for (const [, preference] of this.#hostPreferences) notify(listener, preference);
    return unsubscribe;
  }

  close(reason?: string): void {
    if (this.#isClosed) return;
    this.#post({ type: 'close', reason });
    this.#end(reason);
  }

  openUrl(url: string): boolean {
    const channel = this.#channel;
    const request: RequestMessage = { type: 'open-url', id: this.#nextId(), url };
    if (!channel || !this.#isHandled(request)) return false;
    void this.#request(request).then((isAccepted) => {
      if (!isAccepted && !this.#isClosed) channel.openUrl(url);
    });
    return true;
  }

  redirect(url: string, status: KnownPaymentStatus): Promise<boolean> {
    return this.#request({ type: 'redirect', id: this.#nextId(), url, status });
  }

  #nextId(): string {
    return String(++this.#lastId);
  }

  /** Returns false if the message could not be sent. */
  #post(message: MessageToHost): boolean {
    try {
      this.#channel?.post(toEnvelope(message));
      return this.#channel !== undefined;
    } catch {
      // An app may remove its bridge at any time.
      return false;
    }
  }

  /** Returns false if the message can neither be sent nor queued. */
  #trySend(message: MessageToHost): boolean {
    if (this.#isClosed) return false;
    if (this.#channel) return this.#post(message);
    this.#outbox.set(message.type, message);
    return true;
  }

  /** Returns true if the host handles the request, or may do so once it is connected. */
  #isHandled({ type, url }: RequestMessage): boolean {
    return (
      !this.#isClosed && isNavigationUrl(url, this.#allow) && (!this.#channel || this.#channel.handles.includes(type))
    );
  }

  /** Resolves to true if the host accepts the request. */
  #request(request: RequestMessage): Promise<boolean> {
    if (!this.#isHandled(request)) return Promise.resolve(false);
    const answer = this.#pending.add(request.id, () => {
      // A request that has timed out must not be sent when the host connects later.
      if (this.#outbox.get(request.type) === request) this.#outbox.delete(request.type);
    });
    if (!this.#trySend(request)) this.#pending.settle(request.id, false);
    return answer;
  }

  #flush(channel: HostChannel): void {
    this.#channel = channel;
    for (const [, message] of this.#outbox) {
      if (!isRequest(message) || this.#isHandled(message)) this.#post(message);
      else this.#pending.settle(message.id, false);
    }
    this.#outbox.clear();
  }

  #receive(raw: unknown): void {
    const result = parseMessage(FROM_HOST, raw);
    if (this.#isClosed || result.kind === 'ignored') return;
    if (result.kind === 'other-version') {
      this.close('unsupported_version');
      return;
    }
    const { message } = result;
    if (message.type === 'close') this.#hasToldClose = true;
    if (message.type === 'answer') this.#pending.settle(message.id, message.accepted);
    // The first wallet stays: nobody replaces the one that the buyer was shown.
    const isPreference = message.type === 'theme' || message.type === 'locale';
    if (isPreference || (message.type === 'wallet' && !this.#hostPreferences.has('wallet')))
      this.#hostPreferences.set(message.type, message);
    this.#listeners.notify(message);
  }

  #end(reason: string | undefined): void {
    this.#isClosed = true;
    this.#closeTransport();
    this.#pending.refuseAll();
    this.#outbox.clear();
    if (!this.#hasToldClose) this.#listeners.notify({ type: 'close', reason });
  }
}

/**
 * Connects through a transport. A request that is not answered within a second counts as refused.
 *
 * @param allow as in `parseNavigationUrl`; other URLs are never handed to the host
 */
export const createHostConnection = (
  openTransport: HostTransport,
  clock: Pick<Clock, 'setTimeout'>,
  allow: readonly string[] = [],
): HostConnection => bindMembers(new HostSession(openTransport, clock, allow));
