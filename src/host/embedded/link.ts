import type { HostRequest } from '../protocol.js';

/** A way to the host that is open. */
export interface Link {
  /** What the host takes over. */
  readonly handles: readonly string[];
  /** Throws when the way is gone. */
  post(message: object): void;
  /** Opens a link without the host, where it did not want to after all. */
  openUrl(url: string): void;
}

/** What a transport tells of its link. */
export interface LinkEvents {
  readonly onOpen: (link: Link) => void;
  /** Whatever arrived; nobody has read it yet. */
  readonly onMessage: (raw: unknown) => void;
  /** The host cannot speak this version. */
  readonly onRefused: (reason: string | undefined) => void;
}

/** Opens a link, at once or when the host is there; the returned function closes it and cleans up. */
export type OpenLink = (events: LinkEvents) => () => void;

/** Apps handle every request: that they installed a bridge of this name says so. */
export const ALL_REQUESTS: readonly HostRequest[] = ['open-url', 'redirect'];
