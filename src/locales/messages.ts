import type { KnownPaymentStatus } from '../contract/payment-status.js';

/** A headline and the sentence below it. */
export type Wording = readonly [title: string, text: string];

/** The texts of the buyer's page around the status. */
export interface CheckoutMessages {
  /** Stands before the merchant's name. */
  readonly pay: string;
  /** Stands before the merchant's reference. */
  readonly order: string;
  readonly detailsFailed: string;
  readonly scan: string;
  /** Names the QR code. */
  readonly qrCode: string;
  /** Shows the QR code where the page is narrow, and hides it again. */
  readonly otherDevice: string;
  readonly openWallet: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly linkCopyFailed: string;
  readonly share: string;
  /** Stands where the status will be. */
  readonly loading: string;
  readonly cancel: string;
  readonly cancelQuestion: Wording;
  readonly keep: string;
  readonly cancelling: string;
  readonly cancelRefused: string;
  /** No answer, or one that says nothing: the payment may be cancelled or not. */
  readonly cancelUnknown: string;
  readonly print: string;
  /** Stands before the time at which the gateway said so. */
  readonly asOf: string;
}

/** Every text that an element shows. A language that lacks one does not compile. */
export interface Messages {
  /** BCP 47 tag that numbers are formatted for. */
  readonly locale: string;
  readonly connecting: Wording;
  readonly cannotLoad: Wording;
  readonly stopped: Wording;
  readonly misconfigured: Wording;
  readonly statuses: Readonly<Record<KnownPaymentStatus, Wording>>;
  /** Status `failed` with failure code `declined_user`; the reason is not the page's to guess. */
  readonly declined: Wording;
  readonly unknownStatus: (status: string) => Wording;
  /** What is said of the connection. */
  readonly notes: Readonly<Record<'retrying' | 'offline' | 'stopped', string>>;
  /** Said after such a note when a status is on screen. */
  readonly lastKnown: string;
  readonly checking: string;
  readonly timeLeft: string;
  /** Said when so much time is left to pay: 300, 60, 30 or 10 seconds; nothing for 0, and for undefined. */
  readonly milestone: (seconds: number | undefined) => string;
  readonly paid: string;
  readonly transaction: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly explorer: string;
  readonly tryAgain: string;
  readonly goOn: string;
  readonly goingIn: (seconds: number) => string;
  readonly leaving: string;
  readonly stay: string;
  readonly checkout: CheckoutMessages;
}
