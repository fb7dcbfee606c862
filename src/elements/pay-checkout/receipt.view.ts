import { html, nothing } from 'lit';
import type { AmountDisplay } from '../../contract/schemas/amount.js';
import type { CopyState } from '../../controllers/copy-controller.js';
import { shortenId } from '../../core/format/shorten-id.js';
import type { Messages } from '../../locales/messages.js';
import { assetBadge } from '../shared/asset-badge.view.js';
import { icon } from '../shared/icon.view.js';
import * as icons from '../shared/icons.js';
import { block, phrase } from '../shared/rendering/block.js';
import type { ReceiptRow } from './receipt.model.js';
import { amountView } from './requested-amount.js';

/** The rows of the receipt, and its controls. */
export interface ReceiptViewProps {
  readonly messages: Messages;
  readonly rows: readonly ReceiptRow[];
  /** The asset that was paid; undefined if it is not known. */
  readonly display: AmountDisplay | undefined;
  /** True if the payment has succeeded just now, while the buyer watched. */
  readonly isNew: boolean;
  /** Undefined if no explorer is known. */
  readonly explorerUrl: string | undefined;
  readonly copyState: CopyState;
  readonly onCopy: () => void;
  /** How the transaction id was copied. */
  readonly idCopyState: CopyState;
  readonly onCopyId: () => void;
  readonly onPrint: () => void;
}

/** An id, whose middle is left out on the screen; on paper it is whole. */
const idView = (id: string, part: string | undefined): unknown =>
  html`<bdi part=${part ?? nothing} class="id" title=${id}
    ><span class="on-screen">${shortenId(id)}</span><span class="on-paper">${id}</span></bdi
  >`;

const transactionControls = (props: ReceiptViewProps): unknown => {
  const { messages, explorerUrl, idCopyState, onCopyId } = props;
  const explorerLabel = `${messages.explorer} ${messages.newTab}`;
  return html`<button
      part="copy-transaction-button"
      class="icon-button"
      aria-label=${messages.copy}
      title=${messages.copy}
      @click=${onCopyId}
    >
      ${icon(idCopyState === 'copied' ? icons.done : icons.copy)}
    </button>
    <span role="status" class="spoken"
      >${phrase(idCopyState === 'idle' ? nothing : messages[idCopyState === 'copied' ? 'copied' : 'copyFailed'])}</span
    >${
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
    }`;
};

const valueView = (row: ReceiptRow, props: ReceiptViewProps): unknown => {
  const { part, isId } = row;
  const { messages, display } = props;
  if (isId) return html`${idView(row.rest, part)}${part === 'transaction' ? transactionControls(props) : nothing}`;
  const amount = html`<span part=${part ?? nothing}>${amountView(row, messages.locale)}</span>`;
  return part === 'paid-amount' && display ? html`${assetBadge(display)}${amount}` : amount;
};

const rowView = (row: ReceiptRow, props: ReceiptViewProps): unknown =>
  block(
    html`<div class=${row.isPrinted ? 'on-paper' : ''}>
      <dt>${row.label}</dt>
      <dd>${valueView(row, props)}</dd>
    </div>`,
  );

const COPY_RESULTS = { copied: 'copied', failed: 'copySupportFailed' } as const;

/** Renders the receipt: one line for each fact, and the buttons that print and copy it. */
export const receiptView = (props: ReceiptViewProps): unknown => {
  const { messages, rows, isNew, copyState, onCopy, onPrint } = props;
  return block(
    html`<div part="receipt" class=${isNew ? 'new' : ''}>
      <dl class="facts">${rows.map((row) => rowView(row, props))}</dl>
      <div part="receipt-footer">
        <button part="print-button" class="quiet" @click=${onPrint}>
          ${icon(icons.print)}${phrase(messages.checkout.print)}
        </button>
        <span class="copy ${copyState}">
          <button part="copy-receipt-button" class="quiet" @click=${onCopy}>
            ${icon(copyState === 'copied' ? icons.done : icons.copy)}${phrase(messages.copySupport)}
          </button>
          <span role="status">${phrase(copyState === 'idle' ? nothing : messages[COPY_RESULTS[copyState]])}</span>
        </span>
      </div>
    </div>`,
  );
};
