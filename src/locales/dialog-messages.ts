import type { Messages, Wording } from './messages.js';

/**
 * The texts of the dialog and of the chip that stays when it is closed, loaded with them. `{wallet}` stands for the wallet's name,
 * `{merchant}` for that of the merchant, `{state}` for one of the states below.
 */
export interface DialogMessages {
  /** BCP 47 tag of the language. */
  readonly locale: string;
  /** Text direction. */
  readonly dir: Messages['dir'];
  readonly close: string;
  /** Closes the receipt. */
  readonly done: string;
  /** Asked before it closes: what was sent is on its way. */
  readonly leaveSent: Wording;
  /** A wallet asks the buyer to approve. */
  readonly leaveAsked: Wording;
  /** It is not known whether something was sent. */
  readonly leaveUnsure: Wording;
  /** Follows each of them. Says not to pay again. */
  readonly watching: string;
  readonly keepOpen: string;
  /** The button that closes it nevertheless. */
  readonly leave: string;
  /** Below the headline of success. Says nothing about the order, only that the payment has been received. */
  readonly received: string;
  /** Below that of a payment which is processed: as the page says it, but of a window. */
  readonly processing: string;
  /** States in a few letters, without a final stop. */
  readonly onItsWay: string;
  readonly paid: string;
  readonly failed: string;
  readonly offline: string;
  /** The connection is lost; `{state}` is what was known before. */
  readonly lastSeen: string;
  /** Accessible name of the chip. */
  readonly open: string;
  /** Label of the button that removes a result. */
  readonly dismiss: string;
}
