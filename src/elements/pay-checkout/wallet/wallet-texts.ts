import type { OptionAmount } from '../../../contract/schemas/amount.js';
import { formatAmount } from '../../../core/format/amount.js';
import type { Wording } from '../../../locales/messages.js';
import type { WalletMessages } from '../../../locales/wallet-messages.js';
import {
  getShownUnits,
  isTransactionRequest,
  startsWithApproval,
  type WalletRequest,
} from '../../../wallet/wallet-request.js';
import { getTransactionHash } from '../../../wallet/engine/confirm.js';
import { getNetworkName } from '../../../wallet/engine/option-chain.js';
import { isRevocation } from '../../../wallet/engine/revocation.js';
import type { Choice, PaymentFlowState, PaymentProblem } from '../../../wallet/engine/state.js';
import type { WalletViewProps } from './wallet-view-props.js';

/** Replaces the placeholders of a text. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

/** `12.50 USDC`, exact to the last digit. An invalid value is shown unformatted. */
export const describeAmount = ({ value, display }: OptionAmount, locale: string): string =>
  `${formatAmount(value, display.decimals, locale) ?? value} ${display.assetSymbol}`;

/** The number comes before the symbol in every sentence, as where the amount stands alone. */
const isolate = (amount: string, dir: string): string => (dir === 'rtl' ? `\u2066${amount}\u2069` : amount);

/** The request that the wallet is asked for. */
const getRequest = (state: PaymentFlowState): WalletRequest | undefined => {
  if (state.kind !== 'signing' || state.choice?.preparation.kind !== 'ready') return undefined;
  return state.choice.preparation.requests[state.step - 1];
};

/** The values for the placeholders of a text. */
const getValues = ({ state, paymentId, messages: { locale, dir } }: WalletViewProps): Record<string, string> => {
  const option = 'choice' in state ? state.choice?.option : undefined;
  const request = getRequest(state);
  return {
    payment: paymentId,
    units: (request && getShownUnits(request)) ?? '',
    ...('wallet' in state && { wallet: state.wallet.name }),
    ...(option && {
      amount: isolate(describeAmount(option.amount, locale), dir),
      network: getNetworkName(option),
      token: option.amount.display.assetSymbol,
    }),
    ...(state.kind === 'signing' && { step: String(state.step), steps: String(state.steps) }),
  };
};

/** True if the first request lets Permit2 move the token: the buyer has to know before the wallet asks. */
export const needsPermission = ({ preparation }: Choice): boolean =>
  preparation.kind === 'ready' && startsWithApproval(preparation.requests);

/** True while the wallet asks for such a permission, which names no amount. */
export const asksPermission = (state: PaymentFlowState): boolean =>
  state.kind === 'signing' && state.step < state.steps && state.choice !== null && needsPermission(state.choice);

/** True if the wallet may still ask for a transaction that would come too late. */
const asksTooLate = ({ state, isTimeUp }: WalletViewProps): boolean =>
  isTimeUp && (state.kind === 'check_wallet' || (state.kind === 'signing' && state.isBinding));

/** The headline of a state, and the sentence below it. */
const getWording = (props: WalletViewProps): Wording => {
  const { state, messages } = props;
  if (asksTooLate(props)) return [messages.checkWallet[0], messages.declineNow];
  switch (state.kind) {
    case 'picking':
      return ['', ''];
    case 'connecting':
      return messages.connecting;
    case 'asking':
      return [messages.loading, ''];
    case 'no_account':
      return messages.noAccount;
    case 'no_options':
      return messages.noFunds;
    case 'blocked':
      return messages.blocked;
    case 'choosing':
      return [messages.pickAsset, ''];
    case 'collecting':
      return [messages.details.give, messages.details.why];
    case 'switching':
      return messages.switching;
    case 'signing':
      if (!asksPermission(state)) return messages.signing;
      return isRevocation(getRequest(state)) ? messages.revoking : messages.allowing;
    case 'check_wallet':
      return messages.checkWallet;
    case 'busy':
      return messages.busy;
    case 'sending':
    case 'unsent':
    case 'sent': {
      const [title, text] = messages[state.kind];
      return [title, state.record.otherChain === undefined ? text : messages.otherChain];
    }
    case 'closed':
      return state.late ? messages.late : messages.closed;
  }
};

const getProblem = (state: PaymentFlowState): PaymentProblem | null => ('problem' in state ? state.problem : null);

const fillProblemText = (
  problem: PaymentProblem,
  { details, problems }: WalletMessages,
  values: Readonly<Record<string, string>>,
): string => {
  const { code } = problem;
  // Not the network of the option that is chosen by now.
  const own = code === 'unknown_chain' ? { ...values, network: problem.network } : values;
  const text = fill(code === 'details_missing' ? details.missing : problems[code], own);
  // Isolated: the name may be of another direction than the text.
  return code === 'smart_account' ? `\u2068${problem.asset}\u2069 – ${text}` : text;
};

/** The sentences above the form for details besides why they are asked for: who is paid, and where to enter them. */
const getDetailsTexts = (state: PaymentFlowState, { details }: WalletMessages): readonly string[] => {
  if (state.kind !== 'collecting') return [];
  const { form, merchant } = state;
  return [
    merchant ? details.merchant.replace('{merchant}', () => merchant) : '',
    form.kind === 'page' ? details.page : '',
  ];
};

/** What the wallet shows of the request, where the buyer can compare it with the page. */
const getCheckText = ({ state, messages }: WalletViewProps): string => {
  const request = getRequest(state);
  if (!request || asksPermission(state)) return '';
  if (isTransactionRequest(request)) return messages.checkAmount;
  return getShownUnits(request) === undefined ? '' : messages.checkUnits;
};

/** How the buyer gets on where nobody knows what the wallet has done. */
const getWayOn = ({ state, isTimeUp, messages, page }: WalletViewProps): readonly string[] => {
  const contact = (hash: string | undefined): readonly string[] => [
    messages.contactShop,
    ...(hash === undefined ? [] : [`${page.transaction}: ${hash}`]),
  ];
  switch (state.kind) {
    case 'signing':
    case 'check_wallet':
      if (isTimeUp || state.decline === 'early') return [];
      if (state.decline === 'possible') return [messages.declineFirst];
      return state.decline === 'checking' ? [messages.checkingDeclined] : [messages.unproven, ...contact(undefined)];
    case 'sending':
    case 'unsent':
    case 'sent':
      return state.record.otherChain === undefined ? [] : contact(getTransactionHash(state.record.confirmation));
    case 'closed':
      return state.late ? [page.checkout.mayStillLeave, ...contact(state.late.hash)] : [];
    default:
      return [];
  }
};

/** The texts of a step, in the order in which they are read. */
export interface StepTexts {
  readonly problem: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** Where to look for a wallet that has not answered for a while; empty before. */
  readonly slow: string;
}

/** The texts while the buyer pays in an app. */
const getOpenedTexts = (
  { app, state }: NonNullable<WalletViewProps['opened']>,
  { page, messages }: WalletViewProps,
): StepTexts => {
  const [title, text] = page.checkout.openedApp;
  return {
    problem: '',
    title: fill(title, { wallet: app.name }),
    lines: [text, ...(state === 'unopened' ? [messages.notOpened] : [])],
    slow: '',
  };
};

/** Returns why the buyer has to choose again; empty if they need not. */
export const getProblemText = (state: PaymentFlowState, messages: WalletMessages): string => {
  const problem = getProblem(state);
  return problem ? fillProblemText(problem, messages, {}) : '';
};

/** Returns the texts of a step. */
export const getTexts = (props: WalletViewProps): StepTexts => {
  const { state, messages } = props;
  if (state.kind === 'picking' && props.opened) return getOpenedTexts(props.opened, props);
  const values = getValues(props);
  const [title, text] = getWording(props);
  const problem = getProblem(state);
  const slow = 'isSlow' in state && state.isSlow ? messages.openWallet : '';
  return {
    problem: problem ? fillProblemText(problem, messages, values) : '',
    title: fill(title, values),
    lines: [
      ...[getCheckText(props), text, ...getWayOn(props)].map((line) => fill(line, values)),
      // A name may contain what looks like a placeholder.
      ...getDetailsTexts(state, messages),
    ].filter(Boolean),
    slow: fill(slow, values),
  };
};

/** Returns the texts of a step for the live region. */
export const getAnnouncement = ({ problem, title, lines, slow }: StepTexts, step: string): readonly string[] =>
  [problem, title, step, ...lines, slow].filter(Boolean);

/** “Step 1 of 2”; empty if there is one step. */
export const getStepText = ({ state, messages }: WalletViewProps): string =>
  state.kind === 'signing' && state.steps > 1
    ? fill(messages.signingStep, { step: String(state.step), steps: String(state.steps) })
    : '';
