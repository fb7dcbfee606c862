import { listen } from '../../../core/listen.js';
import { toBridge, type FindBridge, type NativeBridge } from './bridge.js';

/**
 * The bridge of react-native-webview, which exists if the app has set `onMessage`, and of apps that imitate it. In a WKWebView they
 * may have only the handler of that name, without the object that the component adds.
 */
const findPoster = (view: Window): NativeBridge | undefined => {
  const { ReactNativeWebView, webkit } = view as {
    ReactNativeWebView?: unknown;
    webkit?: { messageHandlers?: { ReactNativeWebView?: unknown } };
  };
  return toBridge(ReactNativeWebView) ?? toBridge(webkit?.messageHandlers?.ReactNativeWebView);
};

/** The component's own `postMessage` dispatches an event: at the window on iOS, at the document on Android. */
const listenTo =
  (view: Window): NonNullable<NativeBridge['listen']> =>
  (onMessage) => {
    const listeners = new AbortController();
    const receive = ({ data, origin }: MessageEvent<unknown>): void => {
      // A message of another window always has an origin.
      if (origin === '') onMessage(data);
    };
    for (const target of [view, view.document]) listen(target, 'message', receive, listeners.signal);
    return () => {
      listeners.abort();
    };
  };

export const reactNativeBridge: FindBridge = (view) => {
  const poster = findPoster(view);
  return poster && { ...poster, listen: listenTo(view) };
};
