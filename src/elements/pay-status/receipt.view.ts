import { html, nothing, type TemplateResult } from 'lit';
import type { OptionAmount } from '../../contract/amount.js';
import type { PaymentInfo } from '../../contract/payment-status-response.js';
import { formatAmount } from '../../format/amount.js';
import { safeImageUrl } from '../../format/image-url.js';
import { shortenId } from '../../format/shorten-id.js';
import type { CopyState } from '../../controllers/copy-controller.js';
import type { Messages } from '../../locales/messages.js';

/** What the receipt needs beside the payment's own words. */
export interface ReceiptContext {
  readonly messages: Messages;
  readonly explorerUrl: string | undefined;
  readonly copyState: CopyState;
  readonly onCopy: () => void;
}

const hideBroken = (event: Event): void => {
  (event.currentTarget as HTMLElement).hidden = true;
};

const icon = (raw: unknown, name: string): TemplateResult | typeof nothing => {
  const url = safeImageUrl(raw);
  return url
    ? html`<img part=${name} class=${name} src=${url} alt="" referrerpolicy="no-referrer" @error=${hideBroken} />`
    : nothing;
};

const paidAmount = ({ value, display }: OptionAmount, messages: Messages): TemplateResult => {
  const { assetSymbol, assetName, decimals, iconUrl, networkIconUrl, networkName } = display;
  // A value that is not a whole number of units is shown as it came, and said to be just that.
  const amount = formatAmount(value, decimals, messages.locale) ?? value;
  return html`<div class="paid">
    <span class="badge" aria-hidden="true"
      ><span>${[...assetSymbol][0]}</span>${icon(iconUrl, 'asset-icon')}${icon(networkIconUrl, 'network-icon')}</span
    >
    <span>
      <span class="label">${messages.paid}</span>
      <span part="amount"><bdi>${amount}</bdi> <bdi>${assetSymbol}</bdi></span>
      <span part="asset" class="label"
        ><bdi>${assetName}</bdi>${networkName ? html` · <bdi>${networkName}</bdi>` : nothing}</span
      >
    </span>
  </div>`;
};

const COPY_WORDS = { idle: 'copy', copied: 'copied', failed: 'copyFailed' } as const;

const transaction = (txId: string, context: ReceiptContext): TemplateResult => {
  const { messages, explorerUrl, copyState, onCopy } = context;
  return html`<div class="transaction">
    <span class="label">${messages.transaction}</span>
    <bdi part="transaction" class=${copyState} title=${txId}>${copyState === 'failed' ? txId : shortenId(txId)}</bdi>
    <button part="copy-button" @click=${onCopy} aria-label=${messages.copy} title=${messages.copy}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d=${copyState === 'copied' ? 'm5 12.5 4.5 4.5L19 7' : 'M9 9h11v11H9zM5 15H4V4h11v1'} />
      </svg>
    </button>
    ${
      explorerUrl
        ? html`<a part="explorer-link" href=${explorerUrl} target="_blank" rel="noopener noreferrer"
            >${messages.explorer}</a
          >`
        : nothing
    }
    <span class="label" role="status">${copyState === 'idle' ? '' : messages[COPY_WORDS[copyState]]}</span>
  </div>`;
};

/** What was paid and the transaction that carried it, as far as the gateway said. */
export const receipt = ({ optionAmount, txId }: PaymentInfo, context: ReceiptContext): TemplateResult =>
  html`<div part="receipt">
    ${optionAmount ? paidAmount(optionAmount, context.messages) : nothing}
    ${txId ? transaction(txId, context) : nothing}
  </div>`;
