import { BRIDGE_NAME, isPoster, type FindBridge } from './bridge.js';

/**
 * A JavascriptInterface or WebMessageListener of Android's WebView; webview_flutter's JavaScriptChannel has the same shape.
 */
export const androidBridge: FindBridge = (view) => {
  const bridge = (view as unknown as Readonly<Record<string, unknown>>)[BRIDGE_NAME];
  return isPoster(bridge)
    ? {
        post: (text) => {
          bridge.postMessage(text);
        },
      }
    : undefined;
};
