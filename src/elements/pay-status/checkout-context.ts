import type { PaymentFlowState } from '../../wallet/engine/state.js';

/** What the status knows of the checkout around it. */
export interface CheckoutContext {
  /** True if the checkout has the headline, because it says what the buyer has to do. */
  readonly hasHeadline: boolean;
  /** The first headline of the checkout, which is announced in place of the status. */
  readonly prompt?: string | undefined;
  readonly merchantName: string | undefined;
  /** The requested amount as it is shown, such as “$12.50”. */
  readonly amount: string | undefined;
  /** The usual time from the confirmation to success, seconds. */
  readonly etaS: number | undefined;
  /** State of paying with a wallet in the page. */
  readonly walletState: PaymentFlowState['kind'] | undefined;
}

/** What the checkout has to know of the status. */
export interface StatusProgress {
  /** Time left to pay, milliseconds; undefined without a countdown. */
  readonly remainingMs: number | undefined;
  /** True if the status is not checked any more, because of an error that does not go away. */
  readonly isStopped: boolean;
}
