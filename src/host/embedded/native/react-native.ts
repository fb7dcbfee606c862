import { isPoster, type FindBridge } from './bridge.js';

/** The bridge of react-native-webview, which exists if the app has set `onMessage`. */
export const reactNativeBridge: FindBridge = (view) => {
  const { ReactNativeWebView: bridge } = view as { ReactNativeWebView?: unknown };
  // Called as a method, which the objects of some platforms require.
  return isPoster(bridge)
    ? {
        post: (text) => {
          bridge.postMessage(text);
        },
      }
    : undefined;
};
