/** A window that stands for an app's WebView. */
export interface WebView {
  readonly isOpen: () => boolean;
  /** Opens the page, or shows the window if it is open. Needs a click. Returns false if the browser has blocked the window. */
  readonly open: () => boolean;
  /** Closes the window. */
  readonly end: () => void;
  /** Sends text to the page. Does nothing if the window is closed, or shows another site. */
  readonly post: (text: string) => void;
}

/** Creates a WebView for a page of this origin. `onMessage` is called with each message of its bridge. */
export const createWebView = (url: string, onMessage: (message: unknown) => void): WebView => {
  let view: Window | null = null;
  const isOpen = (): boolean => view !== null && !view.closed;
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (view && source === view && origin === location.origin) onMessage(data);
  });
  return {
    isOpen,
    open: () => {
      if (isOpen()) view?.focus();
      else view = window.open(url, '_blank', 'popup,width=420,height=800');
      return view !== null;
    },
    end: () => {
      view?.close();
      view = null;
    },
    post: (text) => {
      view?.postMessage(text, location.origin);
    },
  };
};
