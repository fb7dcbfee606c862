import type { PaymentOption } from '../../contract/schemas/payment-options.js';
import type { PayError } from '../../core/errors/pay-error.js';
import type { PaymentProblemCode } from '../../core/payment-problem-code.js';
import type { DetailsForm } from '../details/form.js';
import type { CheckoutWallet, ConfirmationRecord } from '../ports.js';
import type { WalletRequest } from '../wallet-request.js';

interface Problem<Code> {
  readonly code: Code;
  /** The cause, for the developer and for support. */
  readonly error: PayError | null;
  /** True if the gateway has refused a signature that no key can have made. */
  readonly isOfContract?: boolean;
}

export type PaymentProblem =
  | Problem<Exclude<PaymentProblemCode, 'unknown_chain' | 'smart_account'>>
  /** Names the network: by the time the buyer reads it, another option may be chosen, or none. */
  | (Problem<'unknown_chain'> & { readonly network: string })
  /** Names the asset and its network, for the same reason. */
  | (Problem<'smart_account'> & { readonly asset: string });

/** Whether the requests of the chosen option are ready for the wallet. */
export type Preparation =
  | { readonly kind: 'pending' }
  | { readonly kind: 'ready'; readonly requests: readonly WalletRequest[] }
  /** The buyer first has to give details. */
  | { readonly kind: 'details'; readonly form: DetailsForm }
  | { readonly kind: 'failed' };

/** The option that the buyer has chosen. */
export interface Choice {
  readonly option: PaymentOption;
  readonly preparation: Preparation;
}

/** A wallet, its options and the buyer's choice. */
export interface Offered {
  readonly wallet: CheckoutWallet;
  readonly options: readonly PaymentOption[];
  readonly choice: Choice | null;
}

/** Waiting for the wallet. `isSlow` after ten seconds without an answer. */
interface Waiting {
  readonly isSlow: boolean;
}

interface Steps {
  readonly step: number;
  readonly steps: number;
}

/** Whether the buyer can say that they have declined the transaction for which the wallet was asked. */
export type Decline =
  /** Not yet: the wallet may be about to answer. */
  | 'early'
  | 'possible'
  /** They have said so, and the chain is asked whether it agrees. */
  | 'checking'
  /** The chain does not agree, or cannot tell: the buyer has to ask the shop. */
  | 'unproven';

/** A transaction that may take money from the buyer although the payment has ended without success. */
export interface LateTransaction {
  /** Undefined if the wallet has not said that it has sent it. */
  readonly hash: string | undefined;
}

/** The wallet and the option of what is sent; null if an earlier page chose them. */
interface Used {
  readonly used: { readonly wallet: CheckoutWallet; readonly option: PaymentOption } | null;
}

/** The state of paying with a wallet. It says nothing about the payment's status, which only the tracker knows. */
export type PaymentFlowState =
  | { readonly kind: 'picking'; readonly problem: PaymentProblem | null }
  | ({ readonly kind: 'connecting'; readonly wallet: CheckoutWallet } & Waiting)
  /** The options are being loaded. The problem, if any, is why they are loaded again. */
  | { readonly kind: 'asking'; readonly wallet: CheckoutWallet; readonly problem: PaymentProblem | null }
  /** The wallet lists no account that the page may use: the buyer can connect it again. */
  | { readonly kind: 'no_account'; readonly wallet: CheckoutWallet }
  /** The accounts (CAIP-10) have no option: not enough funds. */
  | { readonly kind: 'no_options'; readonly wallet: CheckoutWallet; readonly accounts: readonly string[] }
  /** The gateway does not accept payments from these accounts. */
  | { readonly kind: 'blocked'; readonly wallet: CheckoutWallet }
  | ({ readonly kind: 'choosing'; readonly problem: PaymentProblem | null } & Offered)
  /**
   * The buyer gives the details that the chosen option requires. `isChecking` while the gateway is asked whether it has them; the
   * problem, if any, is that it has not.
   */
  | ({
      readonly kind: 'collecting';
      readonly form: DetailsForm;
      /** The name of who is paid, as the gateway names it; untrusted. */
      readonly merchant: string | undefined;
      readonly isChecking: boolean;
      readonly problem: PaymentProblem | null;
    } & Offered)
  | ({ readonly kind: 'switching' } & Offered & Waiting)
  /**
   * The wallet asks the buyer to approve request `step` of `steps`, from 1. `isBinding` once it may send a transaction that
   * pays: then there is no way back but to decline it, and its answer counts, however late it comes.
   */
  | ({ readonly kind: 'signing'; readonly isBinding: boolean; readonly decline: Decline } & Steps & Offered & Waiting)
  /** A wallet was asked to send a transaction that pays, and may have sent it: no other request may follow. */
  | { readonly kind: 'check_wallet'; readonly error: PayError | null; readonly decline: Decline }
  /** Another tab of this browser is paying: the wallet is open there, or was. */
  | { readonly kind: 'busy' }
  | ({ readonly kind: 'sending'; readonly record: ConfirmationRecord } & Used)
  /**
   * The gateway has not answered, or does not accept a transaction that was sent: it may have the payment, so that only the
   * same confirmation is sent again.
   */
  | ({ readonly kind: 'unsent'; readonly record: ConfirmationRecord; readonly error: PayError } & Used)
  /** The gateway has the payment. */
  | ({ readonly kind: 'sent'; readonly record: ConfirmationRecord } & Used)
  /** The payment cannot be paid any more, or is being paid on another device. */
  | ({
      readonly kind: 'closed';
      readonly late: LateTransaction | null;
      /** True if the gateway has taken what this page has sent. */
      readonly isAccepted: boolean;
    } & Used);

/** Properties of a state. */
export interface FlowStateFacts {
  /** True once a wallet may have paid: no other way to pay may be offered. */
  readonly isCommitted: boolean;
  /** True if there is no way back: the buyer may have paid, or nothing more can be paid. */
  readonly isBeyondBack: boolean;
  /** True if nothing is pending, and the state does not end without a click or the tracker. */
  readonly isResting: boolean;
  /** True if nothing is to be approved in the wallet, or not any more: the page says what the buyer does instead. */
  readonly asksNothing: boolean;
  /** True if nothing was signed that pays: once the time is up, nothing is to be approved any more. `signing` that binds is an exception. */
  readonly isUnpaid: boolean;
}

const OPEN: FlowStateFacts = {
  isCommitted: false,
  isBeyondBack: false,
  isResting: false,
  asksNothing: false,
  isUnpaid: true,
};
/** The wallet is open. */
const ASKED: FlowStateFacts = { ...OPEN, isCommitted: true };
const SENT: FlowStateFacts = {
  isCommitted: true,
  isBeyondBack: true,
  isResting: false,
  asksNothing: true,
  isUnpaid: false,
};

/** The facts of each state. */
export const FLOW_STATES: Readonly<Record<PaymentFlowState['kind'], FlowStateFacts>> = {
  picking: { ...OPEN, isResting: true },
  connecting: OPEN,
  asking: OPEN,
  no_account: OPEN,
  no_options: OPEN,
  blocked: OPEN,
  choosing: OPEN,
  collecting: { ...OPEN, asksNothing: true },
  switching: ASKED,
  signing: ASKED,
  busy: { ...ASKED, isUnpaid: false },
  check_wallet: { ...SENT, asksNothing: false },
  sending: SENT,
  unsent: SENT,
  sent: { ...SENT, isResting: true },
  closed: { ...SENT, isResting: true },
};

export const INITIAL_FLOW_STATE: PaymentFlowState = { kind: 'picking', problem: null };
