import type { HostRequest } from '../protocol.js';

/** An open channel to the host. */
export interface HostChannel {
  /** The requests that the host handles. */
  readonly handles: readonly string[];
  /** Throws if the channel is gone. */
  post(message: object): void;
  /** Opens a link without the host, after the host has refused. */
  openUrl(url: string): void;
}

/** The events of a transport. */
export interface HostTransportEvents {
  readonly onOpen: (channel: HostChannel) => void;
  /** Untrusted input, not parsed yet. */
  readonly onMessage: (raw: unknown) => void;
  /** The host does not support this protocol version. */
  readonly onRefused: (reason: string | undefined) => void;
}

/** Opens a channel, at once or when the host is ready. Returns a function that closes it and cleans up. */
export type HostTransport = (events: HostTransportEvents) => () => void;

/** Apps handle every request: they opt in by installing a bridge with this name. */
export const ALL_REQUESTS: readonly HostRequest[] = ['open-url', 'redirect'];
