import type { PaymentOption } from '../../contract/schemas/payment-options.js';
import type { PayError } from '../../core/errors/pay-error.js';
import type { DetailsForm } from '../details/form.js';
import type { CheckoutWallet, ConfirmationRecord } from '../ports.js';
import type { WalletRequest } from '../wallet-request.js';
import type { Choice, Decline, LateTransaction, Offered, PaymentFlowState, PaymentProblem } from './state.js';

/** An event of a payment flow. */
export type PaymentFlowEvent =
  | { readonly type: 'picked'; readonly wallet: CheckoutWallet }
  | { readonly type: 'asked'; readonly wallet: CheckoutWallet; readonly problem: PaymentProblem | null }
  | { readonly type: 'offered'; readonly offer: LoadedOffer; readonly problem: PaymentProblem | null }
  | { readonly type: 'unlisted'; readonly wallet: CheckoutWallet }
  | { readonly type: 'blocked'; readonly wallet: CheckoutWallet }
  | { readonly type: 'chosen'; readonly option: PaymentOption }
  | { readonly type: 'prepared'; readonly optionId: string; readonly requests: readonly WalletRequest[] }
  | { readonly type: 'unprepared'; readonly optionId: string; readonly problem: PaymentProblem }
  /** The option requires details of the buyer, which the form asks for. The problem, if any, is that the gateway lacks them. */
  | {
      readonly type: 'incomplete';
      readonly optionId: string;
      readonly form: DetailsForm;
      readonly problem: PaymentProblem | null;
    }
  | { readonly type: 'collecting'; readonly merchant: string | undefined }
  /** The gateway is asked whether it has the details. */
  | { readonly type: 'checking' }
  /** The options were loaded again while the buyer gives details. */
  | { readonly type: 'renewed'; readonly options: readonly PaymentOption[]; readonly option: PaymentOption }
  | { readonly type: 'switching' }
  | { readonly type: 'signing'; readonly step: number; readonly steps: number; readonly isBinding: boolean }
  /** A wallet is asked for the answer to the last of `steps` requests, which an earlier page made. */
  | {
      readonly type: 'recalled';
      readonly wallet: CheckoutWallet;
      readonly option: PaymentOption;
      readonly steps: number;
    }
  | { readonly type: 'slow' }
  /** The wallet did not answer as asked: the buyer chooses again. */
  | {
      readonly type: 'interrupted';
      readonly problem: PaymentProblem | null;
      /** The options in another order. */
      readonly options?: readonly PaymentOption[];
    }
  /** Back to the wallets. */
  | { readonly type: 'left'; readonly problem: PaymentProblem | null }
  | { readonly type: 'busy' }
  | { readonly type: 'undecided'; readonly error: PayError | null }
  | { readonly type: 'decline'; readonly decline: Decline }
  | { readonly type: 'sending'; readonly record: ConfirmationRecord }
  | { readonly type: 'unanswered'; readonly record: ConfirmationRecord; readonly error: PayError }
  | { readonly type: 'sent'; readonly record: ConfirmationRecord }
  /** `late` is undefined if nobody knows. */
  | { readonly type: 'closed'; readonly late?: LateTransaction | null | undefined };

/** The options of a wallet's accounts (CAIP-10). */
export interface LoadedOffer {
  readonly wallet: CheckoutWallet;
  readonly accounts: readonly string[];
  readonly options: readonly PaymentOption[];
}

const getOffered = (state: PaymentFlowState): Offered | null => {
  if (!('choice' in state)) return null;
  const { wallet, options, choice } = state;
  return { wallet, options, choice };
};

/** The wallet and the option with which the buyer pays; null if they are not known. */
const getUsed = (state: PaymentFlowState) => {
  if ('used' in state) return state.used;
  return 'choice' in state && state.choice ? { wallet: state.wallet, option: state.choice.option } : null;
};

/** How the preparation of an option has ended. */
export type PreparationEvent = Extract<PaymentFlowEvent, { readonly type: 'prepared' | 'unprepared' | 'incomplete' }>;

/** Returns the state with the preparation of its choice, unless the buyer has chosen another option meanwhile. */
const prepare = (state: PaymentFlowState, event: PreparationEvent): PaymentFlowState => {
  const isOpen = state.kind === 'choosing' || state.kind === 'collecting';
  if (!isOpen || state.choice?.option.id !== event.optionId) return state;
  const { wallet, options, choice, problem } = state;
  const offered = { wallet, options };
  const { option } = choice;
  switch (event.type) {
    case 'prepared': {
      const preparation = { kind: 'ready', requests: event.requests } as const;
      // Once the details are complete, what was said about them is over.
      return {
        kind: 'choosing',
        ...offered,
        choice: { option, preparation },
        problem: state.kind === 'choosing' ? problem : null,
      };
    }
    case 'unprepared':
      return {
        kind: 'choosing',
        ...offered,
        choice: { option, preparation: { kind: 'failed' } },
        problem: event.problem,
      };
    case 'incomplete': {
      const { form } = event;
      const incomplete: Choice = { option, preparation: { kind: 'details', form } };
      return state.kind === 'choosing'
        ? { ...state, choice: incomplete, problem: event.problem ?? problem }
        : { ...state, choice: incomplete, form, isChecking: false, problem: event.problem };
    }
  }
};

/** Returns the state while the buyer gives details. */
const collect = (
  state: PaymentFlowState,
  event: Extract<PaymentFlowEvent, { readonly type: 'collecting' | 'checking' | 'renewed' }>,
): PaymentFlowState => {
  if (event.type === 'collecting') {
    if (state.kind !== 'choosing' || state.choice?.preparation.kind !== 'details') return state;
    const { wallet, options, choice } = state;
    const { form } = state.choice.preparation;
    return {
      kind: 'collecting',
      wallet,
      options,
      choice,
      form,
      merchant: event.merchant,
      isChecking: false,
      problem: null,
    };
  }
  if (state.kind !== 'collecting') return state;
  if (event.type === 'checking') return { ...state, isChecking: true, problem: null };
  const { options, option } = event;
  return { ...state, options, choice: { option, preparation: { kind: 'details', form: state.form } } };
};

const reduceOffered = (state: PaymentFlowState, event: PaymentFlowEvent): PaymentFlowState => {
  const offered = getOffered(state);
  if (!offered) return state;
  switch (event.type) {
    case 'chosen':
      return {
        kind: 'choosing',
        ...offered,
        choice: { option: event.option, preparation: { kind: 'pending' } },
        // The first choice is made for the buyer, who has to read why the options were loaded again.
        problem: state.kind === 'choosing' && !state.choice ? state.problem : null,
      };
    case 'switching':
      return { kind: 'switching', ...offered, isSlow: false };
    case 'signing':
      // Already while the chain is selected, which most wallets do without asking.
      if (state.kind === 'signing' && state.step === event.step && state.isBinding === event.isBinding) return state;
      return {
        kind: 'signing',
        ...offered,
        step: event.step,
        steps: event.steps,
        isBinding: event.isBinding,
        decline: 'early',
        isSlow: false,
      };
    case 'interrupted': {
      const { problem, options = offered.options } = event;
      return { kind: 'choosing', ...offered, options, problem };
    }
    default:
      return state;
  }
};

const toOffered = ({ wallet, accounts, options }: LoadedOffer, problem: PaymentProblem | null): PaymentFlowState =>
  options.length
    ? { kind: 'choosing', wallet, options, choice: null, problem }
    : { kind: 'no_options', wallet, accounts };

/** One without a hash is not the same as none. */
const isSameLate = (one: LateTransaction | null, other: LateTransaction | null): boolean =>
  (one === null) === (other === null) && one?.hash === other?.hash;

/** Returns the next state. Nothing leaves `closed`. */
export const reduceFlow = (state: PaymentFlowState, event: PaymentFlowEvent): PaymentFlowState => {
  if (state.kind === 'closed')
    return event.type === 'closed' && event.late !== undefined && !isSameLate(event.late, state.late)
      ? { ...state, late: event.late }
      : state;
  switch (event.type) {
    case 'picked':
      return { kind: 'connecting', wallet: event.wallet, isSlow: false };
    case 'asked':
      return { kind: 'asking', wallet: event.wallet, problem: event.problem };
    case 'offered':
      return toOffered(event.offer, event.problem);
    case 'unlisted':
      return { kind: 'no_account', wallet: event.wallet };
    case 'blocked':
      return { kind: 'blocked', wallet: event.wallet };
    case 'prepared':
    case 'unprepared':
    case 'incomplete':
      return prepare(state, event);
    case 'collecting':
    case 'checking':
    case 'renewed':
      return collect(state, event);
    case 'recalled': {
      const { wallet, option, steps } = event;
      // Nothing but this request: the option is not to be paid in another way.
      const choice: Choice = { option, preparation: { kind: 'pending' } };
      const offered: Offered = { wallet, options: [option], choice };
      return { kind: 'signing', ...offered, step: steps, steps, isBinding: false, decline: 'early', isSlow: false };
    }
    case 'slow':
      return 'isSlow' in state ? { ...state, isSlow: true } : state;
    case 'left':
      return { kind: 'picking', problem: event.problem };
    case 'busy':
      return { kind: 'busy' };
    case 'undecided':
      return { kind: 'check_wallet', error: event.error, decline: 'early' };
    case 'decline':
      return 'decline' in state ? { ...state, decline: event.decline } : state;
    case 'sending':
      return { kind: 'sending', record: event.record, used: getUsed(state) };
    case 'unanswered':
      return { kind: 'unsent', record: event.record, error: event.error, used: getUsed(state) };
    case 'sent':
      return { kind: 'sent', record: event.record, used: getUsed(state) };
    case 'closed':
      return {
        kind: 'closed',
        late: event.late ?? null,
        isAccepted: state.kind === 'sent',
        used: 'used' in state ? state.used : null,
      };
    case 'chosen':
    case 'switching':
    case 'signing':
    case 'interrupted':
      return reduceOffered(state, event);
  }
};
