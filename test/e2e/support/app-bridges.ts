import type { BrowserContext, Page } from 'playwright-core';

/** The bridge that each kind of app injects into its WebView's page. `postToApp` is the app's side, and takes text. */
export const BRIDGES = {
  'React Native': 'window.ReactNativeWebView = { postMessage: postToApp }',
  // A handler of WKWebView with the name of React Native's bridge, and the shim of docs/gateway.md.
  'iOS with a shim': `window.webkit = { messageHandlers: { ReactNativeWebView: { postMessage: postToApp } } };
    window.ReactNativeWebView = {
      postMessage: (text) => window.webkit.messageHandlers.ReactNativeWebView.postMessage(text),
    };`,
  Android: 'window.PayStatusHost = { postMessage: postToApp }',
  Flutter: `window.flutter_inappwebview = {};
    addEventListener('load', () => {
      flutter_inappwebview.callHandler = (name, text) => (name === 'PayStatusHost' ? postToApp(text) : Promise.reject());
      dispatchEvent(new Event('flutterInAppWebViewPlatformReady'));
    });`,
} as const;

/** A message as the app parses it. */
export interface AppMessage {
  readonly type: string;
  readonly id?: string;
  readonly url?: string;
  readonly status?: string;
  readonly success?: boolean;
  readonly message?: string;
  readonly error?: string;
}

/** An app whose WebView opens pages; `messages` collects those of all pages. */
export interface App {
  readonly page: Page;
  readonly messages: readonly AppMessage[];
  /** Sends a message of the host protocol to the page. */
  readonly send: (message: object) => Promise<void>;
}

export const startApp = async (context: BrowserContext, bridge: string): Promise<App> => {
  const messages: AppMessage[] = [];
  await context.exposeFunction('postToApp', (text: string) => {
    messages.push(JSON.parse(text) as AppMessage);
  });
  await context.addInitScript({ content: bridge });
  const page = await context.newPage();
  return {
    page,
    messages,
    send: (message) =>
      page.evaluate(
        (text) => {
          (window as unknown as { receivePayStatusMessage: (text: string) => void }).receivePayStatusMessage(text);
        },
        JSON.stringify({ protocol: 'pay-status', v: 1, ...message }),
      ),
  };
};
