import type { Bridge } from '../../gateway/wire/conformance-steps.js';

interface AppWindow {
  readonly webkit?: {
    readonly messageHandlers?: { readonly PayStatusHost?: unknown; readonly ReactNativeWebView?: unknown };
  };
  readonly PayStatusHost?: unknown;
  readonly ReactNativeWebView?: unknown;
  readonly flutter_inappwebview?: unknown;
}

/** Names how the page reaches its host, in the order in which `connectHost` looks for it. For the report only. */
export const detectBridge = (view: Window): Bridge => {
  if (view.parent !== view) return 'frame';
  const app = view as unknown as AppWindow;
  if (app.webkit?.messageHandlers?.PayStatusHost) return 'webkit';
  if (app.PayStatusHost) return 'android';
  if (app.ReactNativeWebView ?? app.webkit?.messageHandlers?.ReactNativeWebView) return 'react-native';
  return app.flutter_inappwebview ? 'flutter' : 'none';
};

/**
 * Returns true if the page can post messages as those of the public service do; false if the app has only a handler of that name,
 * undefined if it has nothing of the kind.
 */
export const canPostLastMessage = (view: Window): boolean | undefined => {
  const { ReactNativeWebView, webkit } = view as unknown as AppWindow;
  if (ReactNativeWebView) return true;
  return webkit?.messageHandlers?.ReactNativeWebView ? false : undefined;
};
