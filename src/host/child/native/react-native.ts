import { toBridge, type FindBridge } from './bridge.js';

/** The bridge of react-native-webview, which exists if the app has set `onMessage`. */
export const reactNativeBridge: FindBridge = (view) =>
  toBridge((view as { ReactNativeWebView?: unknown }).ReactNativeWebView);
