import { sendsToChain } from '../../../core/wallet-methods.js';
import { html, nothing, type TemplateResult } from 'lit';
import type { OptionAmount } from '../../../contract/schemas/amount.js';
import type { PaymentOption } from '../../../contract/schemas/payment-options.js';
import { formatAmount } from '../../../core/format/amount.js';
import type { Choice, PaymentFlowState } from '../../../wallet/engine/state.js';
import { assetBadge } from '../../shared/asset-badge.view.js';
import { fillNodes } from '../../shared/fill-nodes.js';
import { numberView } from '../../shared/number.view.js';
import { block, phrase } from '../../shared/rendering/block.js';
import { fill, needsPermission } from './wallet-texts.js';
import type { WalletViewProps } from './wallet-view-props.js';

type Choosing = Extract<PaymentFlowState, { readonly kind: 'choosing' }>;

/** A part of an action, which may be anything. */
interface UncheckedAction {
  readonly data?: { readonly method?: unknown } | null;
}

/** `12.50 USDC`, to break only between the groups of the number. An invalid value is shown unformatted. */
const amountView = ({ value, display }: OptionAmount, locale: string): TemplateResult => {
  const number = formatAmount(value, display.decimals, locale);
  return html`${number ? numberView(number, locale) : value} ${display.assetSymbol}`;
};

/** The quote of an option, and why it cannot be chosen. */
const noteOf = (option: PaymentOption, { messages, getForm, isRefused }: WalletViewProps): unknown => {
  const { expiresAt } = option;
  if (isRefused(option)) return block(html`<span part="option-reason">${messages.problems.smart_account}</span>`);
  const form = getForm(option);
  if (form === null) return block(html`<span part="option-reason">${messages.needsDetails}</span>`);
  if (form) return block(html`<span part="option-details">${messages.details.asks}</span>`);
  if (expiresAt == null) return nothing;
  const time = new Intl.DateTimeFormat(messages.locale, { timeStyle: 'short' }).format(expiresAt * 1_000);
  return block(html`<span>${fill(messages.priceHeld, { time })}</span>`);
};

/** True if one of the gateway's requests, before they are checked, is a transaction that lets Permit2 move a token. */
const offersPermission = ({ actions, amount }: PaymentOption): boolean =>
  amount.unit.includes('/erc20:') &&
  actions.some((action) => sendsToChain((action as UncheckedAction | null)?.data?.method));

const optionView = (option: PaymentOption, choice: Choice | null, props: WalletViewProps): unknown => {
  const { messages, onChoose, getForm, isRefused } = props;
  const { networkName } = option.amount.display;
  const isChosen = option.id === choice?.option.id;
  const asksPermission = offersPermission(option) || (isChosen && needsPermission(choice));
  return block(
    html`<label part="option" class="row">
      ${assetBadge(option.amount.display)}
      <span class="row-text">
        <b>${block(html`<bdi>${amountView(option.amount, messages.locale)}</bdi>`)}</b>
        <small>
          ${networkName ? block(html`<span><bdi>${fill(messages.onNetwork, { network: networkName })}</bdi></span>`) : nothing}
          ${noteOf(option, props)} ${asksPermission ? block(html`<span>${messages.needsPermission}</span>`) : nothing}
        </small>
      </span>
      <input
        type="radio"
        name="option"
        ?disabled=${isRefused(option) || getForm(option) === null}
        .checked=${isChosen}
        @change=${() => {
          onChoose(option.id);
        }}
      />
    </label>`,
  );
};

/** The button that pays, or that loads the requests of the chosen option again. */
const payButton = (
  { option, preparation }: Choice,
  { wallet, problem }: Choosing,
  { messages, onPay, onChoose }: WalletViewProps,
): unknown => {
  const isRetry = preparation.kind === 'failed' && problem?.code === 'unavailable';
  const press = (): void => {
    if (isRetry) onChoose(option.id);
    else onPay();
  };
  // `Pay 12.50 USDC with MetaMask`
  const values = {
    amount: html`<bdi>${amountView(option.amount, messages.locale)}</bdi>`,
    wallet: html`<bdi>${wallet.name}</bdi>`,
  };
  const pay = isRetry ? messages.tryAgain : fillNodes(messages.pay, values);
  const asks = preparation.kind === 'details' ? messages.details.give : pay;
  const label = preparation.kind === 'pending' ? messages.preparing : asks;
  return html`<button
    part="pay-button"
    class="button"
    aria-disabled=${preparation.kind === 'pending' || (preparation.kind === 'failed' && !isRetry)}
    @click=${press}
  >
    ${phrase(label)}
  </button>`;
};

/** Renders the assets to pay with, and the button that pays. */
export const choosingView = (
  state: Choosing,
  props: WalletViewProps,
): { readonly content: unknown; readonly button: unknown } => {
  const { choice, options } = state;
  return {
    content: html`<fieldset part="options" class="rows" aria-label=${props.messages.pickAsset}>
      ${options.map((option) => optionView(option, choice, props))}
    </fieldset>`,
    button: choice ? payButton(choice, state, props) : nothing,
  };
};
