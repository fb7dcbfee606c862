import { toJson } from '../../core/json.js';
import { notify } from '../../core/listeners.js';
import type { HostWallet } from '../host-wallet.js';
import { createWalletResponder } from '../parent/wallet-responder.js';
import { parseMessage, toEnvelope } from '../message.js';
import { requirePaymentId } from '../payment-id.js';
import { TO_HOST, type MessageFromHost } from '../protocol.js';

/** Options of {@link createWalletHost}. */
export interface WalletHostOptions {
  /** Shows the person what is signed, asks, and signs. Each request is passed to it once. */
  readonly wallet: HostWallet;
  /** The only payment that the wallet pays: the one that the app has opened. */
  readonly paymentId: string;
  /** Sends a message, as JSON, to the page that is in the WebView: runs `receivePayStatusMessage(json)` in it. */
  readonly post: (json: string) => void;
}

/** The wallet's side of the host protocol in an app. */
export interface WalletHost {
  /**
   * Handles a message of the page, as JSON text or an object. Ignores all that are not about the wallet. Call it only with messages of
   * the main frame, and of the gateway's origin.
   */
  receive(message: unknown): void;
  /** Closes an open prompt, and answers no more messages. */
  destroy(): void;
}

/**
 * Lets the checkout in a WebView pay with the app's wallet, for apps in JavaScript. Keep it as long as the payment is open, also while
 * the WebView is loaded again: it asks the person once for each request, and keeps their answer for the page that comes next. An app
 * that was ended meanwhile does not know what it has answered, and says so: no other transaction is asked for.
 *
 * @throws ConfigurationError `missing_payment_id`; `invalid_option` for a wallet that lacks a method
 */
export const createWalletHost = (options: WalletHostOptions): WalletHost => {
  const { wallet, paymentId, post } = options ?? {};
  const send = (message: MessageFromHost): void => {
    notify(post, toJson(toEnvelope(message)));
  };
  const ownId = requirePaymentId(paymentId, 'Pass paymentId to createWalletHost: the one that the app has opened.');
  const responder = createWalletResponder(wallet, ownId, send);
  return {
    receive: (given) => {
      const parsed = parseMessage(TO_HOST, given);
      if (parsed.kind !== 'message') return;
      const { message } = parsed;
      switch (message.type) {
        case 'ready':
          responder.announce();
          break;
        case 'wallet-accounts':
        case 'wallet-request':
        case 'wallet-recall':
        case 'wallet-cancel':
          responder.receive(message, send);
          break;
        default:
        // The app's own code handles links, redirects and statuses.
      }
    },
    destroy: () => {
      responder.destroy();
    },
  };
};
