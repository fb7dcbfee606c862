import { createWalletHost, parseMessage, toEnvelope, TO_HOST, type HostWallet } from 'pay-status/host';
import { find } from '../../../pages/client/find.js';
import { createWebView } from './webview.js';

const CHECK_MS = 250;

export interface WebViewOptions {
  readonly paymentId: string;
  readonly wallet: HostWallet;
  /** Shows a sentence to the person. */
  readonly say: (text: string) => void;
  /** Called when the checkout is done. */
  readonly onEnd: () => void;
}

/** Shows the checkout in a WebView. The wallet lives in the app, which goes on when the WebView is ended. */
export const showInWebView = ({ paymentId, wallet, say, onEnd }: WebViewOptions): void => {
  const openButton = find('webview-open') as HTMLButtonElement;

  const receive = (message: unknown): void => {
    host.receive(message);
    const parsed = parseMessage(TO_HOST, message);
    if (parsed.kind !== 'message') return;
    switch (parsed.message.type) {
      case 'final':
        onEnd();
        say(`The page reports: ${parsed.message.payment.status}. An app verifies it on its server.`);
        break;
      case 'redirect':
        webview.post(JSON.stringify(toEnvelope({ type: 'answer', id: parsed.message.id, accepted: true })));
        webview.end();
        break;
      case 'close':
        webview.end();
        break;
      default:
      // The page opens links itself, because the app does not answer.
    }
  };
  const webview = createWebView(`/host/webview?pid=${encodeURIComponent(paymentId)}`, receive);
  const host = createWalletHost({ wallet, paymentId, post: webview.post });

  const update = (): void => {
    const label = webview.isOpen() ? 'Show the checkout' : 'Open the checkout';
    if (openButton.textContent !== label) openButton.textContent = label;
  };

  openButton.addEventListener('click', () => {
    say(webview.open() ? '' : 'The browser has blocked the window. Allow windows of this page, and try again.');
    update();
  });
  // Browsers fire no event when a window is closed.
  setInterval(update, CHECK_MS);
  openButton.disabled = false;
};
