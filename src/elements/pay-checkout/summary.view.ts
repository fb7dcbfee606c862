import { html, nothing } from 'lit';
import { MAX_LENGTHS } from '../../contract/limits.js';
import { readRequestedAmount } from '../../contract/readers/payment-details.js';
import type { PaymentDetails } from '../../contract/schemas/payment-details.js';
import { toLabel } from '../../contract/text.js';
import { parseImageUrl } from '../../core/url/image-url.js';
import type { Messages } from '../../locales/messages.js';
import { hideBroken } from '../shared/hide-broken.js';
import { block } from '../shared/rendering/block.js';
import type { CheckoutItem } from './items.js';
import { itemsView } from './items.view.js';
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
  const amount = unit && value ? readRequestedAmount({ unit, value }, () => undefined, '') : undefined;
  return {
    merchantName: readLabel(merchantName) ?? details?.merchant?.name,
    merchantIconUrl: merchantIconUrl ?? details?.merchant?.iconUrl,
    amount: amount ?? details?.amount,
    referenceId: readLabel(referenceId),
    items,
  };
};

/** More characters than fit at the full size. */
const isLong = ({ number = '', rest }: FormattedAmount): boolean => number.length + rest.length > 14;

const merchant = ({ merchantName, merchantIconUrl }: Summary, label: string): unknown => {
  const icon = parseImageUrl(merchantIconUrl);
  return block(
    html`<p part="merchant" title=${merchantName ?? ''}>
      <span part="merchant-icon" aria-hidden="true"
        >${[...(merchantName ?? '')][0]}${
          icon
            ? html`<img src=${icon} alt="" referrerpolicy="no-referrer" @error=${hideBroken} @load=${hideBroken} />`
            : nothing
        }</span
      >
      ${block(html`<span>${label} <bdi>${merchantName}</bdi></span>`)}
    </p>`,
  );
};

/** What the summary depends on besides its texts. */
export interface SummaryState {
  /** True while the details are loading. */
  readonly isPending: boolean;
  /** False once the payment can no longer be paid: then the summary does not ask to pay. */
  readonly isPayable: boolean;
}

/** Renders the summary. */
export const summaryView = (summary: Summary, { isPending, isPayable }: SummaryState, messages: Messages): unknown => {
  const { merchantName, referenceId, items } = summary;
  const amount = summary.amount && formatRequested(summary.amount, messages.locale);
  return block(
    html`<header id=${isPending ? nothing : 'summary'} part="summary" aria-busy=${isPending}>
      <div class="due">
        ${merchantName || isPending ? merchant(summary, isPayable ? messages.checkout.pay : '') : nothing}
        ${
          amount || isPending
            ? block(
                html`<p part="amount" class=${amount && isLong(amount) ? 'long' : ''}>
                  ${amount ? amountView(amount, messages.locale) : nothing}
                </p>`,
              )
            : nothing
        }
      </div>
      ${itemsView(items, messages)}
      ${referenceId ? block(html`<p part="reference">${messages.checkout.order} <bdi>${referenceId}</bdi></p>`) : nothing}
    </header>`,
  );
};
