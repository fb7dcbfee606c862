import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { KnownPaymentStatus } from '../../contract/payment-status.js';
import type { Clock } from '../../core/clock.js';
import type { HostWallet } from '../host-wallet.js';
import type { MessageToHost, Theme } from '../protocol.js';

/** The status that the checkout sent. */
export type EmbeddedStatus = Omit<Extract<MessageToHost, { type: 'status' }>, 'type'>;

/** True if the host handles the request. Otherwise, or without an answer within a second, the checkout falls back. */
export type HostAnswer = boolean | Promise<boolean>;

/** Options of {@link embedCheckout}: the page to embed, and the handlers of its events and requests. */
export interface EmbedOptions {
  /** The URL of the checkout (`gatewayUrl`): https, or http on loopback. */
  readonly src: string;
  /** Exact origins of the pages in the frame that may connect; the origin of `src` by default. */
  readonly origins?: readonly string[];
  /** The accessible name of the frame. */
  readonly title: string;
  readonly theme?: Theme;
  /** A BCP 47 language tag. */
  readonly locale?: string;
  /** Moves the focus into the frame when the checkout is ready. */
  readonly focus?: boolean;
  /**
   * Schemes and origins allowed for links and redirects besides https, and http on loopback: `metamask:` or
   * `http://till.example:8080`. List the schemes of the wallets that {@link EmbedOptions.onOpenUrl} opens.
   */
  readonly allow?: readonly string[];
  readonly onReady?: () => void;
  readonly onStatus?: (status: EmbeddedStatus) => void;
  /** The payment is final. Verify it on your server before you rely on it. May be called again after a reload. */
  readonly onFinal?: (payment: PaymentStatusResponse) => void;
  /** Opens a link, usually to a wallet; by default the browser does. Called only with URLs that `allow` permits. */
  readonly onOpenUrl?: (url: string) => HostAnswer;
  /** Navigates to the shop; by default this page does, if the URL policy allows it. */
  readonly onRedirect?: (url: string, status: KnownPaymentStatus) => HostAnswer;
  /**
   * A wallet of this page, which the checkout offers first. Each request is passed to it once: a frame that reloads gets the
   * same answer. The wallet shows the buyer what is signed, and asks.
   */
  readonly wallet?: HostWallet;
  /** The only payment that the wallet pays; by default that of `src`, from its parameter `pid`. A wallet needs one of them. */
  readonly paymentId?: string;
  /** The session is closed. The frame stays until `destroy()`. */
  readonly onClose?: (reason: string | undefined) => void;
  /** The device's clock by default. */
  readonly clock?: Pick<Clock, 'setTimeout'>;
  /** Navigates this page; `location.assign` by default. */
  readonly navigate?: (url: string) => void;
}
