import { ALL_REQUESTS, type OpenLink } from './link.js';
import { androidBridge } from './native/android.js';
import type { NativeBridge } from './native/bridge.js';
import { flutterBridge } from './native/flutter.js';
import { reactNativeBridge } from './native/react-native.js';
import { webkitBridge } from './native/webkit.js';

/**
 * What an app calls to say something to the page: with JSON text or an object, by whatever runs a script in its WebView.
 * It exists from before the checkout says `ready` until the connection ends, and never in a frame.
 */
export const RECEIVER_NAME = 'receivePayStatusMessage';

/** The bridge that an app gave a name of ours comes before those that any app of a framework has. */
const BRIDGES = [webkitBridge, androidBridge, reactNativeBridge, flutterBridge];

/** The first bridge that the app around the page has. */
export const findNativeBridge = (view: Window): NativeBridge | undefined => {
  for (const find of BRIDGES) {
    const bridge = find(view);
    if (bridge) return bridge;
  }
  return undefined;
};

/** The link of a page in an app's WebView. */
export const nativeLink =
  (view: Window, bridge: NativeBridge): OpenLink =>
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
          bridge.post(JSON.stringify(message));
        },
        // A WebView often has no second window, and its app sees where the first one goes.
        openUrl: (url) => {
          view.location.assign(url);
        },
      });
    };
    if (bridge.whenReady) bridge.whenReady(open);
    else open();
    return () => {
      isClosed = true;
      // Unless another connection has put its own there.
      if ((view as { [RECEIVER_NAME]?: unknown })[RECEIVER_NAME] === receive)
        Reflect.deleteProperty(view, RECEIVER_NAME);
    };
  };
