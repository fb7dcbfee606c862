import { isOrigin } from '../origin.js';
import { systemTimers, type Timers } from '../timers.js';
import { frameLink } from './frame-link.js';
import { createHostConnection, type HostConnection } from './host-connection.js';
import { findNativeBridge, nativeLink } from './native-link.js';

/** Who may embed this page, and the world around it. */
export interface ConnectHostOptions {
  /**
   * The origins whose pages may have this one in a frame, exactly as the browser writes them (`https://shop.example`).
   * They come from the server's configuration, never from the address of the page. Anything that is no origin, such as
   * `*` or `null`, matches nobody.
   */
  readonly origins: readonly string[];
  readonly window?: Window;
  readonly timers?: Timers;
  /** In [0, 1). */
  readonly random?: () => number;
}

const connectFrame = (view: Window, options: ConnectHostOptions): HostConnection | undefined => {
  const origins = options.origins.filter(isOrigin);
  if (!origins.length) return undefined;
  const { random = Math.random, timers = systemTimers } = options;
  // It tells documents apart and needs not be secret: source and origin are checked.
  const session = `s${random().toString(36).slice(2)}`;
  return createHostConnection(frameLink(view, origins, session), timers);
};

/**
 * Connects this page with what is around it: in a frame the window above, by its exact origin; otherwise the app whose
 * WebView it is in. Undefined when there is nobody that may be talked with.
 */
export const connectHost = (options: ConnectHostOptions): HostConnection | undefined => {
  const { window: view = window, timers = systemTimers } = options;
  // An app's bridge may be visible to frames that the app knows nothing of.
  if (view.parent !== view) return connectFrame(view, options);
  const bridge = findNativeBridge(view);
  return bridge && createHostConnection(nativeLink(view, bridge), timers);
};
