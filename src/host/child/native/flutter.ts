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
      // The handler's result is ignored: answers arrive as messages.
      bridge.callHandler?.(BRIDGE_NAME, text).catch(() => undefined);
    },
    whenReady: (callback) => {
      // The plugin may add the function later; it then dispatches this event.
      if (bridge.callHandler) callback();
      else view.addEventListener('flutterInAppWebViewPlatformReady', callback, { once: true });
    },
  };
};
