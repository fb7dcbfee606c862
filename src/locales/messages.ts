import type { KnownPaymentStatus } from '../contract/payment-status.js';

/** A headline and the sentence below it. */
export type Wording = readonly [title: string, text: string];

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
}
