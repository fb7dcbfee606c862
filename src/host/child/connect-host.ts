import { systemClock, type Clock } from '../../core/clock.js';
import { isOrigin } from '../origin.js';
import { createFrameTransport } from './frame-transport.js';
import { createHostConnection, type HostConnection } from './host-connection.js';
import { findNativeBridge, createNativeTransport } from './native-transport.js';

/** The pages that may embed this one, and the ports. */
export interface ConnectHostOptions {
  /**
   * The exact origins of the pages that may embed this one in a frame, such as `https://shop.example`. Take them from the
   * server's configuration, never from the page's URL. Anything that is not an origin, such as `*` or `null`, matches no page.
   */
  readonly origins: readonly string[];
  /**
   * Schemes and origins of links and redirects, besides https and http on loopback, that may be handed to the host, such as
   * `metamask:`. List those of the attributes `wallet-allow` and `redirect-allow`: others are left to the browser.
   */
  readonly allow?: readonly string[];
  readonly window?: Window;
  /** The device's clock by default. */
  readonly clock?: Pick<Clock, 'setTimeout'>;
  /** Random numbers in [0, 1); `Math.random` by default. */
  readonly random?: () => number;
}

const connectFrame = (view: Window, options: ConnectHostOptions): HostConnection | undefined => {
  const origins = options.origins.filter(isOrigin);
  if (!origins.length) return undefined;
  const { random = Math.random, clock = systemClock, allow } = options;
  // The id only distinguishes documents. It need not be secret, because source and origin are checked.
  const session = `s${random().toString(36).slice(2)}`;
  return createHostConnection(createFrameTransport(view, origins, session), clock, allow);
};

/**
 * Connects an embedded page to its host: in a frame to the parent window, by its exact origin; otherwise to the app around its
 * WebView. Undefined if there is no host, or none that is allowed.
 */
export const connectHost = (options: ConnectHostOptions): HostConnection | undefined => {
  const { window: view = window, clock = systemClock, allow } = options;
  // An app's bridge may also be visible in third-party frames.
  if (view.parent !== view) return connectFrame(view, options);
  const bridge = findNativeBridge(view);
  return bridge && createHostConnection(createNativeTransport(view, bridge), clock, allow);
};
