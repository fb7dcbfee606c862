import { isAmountUnit } from '../../contract/amount-unit.js';
import { html, nothing, svg } from 'lit';
import { MAX_LENGTHS } from '../../contract/limits.js';
import { readRequestedAmount } from '../../contract/readers/payment-details.js';
import type { PaymentDetails } from '../../contract/schemas/payment-details.js';
import { toLabel } from '../../contract/text.js';
import { parseImageUrl } from '../../core/url/image-url.js';
import type { Messages } from '../../locales/messages.js';
import { countdownView } from '../shared/countdown.view.js';
import { hideBroken } from '../shared/hide-broken.js';
import { block } from '../shared/rendering/block.js';
import type { CheckoutItem } from './items.js';
import { itemsView, moreItemsView } from './items.view.js';
import { amountView, formatRequested, type FormattedAmount } from './requested-amount.js';

/** Merchant, amount, items and reference, set by the page or loaded from the gateway. */
export interface Summary extends Pick<PaymentDetails, 'amount'> {
  readonly merchantName: string | undefined;
  readonly merchantIconUrl: string | null | undefined;
  readonly referenceId: string | undefined;
  readonly items: readonly CheckoutItem[];
}

/** The inputs of the element for its summary. */
export interface SummaryInputs extends Partial<Pick<Summary, 'merchantName' | 'merchantIconUrl' | 'referenceId'>> {
  readonly amountUnit?: string | undefined;
  readonly amountValue?: string | undefined;
}

const readLabel = (text: unknown): string | undefined =>
  typeof text === 'string' ? toLabel(text, MAX_LENGTHS.NAME) : undefined;

/** Merges the values that the page has set with those of the gateway; the page's take precedence. */
export const readSummary = (
  inputs: SummaryInputs,
  items: readonly CheckoutItem[],
  details: PaymentDetails | undefined,
): Summary => {
  const { merchantName, merchantIconUrl, referenceId, amountUnit: unit, amountValue: value } = inputs;
  // An unknown unit would be shown beside minor units, as a wrong price.
  const amount =
    unit && isAmountUnit(unit) && value ? readRequestedAmount({ unit, value }, () => undefined, '') : undefined;
  return {
    merchantName: readLabel(merchantName) ?? details?.merchant?.name,
    merchantIconUrl: merchantIconUrl ?? details?.merchant?.iconUrl,
    amount: amount ?? details?.amount,
    referenceId: readLabel(referenceId),
    items,
  };
};

/** More characters than fit beside the merchant. */
const isLong = ({ number = '', rest }: FormattedAmount): boolean => number.length + rest.length > 14;

const merchantIcon = ({ merchantName, merchantIconUrl }: Summary): unknown => {
  const url = parseImageUrl(merchantIconUrl);
  return block(
    html`<span part="merchant-icon" aria-hidden="true"
      >${[...(merchantName ?? '')][0]}${
        url
          ? html`<img src=${url} alt="" referrerpolicy="no-referrer" @error=${hideBroken} @load=${hideBroken} />`
          : nothing
      }</span
    >`,
  );
};

const placeholder = html`<span class="skeleton"></span>`;

/** What the summary depends on besides its texts. */
export interface SummaryState {
  /** True while the details are loading. */
  readonly isPending: boolean;
  /** Time left to pay, milliseconds; undefined without a countdown. */
  readonly remainingMs: number | undefined;
}

/** The ring of the time left, as a small clock. */
const timer = (share: number) =>
  svg`<svg class="timer" viewBox="0 0 24 24" aria-hidden="true"><circle class="track" cx="12" cy="12" r="9" />${block(
    svg`<circle class="ring" cx="12" cy="12" r="9" pathLength="1" stroke-dasharray="${share} 1" />`,
    true,
  )}</svg>`;

/** Renders who asks for how much, for what, and for how long. */
export const summaryView = (
  summary: Summary,
  { isPending, remainingMs }: SummaryState,
  messages: Messages,
): unknown => {
  const { merchantName, referenceId, items } = summary;
  const { locale, checkout } = messages;
  const amount = summary.amount && formatRequested(summary.amount, locale);
  const hasMerchant = merchantName !== undefined || isPending;
  return block(
    html`<header part="summary" class=${remainingMs ? 'timed' : ''} aria-busy=${isPending}>
      ${hasMerchant ? merchantIcon(summary) : nothing}
      ${
        hasMerchant
          ? block(
              html`<p id=${isPending ? nothing : 'merchant'} part="merchant" title=${merchantName ?? ''}>
                ${merchantName === undefined ? placeholder : html`<bdi>${merchantName}</bdi>`}
              </p>`,
            )
          : nothing
      }
      ${
        amount || isPending
          ? block(
              html`<p
                id=${isPending ? nothing : 'amount'}
                part="amount"
                class=${amount && isLong(amount) ? 'long' : ''}
              >
                ${amount ? amountView(amount, locale) : placeholder}
              </p>`,
            )
          : nothing
      }
      ${itemsView(items, locale)}
      ${
        referenceId || items.length
          ? html`<div class="about">
              ${
                referenceId
                  ? block(html`<span part="reference"><span>${checkout.order}</span> <bdi>${referenceId}</bdi></span>`)
                  : nothing
              }${moreItemsView(items, messages)}
            </div>`
          : nothing
      }
      ${countdownView(remainingMs, messages, timer)}
    </header>`,
  );
};
