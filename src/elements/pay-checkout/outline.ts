import type { CSSResult } from 'lit';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { Messages } from '../../locales/messages.js';
import type { PaymentFlowState } from '../../wallet/engine/state.js';

/** The state of the dialog around the checkout. */
export interface DialogContext {
  /** True while the dialog asks whether to close: what is behind the question is inert. */
  readonly isAsking: boolean;
  /** The style sheet of the checkout in it. */
  readonly styles: CSSResult;
}

/** The progress of paying with a wallet. */
export interface WalletOutline {
  readonly walletState: PaymentFlowState['kind'];
  /** Name of the wallet or app; untrusted. Undefined if an earlier page has asked it. */
  readonly walletName: string | undefined;
  /** True once a wallet or an app was asked for something that may pay. */
  readonly mayBePaid: boolean;
}

/** The state of the checkout that the dialog around it depends on. */
export interface CheckoutOutline extends WalletOutline {
  readonly payment: PaymentStatusResponse | null;
  /** Time left to pay, milliseconds; undefined without a countdown. */
  readonly remainingMs: number | undefined;
  readonly merchantName: string | undefined;
  /** The requested amount as it is shown. */
  readonly amount: string | undefined;
  /** True if the card has a rail beside the sheet, where there is room. */
  readonly hasItems: boolean;
  /** Undefined while loading. */
  readonly messages: Messages | undefined;
}
