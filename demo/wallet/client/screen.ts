import type { PaymentDetails, PaymentOption, PaymentStatusResponse } from 'pay-status/contract';
import type { Choice, PaymentFlowState } from 'pay-status/wallet';
import {
  BLOCKED,
  CHECK_WALLET,
  describeDemand,
  describeEnd,
  describeProblem,
  NO_ACCOUNT,
  NO_FUNDS,
  UNANSWERED,
} from './descriptions.js';
import type { OwnConfirmation } from './own-confirmation.js';

export type ScreenButton = 'pay' | 'reject' | 'retry';

/** The content of the page `/wallet`. */
export type Screen =
  /** Something is on its way: the buttons stay where they are, and cannot be pressed. */
  | { readonly kind: 'pending'; readonly message: string }
  | {
      readonly kind: 'ready';
      readonly message: string;
      /** The options to choose from; none by default. */
      readonly options?: readonly PaymentOption[];
      readonly chosenId?: string | undefined;
      /** The visible buttons; false for one that cannot be pressed now. */
      readonly buttons?: Readonly<Partial<Record<ScreenButton, boolean>>>;
      /** True if there is nothing more to do here: the page links to the payment. */
      readonly isOver?: boolean;
    };

/** The payment, and what this page did with it. */
export interface ScreenContext {
  readonly payment: PaymentStatusResponse | null;
  readonly details: PaymentDetails | null;
  readonly ownConfirmation: OwnConfirmation;
}

export const LOADING: Screen = { kind: 'pending', message: 'Loading the payment…' };
type Choosing = Extract<PaymentFlowState, { readonly kind: 'choosing' }>;

const PAYING: Screen = { kind: 'pending', message: 'Paying…' };

/** The payment could not be loaded; trying again may help. */
export const failed = (message: string): Screen => ({ kind: 'ready', message, buttons: { retry: true } });

/** Nothing more can be done here. */
export const over = (message: string): Screen => ({ kind: 'ready', message, isOver: true });

const toButtons = (choice: Choice | null) => {
  const preparation = choice?.preparation.kind;
  return { pay: preparation === 'ready', reject: true, ...(preparation === 'failed' && { retry: true }) };
};

/** Why the chosen option cannot be paid with; undefined if it can. */
const getProblemText = ({ problem, choice }: Choosing): string | undefined => {
  if (choice?.preparation.kind === 'details') return describeProblem({ code: 'details_required', error: null });
  return problem ? describeProblem(problem) : undefined;
};

/** Returns what to show in this state of the flow. */
export const toScreen = (state: PaymentFlowState, { payment, details, ownConfirmation }: ScreenContext): Screen => {
  switch (state.kind) {
    case 'picking':
      return state.problem ? failed(describeProblem(state.problem)) : LOADING;
    case 'connecting':
    case 'asking':
      return LOADING;
    case 'no_account':
      return { kind: 'ready', message: NO_ACCOUNT, buttons: { reject: true } };
    case 'no_options':
      return { kind: 'ready', message: NO_FUNDS, buttons: { reject: true } };
    case 'blocked':
      return { kind: 'ready', message: BLOCKED, buttons: { reject: true } };
    case 'choosing':
      return {
        kind: 'ready',
        message: getProblemText(state) ?? describeDemand(details),
        options: state.options,
        chosenId: state.choice?.option.id,
        buttons: toButtons(state.choice),
      };
    // Its buyer has no form: the button that leads to it is not shown.
    case 'collecting':
      return LOADING;
    case 'switching':
    case 'signing':
    case 'sending':
      return PAYING;
    case 'busy':
      return { kind: 'ready', message: 'This payment is being paid in another tab.' };
    case 'check_wallet':
      return { kind: 'ready', message: CHECK_WALLET };
    case 'unsent':
      return failed(UNANSWERED);
    case 'sent':
      return over('Paid. Waiting until the payment is complete…');
    case 'closed':
      if (ownConfirmation === 'pending') return PAYING;
      return payment ? over(describeEnd(payment, ownConfirmation)) : LOADING;
  }
};
