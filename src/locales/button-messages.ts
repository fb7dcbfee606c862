import type { Messages } from './messages.js';

/** The texts of the button, loaded with it: it has to say that the buyer is offline when nothing can be loaded any more. */
export interface ButtonMessages {
  /** BCP 47 tag of the language. */
  readonly locale: string;
  /** Text direction. */
  readonly dir: Messages['dir'];
  /** Announced while the payment is created. */
  readonly starting: string;
  readonly failed: string;
  /** The server has no order to be paid. */
  readonly nothingToPay: string;
  readonly offline: string;
}
