import { BRIDGE_NAME, isPoster, type FindBridge } from './bridge.js';

/** A script message handler of WKWebView, on iOS and macOS. It accepts objects, but gets text as on all platforms. */
export const webkitBridge: FindBridge = (view) => {
  const { webkit } = view as { webkit?: { messageHandlers?: Readonly<Record<string, unknown>> } };
  const bridge = webkit?.messageHandlers?.[BRIDGE_NAME];
  return isPoster(bridge)
    ? {
        post: (text) => {
          bridge.postMessage(text);
        },
      }
    : undefined;
};
