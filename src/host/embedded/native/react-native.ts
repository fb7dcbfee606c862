import { isPoster, type FindBridge } from './bridge.js';

/** `onMessage` of react-native-webview: the bridge exists when the app has set it. */
export const reactNativeBridge: FindBridge = (view) => {
  const { ReactNativeWebView: bridge } = view as { ReactNativeWebView?: unknown };
  // Called as a method: the objects of some platforms refuse to work otherwise.
  return isPoster(bridge)
    ? {
        post: (text) => {
          bridge.postMessage(text);
        },
      }
    : undefined;
};
