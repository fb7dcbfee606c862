import { html, nothing, type TemplateResult } from 'lit';
import type { OptionAmount } from '../../../contract/schemas/amount.js';
import type { PaymentOption } from '../../../contract/schemas/payment-options.js';
import { formatAmount } from '../../../core/format/amount.js';
import type { Wording } from '../../../locales/messages.js';
import type { WalletMessages } from '../../../locales/wallet/wallet-messages.js';
import type { Choice, PaymentFlowState, PaymentProblem } from '../../../wallet/engine/state.js';
import type { CheckoutWallet } from '../../../wallet/ports.js';
import { hideBroken } from '../../shared/hide-broken.js';
import { numberView } from '../../shared/number.view.js';

/** The state of the pane, and its event handlers. */
export interface WalletViewProps {
  readonly messages: WalletMessages;
  readonly state: PaymentFlowState;
  readonly wallets: readonly CheckoutWallet[];
  readonly onPick: (wallet: CheckoutWallet) => void;
  readonly onChoose: (optionId: string) => void;
  readonly onPay: () => void;
  readonly onBack: () => void;
  readonly onResend: () => void;
}

type Part = TemplateResult | typeof nothing;

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

/** `12.50 USDC`, exact to the last digit. An invalid value is shown unformatted. */
const describeAmount = ({ value, display }: OptionAmount, locale: string): string =>
  `${formatAmount(value, display.decimals, locale) ?? value} ${display.assetSymbol}`;

/** The same, to break only between the groups of the number. */
const amountView = ({ value, display }: OptionAmount, locale: string): TemplateResult => {
  const number = formatAmount(value, display.decimals, locale);
  return html`${number ? numberView(number, locale) : value} ${display.assetSymbol}`;
};

/** The values for the placeholders of a text. */
const getValues = (state: PaymentFlowState, locale: string): Record<string, string> => {
  const option = 'choice' in state ? state.choice?.option : undefined;
  return {
    ...('wallet' in state && { wallet: state.wallet.name }),
    ...(option && { amount: describeAmount(option.amount, locale), network: option.amount.display.networkName ?? '' }),
    ...(state.kind === 'signing' && { step: String(state.step), steps: String(state.steps) }),
  };
};

/** The headline of a state, and the sentence below it. */
const getWording = ({ kind }: PaymentFlowState, hasWallets: boolean, messages: WalletMessages): Wording => {
  switch (kind) {
    case 'picking':
      return [messages.pickWallet, hasWallets ? '' : messages.noWallet];
    case 'connecting':
      return messages.connecting;
    case 'asking':
      return [messages.loading, ''];
    case 'no_options':
      return messages.noFunds;
    case 'blocked':
      return messages.blocked;
    case 'choosing':
      return [messages.pickAsset, ''];
    case 'switching':
      return messages.switching;
    case 'signing':
      return messages.signing;
    case 'busy':
      return messages.busy;
    case 'sending':
      return messages.sending;
    case 'unsent':
      return messages.unsent;
    case 'sent':
      return messages.sent;
    case 'closed':
      return messages.closed;
  }
};

const getProblem = (state: PaymentFlowState): PaymentProblem | null => ('problem' in state ? state.problem : null);

/** The texts of a step, in the order in which they are read. */
interface StepTexts {
  readonly problem: string;
  readonly title: string;
  readonly lines: readonly string[];
}

const getTexts = ({ state, wallets, messages }: WalletViewProps): StepTexts => {
  const values = getValues(state, messages.locale);
  const [title, text] = getWording(state, wallets.length > 0, messages);
  const problem = getProblem(state);
  const steps = state.kind === 'signing' && state.steps > 1 ? messages.signingStep : '';
  const hint = 'isSlow' in state && state.isSlow ? messages.openWallet : '';
  return {
    problem: problem ? messages.problems[problem.code] : '',
    title: fill(title, values),
    lines: [steps, text, hint].filter(Boolean).map((line) => fill(line, values)),
  };
};

/** Returns the texts of a step for the live region. */
export const getAnnouncement = (props: WalletViewProps): readonly string[] => {
  const { problem, title, lines } = getTexts(props);
  return [problem, title, ...lines].filter(Boolean);
};

/** The headline gets the focus when a pressed button is gone, and is read with the texts around it. */
const statusView = (props: WalletViewProps): TemplateResult => {
  const { problem, title, lines } = getTexts(props);
  return html`<div class="wallet-status">
      ${problem ? html`<p part="wallet-problem" id="wallet-problem">${problem}</p>` : nothing}
      <h3 part="wallet-title" tabindex="-1" aria-describedby="wallet-problem wallet-text">${title}</h3>
      <div id="wallet-text">${lines.map((line) => html`<p>${line}</p>`)}</div>
    </div>
    <p role="status" class="spoken"></p>`;
};

const walletButton = (wallet: CheckoutWallet, onPick: WalletViewProps['onPick']): TemplateResult =>
  html`<li>
    <button
      part="wallet-button"
      @click=${() => {
        onPick(wallet);
      }}
    >
      <span part="wallet-icon" aria-hidden="true"
        >${[...wallet.name][0]}${wallet.icon ? html`<img src=${wallet.icon} alt="" @error=${hideBroken} />` : nothing}</span
      >
      <bdi>${wallet.name}</bdi>
    </button>
  </li>`;

const optionView = (option: PaymentOption, isChosen: boolean, props: WalletViewProps): TemplateResult => {
  const { messages, onChoose } = props;
  const { networkName } = option.amount.display;
  return html`<label part="option">
    <input
      type="radio"
      name="option"
      .checked=${isChosen}
      @change=${() => {
        onChoose(option.id);
      }}
    />
    <span class="option-text">
      <b><bdi>${amountView(option.amount, messages.locale)}</bdi></b>
      ${networkName ? html`<small><bdi>${fill(messages.onNetwork, { network: networkName })}</bdi></small>` : nothing}
    </span>
  </label>`;
};

/** The button that pays, or that loads the requests of the chosen option again. */
const payButton = (
  { option, preparation }: Choice,
  problem: PaymentProblem | null,
  { messages, onPay, onChoose }: WalletViewProps,
): TemplateResult => {
  const isRetry =
    preparation.kind === 'failed' && (problem?.code === 'unavailable' || problem?.code === 'price_renewed');
  const press = (): void => {
    if (isRetry) onChoose(option.id);
    else onPay();
  };
  const [before, after] = messages.pay.split('{amount}');
  const pay = html`${before}${amountView(option.amount, messages.locale)}${after}`;
  const label = preparation.kind === 'pending' ? messages.preparing : isRetry ? messages.tryAgain : pay;
  return html`<button
    part="pay-button"
    class="button"
    aria-disabled=${preparation.kind !== 'ready' && !isRetry}
    @click=${press}
  >
    ${label}
  </button>`;
};

const choosingView = (
  { choice, options, problem }: Extract<PaymentFlowState, { readonly kind: 'choosing' }>,
  props: WalletViewProps,
): TemplateResult =>
  html`<fieldset part="options" aria-label=${props.messages.pickAsset}>
      ${options.map((option) => optionView(option, option.id === choice?.option.id, props))}
    </fieldset>
    ${choice ? payButton(choice, problem, props) : nothing}`;

const controlsView = (props: WalletViewProps): Part => {
  const { state, wallets, messages, onPick, onBack, onResend } = props;
  const back = (label: string): TemplateResult =>
    html`<button part="wallet-back-button" @click=${onBack}>${label}</button>`;
  switch (state.kind) {
    case 'picking':
      return wallets.length
        ? html`<ul part="wallets" role="list">
            ${wallets.map((wallet) => walletButton(wallet, onPick))}
          </ul>`
        : nothing;
    case 'choosing':
      return html`${choosingView(state, props)}${back(messages.otherWallet)}`;
    case 'no_options':
    case 'blocked':
      return back(messages.otherWallet);
    case 'connecting':
    case 'asking':
    case 'switching':
    case 'signing':
    case 'busy':
      return back(messages.back);
    case 'unsent':
      return html`<button part="wallet-retry-button" class="button" @click=${onResend}>${messages.resend}</button>`;
    case 'sending':
    case 'sent':
    case 'closed':
      return nothing;
  }
};

/**
 * Renders paying with a wallet: one headline, one announcement, and the next step. Its languages are written from left to right,
 * that of the page may not be.
 */
export const walletView = (props: WalletViewProps): TemplateResult =>
  html`<div part="wallet" lang=${props.messages.locale} dir="ltr">${statusView(props)}${controlsView(props)}</div>`;
