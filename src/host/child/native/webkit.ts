import { BRIDGE_NAME, toBridge, type FindBridge } from './bridge.js';

/** A script message handler of WKWebView, on iOS and macOS. It accepts objects, but gets text as on all platforms. */
export const webkitBridge: FindBridge = (view) => {
  const { webkit } = view as { webkit?: { messageHandlers?: Readonly<Record<string, unknown>> } };
  return toBridge(webkit?.messageHandlers?.[BRIDGE_NAME]);
};
