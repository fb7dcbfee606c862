/** Messages that an app has received, unparsed. */
export type Received = unknown[];

/** A bridge of each platform, as its WebView puts it into the window of a page. */
export const BRIDGES: Readonly<Record<string, (receive: (text: unknown) => void) => object>> = {
  'react-native-webview': (receive) => ({ ReactNativeWebView: { postMessage: receive } }),
  'a WKWebView with the handler of React Native only': (receive) => ({
    webkit: { messageHandlers: { ReactNativeWebView: { postMessage: receive } } },
  }),
  WKWebView: (receive) => ({ webkit: { messageHandlers: { PayStatusHost: { postMessage: receive } } } }),
  'an Android JavascriptInterface': (receive) => {
    // Methods of Java objects work only with the object as `this`.
    const bridge = {
      postMessage(text: unknown) {
        if (this !== bridge) throw new TypeError("Java bridge method can't be invoked on a non-injected object");
        receive(text);
      },
    };
    return { PayStatusHost: bridge };
  },
  flutter_inappwebview: (receive) => ({
    flutter_inappwebview: {
      callHandler: async (name: string, text: unknown) => {
        if (name === 'PayStatusHost') receive(text);
      },
    },
  }),
};

/** Creates the window of a page that is not in a frame, with the bridge of an app. */
export class AppWindow extends EventTarget {
  readonly parent: unknown = this;
  readonly document = new EventTarget();
  readonly visited: string[] = [];
  readonly location = { assign: (url: string) => this.visited.push(url) };

  constructor(bridge: object = {}) {
    super();
    Object.assign(this, bridge);
  }

  /** The same object with the type of the browser, of which it implements the used part. */
  get view(): Window {
    return this as unknown as Window;
  }

  /** Functions that an app calls. */
  receive(message: unknown): void {
    (this as unknown as { receivePayStatusMessage: (message: unknown) => void }).receivePayStatusMessage(message);
  }
}
