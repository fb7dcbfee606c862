import { html, nothing } from 'lit';
import type { OptionAmount } from '../../contract/schemas/amount.js';
import type { PaymentInfo } from '../../contract/schemas/payment-status-response.js';
import type { CopyState } from '../../controllers/copy-controller.js';
import { formatAmount } from '../../core/format/amount.js';
import { formatMoment } from '../../core/format/moment.js';
import { shortenId } from '../../core/format/shorten-id.js';
import type { StatusMessages } from '../../locales/messages.js';
import { assetBadge } from '../shared/asset-badge.view.js';
import { icon } from '../shared/icon.view.js';
import * as icons from '../shared/icons.js';
import { numberView } from '../shared/number.view.js';
import { block, phrase } from '../shared/rendering/block.js';

/** The inputs of the receipt besides the payment. */
export interface ReceiptContext {
  readonly messages: StatusMessages;
  readonly explorerUrl: string | undefined;
  readonly copyState: CopyState;
  readonly onCopy: () => void;
  /** When the shop refunded the payment, Unix milliseconds, if the page knows. */
  readonly refundedAtMs: number | undefined;
  /** Undefined in a server render, which does not know the buyer's time zone. */
  readonly nowMs: number | undefined;
}

const paidAmount = ({ value, display }: OptionAmount, { locale, paid }: StatusMessages): unknown => {
  const { assetSymbol, assetName, decimals, networkName } = display;
  // An invalid value, or one with invalid decimals, is shown unformatted.
  const amount = formatAmount(value, decimals, locale);
  // The outer <bdi> keeps the symbol after the number in right-to-left text, the inner ones whatever the gateway sends.
  return block(
    html`<div part="paid">
      ${assetBadge(display)}
      <div>
        <small class="spoken">${paid}</small>
        <span part="amount"
          ><bdi><bdi>${amount ? numberView(amount, locale) : value}</bdi> <bdi>${assetSymbol}</bdi></bdi></span
        >
        <small part="asset"><bdi>${assetName}</bdi>${networkName ? html` · <bdi>${networkName}</bdi>` : nothing}</small>
      </div>
    </div>`,
  );
};

const transaction = (txId: string, context: ReceiptContext): unknown => {
  const { messages, explorerUrl, copyState, onCopy } = context;
  const isCopied = copyState === 'copied';
  const isBlocked = copyState === 'failed';
  const explorerLabel = `${messages.explorer} ${messages.newTab}`;
  const result = isCopied ? messages.copied : isBlocked ? messages.copyFailed : '';
  return block(
    html`<div part="reference">
      <div>
        <small role="status">${phrase(result)}</small>
        <small>${phrase(result ? nothing : messages.transaction)}</small>
        ${block(html`<bdi part="transaction" title=${txId}>${isBlocked ? txId : shortenId(txId)}</bdi>`)}
      </div>
      <button
        part="copy-button"
        class="icon-button"
        @click=${onCopy}
        aria-label=${messages.copy}
        title=${messages.copy}
      >
        ${icon(isCopied ? icons.done : icons.copy)}
      </button>
      ${
        explorerUrl
          ? html`<a
              part="explorer-link"
              class="icon-button"
              href=${explorerUrl}
              target="_blank"
              rel="noreferrer"
              aria-label=${explorerLabel}
              title=${explorerLabel}
              >${icon(icons.external)}</a
            >`
          : nothing
      }
    </div>`,
  );
};

/** The shop says so, not the gateway: the money may still be on its way. */
const refunded = (atMs: number, { messages, nowMs }: ReceiptContext): unknown =>
  block(
    html`<p part="refunded">
      ${messages.refunded}${nowMs ? `\u00a0· ${formatMoment(atMs, undefined, messages.locale)}` : ''}
    </p>`,
  );

/** Renders the paid amount, the transaction, and the mark of a refund. Each may be absent. */
export const receipt = ({ optionAmount, txId }: PaymentInfo, context: ReceiptContext): unknown =>
  block(
    html`<div part="receipt">
      ${optionAmount ? paidAmount(optionAmount, context.messages) : nothing}${txId ? transaction(txId, context) : nothing}
      ${context.refundedAtMs === undefined ? nothing : refunded(context.refundedAtMs, context)}
    </div>`,
  );
