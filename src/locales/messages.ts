import type { KnownPaymentStatus } from '../contract/payment-status.js';

/** A headline and the sentence below it. */
export type Wording = readonly [title: string, text: string];

/**
 * One text for each plural category that the language has, by `Intl.PluralRules`; `{n}` stands for the number. `other` is
 * for every number without a form of its own.
 */
export type Plural = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** The texts of the buyer's page around the status. */
export interface CheckoutMessages {
  /** Precedes the merchant's name in the title of a page. */
  readonly pay: string;
  /** Precedes the merchant's reference. */
  readonly order: string;
  /** Stands for the items beyond the first three; shows them when clicked. A language may have one form for every number. */
  readonly moreItems: Plural;
  readonly detailsFailed: string;
  /** Code of the page is missing, as after a new version was published. */
  readonly notLoaded: string;
  readonly reload: string;
  /** Headline above the wallets. */
  readonly pickWallet: string;
  /** Headline and text above the code on a computer without a wallet. */
  readonly phoneTitle: string;
  readonly phoneText: string;
  /** Leads back to the wallets, or shows more of them. */
  readonly otherWallet: string;
  /** The browser has the wallet. */
  readonly installed: string;
  /** The buyer has used the wallet last. */
  readonly lastUsed: string;
  readonly searchWallets: string;
  readonly notFound: string;
  /** The buyer pays in an app; `{wallet}` stands for its name. */
  readonly openedApp: Wording;
  /** Headline in the browser inside of an app that is no wallet, which opens no other apps. */
  readonly inAppBrowser: string;
  /** Caption of the code. */
  readonly scan: string;
  /** Accessible name of the QR code. */
  readonly qrCode: string;
  /** Label of the button that shows and hides the QR code on a narrow page. */
  readonly otherDevice: string;
  readonly openWallet: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly linkCopyFailed: string;
  readonly share: string;
  /** Shown in place of the status until that is loaded. */
  readonly loading: string;
  readonly cancel: string;
  readonly cancelQuestion: Wording;
  /** A wallet of this browser was asked for a transaction: the end of the payment does not end that. */
  readonly mayStillLeave: string;
  readonly keep: string;
  readonly cancelling: string;
  readonly cancelRefused: string;
  /** No answer, or an invalid one: the payment may or may not be cancelled. */
  readonly cancelUnknown: string;
  /** Label of the link to the shop's help page. */
  readonly help: string;
  /** Shown, with the merchant's name, after an unsuccessful payment if no link leads back to the shop. */
  readonly backToShop: string;
  /** Headline of success; `{amount}` and `{merchant}` stand for what was paid to whom. */
  readonly paidTitle: string;
  readonly print: string;
  /** The labels of the receipt begin here: the merchant. */
  readonly paidTo: string;
  /** The requested amount. */
  readonly amount: string;
  readonly network: string;
  /** The account that has paid. */
  readonly from: string;
  readonly paymentId: string;
  /** The time at which the payment succeeded. */
  readonly paidOn: string;
  /** The time of the gateway's answer, where it is not known when the payment succeeded. */
  readonly asOf: string;
}

/** The steps of a payment, and what is said of one. */
export interface TimelineMessages {
  /** Accessible name of the list of steps. */
  readonly label: string;
  readonly waiting: string;
  readonly sent: string;
  readonly confirmed: string;
  /** The money was paid out to the merchant. */
  readonly settled: string;
  /** The shop has marked the payment as refunded. */
  readonly refunded: string;
  /** Read by screen readers after a step that is still to come. */
  readonly notYet: string;
  /** The usual duration of a step; `{time}` stands for it, such as “5 seconds”. */
  readonly usually: string;
}

/** Every text that an element shows, as data. A language that lacks one does not compile. */
export interface Messages {
  /** BCP 47 tag of the language; numbers and times are formatted for it. */
  readonly locale: string;
  /** Text direction. */
  readonly dir: 'ltr' | 'rtl';
  readonly connecting: Wording;
  /** The first answer takes longer than a few seconds. */
  readonly slow: Wording;
  readonly cannotLoad: Wording;
  readonly stopped: Wording;
  readonly misconfigured: Wording;
  readonly statuses: Readonly<Record<KnownPaymentStatus, Wording>>;
  /** Status `failed` with failure code `declined_user`; the page does not guess the reason. */
  readonly declined: Wording;
  /** A status that this version does not know, of a payment that is not final. */
  readonly unknownStatus: Wording;
  /** Such a status of a final payment. */
  readonly unknownFinal: Wording;
  /** Messages about the connection. */
  readonly notes: Readonly<Record<'retrying' | 'offline' | 'stopped', string>>;
  /** Follows such a message when a status is shown. */
  readonly lastKnown: string;
  /** Follows it if that status asks the buyer to pay. */
  readonly alreadyPaid: string;
  /** The time to pay is over, and the gateway has not said yet how the payment ended. */
  readonly timeUp: Wording;
  readonly timeLeft: string;
  /** Announced to screen readers when this much time is left to pay: 30 or 10. */
  readonly secondsLeft: Plural;
  /** Likewise: 5 or 1. */
  readonly minutesLeft: Plural;
  readonly paid: string;
  readonly transaction: string;
  /** Precedes the time, and is announced. Only the shop says so: it does not promise that the money has arrived. */
  readonly refunded: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly explorer: string;
  /** Read by screen readers after the label of a link that opens a new tab; in parentheses. */
  readonly newTab: string;
  /** Label of the technical details, which are shown on request. */
  readonly support: string;
  readonly copySupport: string;
  readonly copySupportFailed: string;
  readonly checkAgain: string;
  readonly tryAgain: string;
  readonly goOn: string;
  /** Shown during the countdown of the redirect; `{n}` stands for the seconds. */
  readonly goingIn: string;
  /** Likewise; `{merchant}` stands for the merchant's name. */
  readonly goingTo: string;
  readonly leaving: string;
  readonly stay: string;
  readonly timeline: TimelineMessages;
  readonly checkout: CheckoutMessages;
}

/** The texts that `<pay-status>` shows, alone and in a checkout. */
export type StatusMessages = Omit<Messages, 'checkout'> & {
  readonly checkout: Pick<CheckoutMessages, 'paidTitle'>;
};

/** Texts that replace those of the language, one by one; a `Wording` and a `Plural` only as a whole. */
export type MessagesOverride = Partial<Omit<Messages, 'statuses' | 'notes' | 'timeline' | 'checkout'>> & {
  readonly statuses?: Partial<Messages['statuses']>;
  readonly notes?: Partial<Messages['notes']>;
  readonly timeline?: Partial<TimelineMessages>;
  readonly checkout?: Partial<CheckoutMessages>;
};
