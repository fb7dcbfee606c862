import type { PaymentProblemCode } from '../core/payment-problem-code.js';
import type { Messages, Wording } from './messages.js';

/** The problems for which there is a text here; that of missing details is beside the form. */
type WalletProblemKey = Exclude<PaymentProblemCode, 'details_missing'>;

/**
 * The texts of asking the buyer for details. `{merchant}` stands for the name of the merchant, `{fields}` for the labels of fields
 * of which one is enough.
 */
interface DetailsMessages {
  /** An option that asks for details. */
  readonly asks: string;
  /** The button that leads to the form, and the form's headline. */
  readonly give: string;
  /** Why the form asks. */
  readonly why: string;
  readonly merchant: string;
  /** The button that ends the form. */
  readonly next: string;
  /** Behind the label of a field, in brackets. */
  readonly optional: string;
  /** Above the link to the page that asks instead. */
  readonly page: string;
  /** That link. */
  readonly open: string;
  /** The button of a buyer who has come back from that page. */
  readonly done: string;
  /** The gateway does not have the details, or does not accept them. */
  readonly missing: string;
  /** Headline above the fields that are wrong. */
  readonly check: string;
  /** Errors of a field. */
  readonly required: string;
  readonly date: string;
  readonly email: string;
  readonly one_of: string;
}

/**
 * The texts of paying with a wallet in the page, loaded with that part. `{wallet}` stands for the wallet's name, `{amount}`
 * for an amount with its asset, `{token}` for the symbol of a token, `{network}` for a network, `{step}`, `{steps}` and `{units}` for
 * numbers, `{time}` for a time of day, `{payment}` for the id of the payment.
 */
export interface WalletMessages {
  /** BCP 47 tag of the language. */
  readonly locale: string;
  /** Text direction. */
  readonly dir: Messages['dir'];
  /** The page is still shown two seconds later. */
  readonly notOpened: string;
  readonly back: string;
  readonly connecting: Wording;
  /** The wallet has not answered for ten seconds. */
  readonly openWallet: string;
  readonly loading: string;
  readonly pickAsset: string;
  /** An option: its network. */
  readonly onNetwork: string;
  /** An option whose amount depends on an exchange rate; `{time}` is a time of day. */
  readonly priceHeld: string;
  /** Why an option cannot be chosen: the shop has to know more about its buyer, and this page cannot ask. */
  readonly needsDetails: string;
  /** An option that first asks for a permission; see `allowing`. */
  readonly needsPermission: string;
  /** The button that pays; `{amount}` and `{wallet}`. */
  readonly pay: string;
  readonly preparing: string;
  readonly tryAgain: string;
  /** The wallet lists no account. The button below is the headline of `connecting`. */
  readonly noAccount: Wording;
  readonly noFunds: Wording;
  readonly blocked: Wording;
  readonly details: DetailsMessages;
  readonly switching: Wording;
  readonly signing: Wording;
  /** If wallets show the amount as the page does: it is that of a coin. */
  readonly checkAmount: string;
  /** If wallets may show the amount of a token without its decimals: `{units}` of `{token}`. */
  readonly checkUnits: string;
  /** The time is up, and the wallet may still ask. */
  readonly declineNow: string;
  /** The wallet asks for the permission of Permit2, a contract, to move the token. */
  readonly allowing: Wording;
  /** Before `allowing`, of a token that takes no new permission while there is an old one. */
  readonly revoking: Wording;
  /** If the wallet asks more than once. */
  readonly signingStep: string;
  /** Another tab of this browser is paying. */
  readonly busy: Wording;
  /** The wallet was asked to pay, and has not answered clearly. */
  readonly checkWallet: Wording;
  /** Below, after a while: what to do before the button `declined` is pressed. */
  readonly declineFirst: string;
  /** The button of a buyer who has declined the request. */
  readonly declined: string;
  /** The chain is asked whether anything was sent. */
  readonly checkingDeclined: string;
  /** The chain does not agree with the buyer, or cannot tell. */
  readonly unproven: string;
  /** The way on where nobody knows what became of the money; `{payment}`. */
  readonly contactShop: string;
  /** Below the headline of a payment that was sent: the wallet had another network selected. */
  readonly otherChain: string;
  /** The payment has ended without success, and a transaction may still take money. */
  readonly late: Wording;
  readonly sending: Wording;
  readonly unsent: Wording;
  readonly resend: string;
  readonly sent: Wording;
  /** The payment cannot be paid any more, and its status is not known yet. */
  readonly closed: Wording;
  readonly problems: Readonly<Record<WalletProblemKey, string>>;
}
