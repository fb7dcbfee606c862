import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { KnownPaymentStatus } from '../../contract/payment-status.js';
import type { MessageToHost, Theme } from '../protocol.js';
import type { Timers } from '../timers.js';

/** The status as the checkout says it. */
export type EmbeddedStatus = Omit<Extract<MessageToHost, { type: 'status' }>, 'type'>;

/** Whether the host does it; the checkout helps itself otherwise, and after a second of silence. */
export type HostAnswer = boolean | Promise<boolean>;

export interface EmbedOptions {
  /** The address of the checkout (`gatewayUrl`): https, or http on this machine. */
  readonly src: string;
  /** Exact origins of the pages that are talked with in the frame; the one of `src` if absent. */
  readonly origins?: readonly string[];
  /** The name of the frame for screen readers. */
  readonly title: string;
  readonly theme?: Theme;
  /** A BCP 47 language tag. */
  readonly locale?: string;
  /** Moves the focus into the frame when the checkout is ready. */
  readonly focus?: boolean;
  /** Schemes and origins beside https that a redirect may go to, as `readNavigationUrl` takes them. */
  readonly allow?: readonly string[];
  readonly onReady?: () => void;
  readonly onStatus?: (status: EmbeddedStatus) => void;
  /** A hint that asks your server to look: what counts is what the gateway tells it. May come again after a reload. */
  readonly onFinal?: (payment: PaymentStatusResponse) => void;
  /** Opens a link, most often that of a wallet. Absent, the browser opens it. Never gets a link that runs script. */
  readonly onOpenUrl?: (url: string) => HostAnswer;
  /** Leaves for the shop. Absent, this page goes there, if the URL policy lets it. */
  readonly onRedirect?: (url: string, status: KnownPaymentStatus) => HostAnswer;
  /** The checkout has ended the talk. The frame stays until `destroy()`. */
  readonly onClose?: (reason: string | undefined) => void;
  readonly timers?: Timers;
  /** How this page goes to another address. */
  readonly navigate?: (url: string) => void;
}
