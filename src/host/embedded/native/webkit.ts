import { BRIDGE_NAME, isPoster, type FindBridge } from './bridge.js';

/** A script message handler of WKWebView, in iOS and macOS. Text, though it takes objects: apps parse one thing. */
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
