// The script that the app injects into its WebView. On Android, `addWebMessageListener` creates the same object.
import type { RECEIVER_NAME } from 'pay-status/host';

type Page = Window & Partial<Record<typeof RECEIVER_NAME, (text: unknown) => void>>;

const app = window.opener as Window | null;

if (app) {
  const bridge = {
    postMessage: (text: string) => {
      app.postMessage(text, location.origin);
    },
  };
  Object.assign(window, { PayStatusHost: bridge });
  // An app calls the function of the page itself.
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === app && origin === location.origin) (window as Page).receivePayStatusMessage?.(data);
  });
}
