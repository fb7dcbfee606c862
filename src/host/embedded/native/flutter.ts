import { BRIDGE_NAME, type FindBridge } from './bridge.js';

interface InAppWebView {
  callHandler?(name: string, text: string): Promise<unknown>;
}

/** A JavaScript handler of flutter_inappwebview. */
export const flutterBridge: FindBridge = (view) => {
  const { flutter_inappwebview: bridge } = view as { flutter_inappwebview?: InAppWebView };
  if (!bridge) return undefined;
  return {
    post: (text) => {
      // What the app's handler returns or throws is no answer: answers come as messages.
      bridge.callHandler?.(BRIDGE_NAME, text).catch(() => undefined);
    },
    whenReady: (callback) => {
      // Where the app's scripts run late, the plugin adds the function later and says so.
      if (bridge.callHandler) callback();
      else view.addEventListener('flutterInAppWebViewPlatformReady', callback, { once: true });
    },
  };
};
