import type { BrowserContext, Page } from 'playwright-core';

/** The bridge that each kind of app injects into its WebView's page: `tellApp` is the app's end, and takes text. */
export const BRIDGES = {
  'React Native': 'window.ReactNativeWebView = { postMessage: tellApp }',
  WKWebView: 'window.webkit = { messageHandlers: { PayStatusHost: { postMessage: tellApp } } }',
  Android: 'window.PayStatusHost = { postMessage: tellApp }',
  Flutter: `window.flutter_inappwebview = {};
    addEventListener('load', () => {
      flutter_inappwebview.callHandler = (name, text) => (name === 'PayStatusHost' ? tellApp(text) : Promise.reject());
      dispatchEvent(new Event('flutterInAppWebViewPlatformReady'));
    });`,
} as const;

/** A message as the app reads it. */
export interface AppMessage {
  readonly type: string;
  readonly id?: string;
  readonly url?: string;
  readonly status?: string;
  readonly success?: boolean;
  readonly message?: string;
  readonly error?: string;
}

/** An app whose WebView opens pages; `told` outlives them. */
export interface App {
  readonly page: Page;
  readonly messages: readonly AppMessage[];
  /** Says something to the page, as the protocol has it. */
  readonly send: (message: object) => Promise<void>;
}

export const startApp = async (context: BrowserContext, bridge: string): Promise<App> => {
  const told: AppMessage[] = [];
  await context.exposeFunction('tellApp', (text: string) => {
    told.push(JSON.parse(text) as AppMessage);
  });
  await context.addInitScript({ content: bridge });
  const page = await context.newPage();
  return {
    page,
    messages: told,
    send: (message) =>
      page.evaluate(
        (text) => {
          (window as unknown as { receivePayStatusMessage: (text: string) => void }).receivePayStatusMessage(text);
        },
        JSON.stringify({ protocol: 'pay-status', v: 1, ...message }),
      ),
  };
};
