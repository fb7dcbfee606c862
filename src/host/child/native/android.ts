import { BRIDGE_NAME, toBridge, type FindBridge } from './bridge.js';

/**
 * A JavascriptInterface or WebMessageListener of Android's WebView; webview_flutter's JavaScriptChannel has the same shape.
 */
export const androidBridge: FindBridge = (view) =>
  toBridge((view as unknown as Readonly<Record<string, unknown>>)[BRIDGE_NAME]);
