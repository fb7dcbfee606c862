import { toJson } from '../../core/json.js';
import { ALL_REQUESTS, type HostTransport } from './host-transport.js';
import { androidBridge } from './native/android.js';
import type { NativeBridge } from './native/bridge.js';
import { flutterBridge } from './native/flutter.js';
import { reactNativeBridge } from './native/react-native.js';
import { webkitBridge } from './native/webkit.js';

/**
 * The global function that an app calls to send a message to the page, as JSON text or an object. It exists from before
 * `ready` is sent until the connection is closed, and never in a frame.
 */
export const RECEIVER_NAME = 'receivePayStatusMessage';

/** Bridges that an app has named for this library take precedence over the generic ones of frameworks. */
const BRIDGES = [webkitBridge, androidBridge, reactNativeBridge, flutterBridge];

/** Finds the bridge of the app around the page. */
export const findNativeBridge = (view: Window): NativeBridge | undefined => {
  for (const find of BRIDGES) {
    const bridge = find(view);
    if (bridge) return bridge;
  }
  return undefined;
};

/** The transport of a page in an app's WebView. */
export const createNativeTransport =
  (view: Window, bridge: NativeBridge): HostTransport =>
  ({ onOpen, onMessage }) => {
    let isClosed = false;
    const receive = (message: unknown): void => {
      onMessage(message);
    };
    Object.defineProperty(view, RECEIVER_NAME, { configurable: true, value: receive });
    const open = (): void => {
      if (isClosed) return;
      onOpen({
        handles: ALL_REQUESTS,
        post: (message) => {
          bridge.post(toJson(message));
        },
        // Many WebViews open no second window, but the app can intercept navigations.
        openUrl: (url) => {
          view.location.assign(url);
        },
      });
    };
    const unlisten = bridge.listen?.(receive);
    if (bridge.whenReady) bridge.whenReady(open);
    else open();
    return () => {
      isClosed = true;
      unlisten?.();
      // Another connection may have replaced it.
      if ((view as { [RECEIVER_NAME]?: unknown })[RECEIVER_NAME] === receive)
        Reflect.deleteProperty(view, RECEIVER_NAME);
    };
  };
