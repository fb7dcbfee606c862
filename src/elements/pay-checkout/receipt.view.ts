import { html, nothing, type TemplateResult } from 'lit';
import type { CopyState } from '../../controllers/copy-controller.js';
import type { Messages } from '../../locales/messages.js';
import { newTab } from '../shared/new-tab.view.js';
import { block, phrase } from '../shared/rendering/block.js';
import type { ReceiptRow } from './receipt.model.js';
import { amountView } from './requested-amount.js';

/** The rows of the receipt, and its controls. */
export interface ReceiptViewProps {
  readonly messages: Messages;
  readonly rows: readonly ReceiptRow[];
  /** True if the payment has succeeded just now, while the buyer watched. */
  readonly isNew: boolean;
  /** Undefined if no explorer is known. */
  readonly explorerUrl: string | undefined;
  readonly copyState: CopyState;
  readonly onCopy: () => void;
  readonly onPrint: () => void;
}

const explorerLink = (url: string, messages: Messages): TemplateResult =>
  html`<a part="explorer-link" href=${url} target="_blank" rel="noreferrer"
    >${phrase(messages.explorer)}${newTab(messages)}</a
  >`;

const rowView = (row: ReceiptRow, { messages, explorerUrl }: ReceiptViewProps): unknown => {
  const { label, part } = row;
  return block(
    html`<div>
      <dt>${label}</dt>
      <dd>
        <span part=${part ?? nothing}>${amountView(row, messages.locale)}</span>
        ${part === 'transaction' && explorerUrl ? explorerLink(explorerUrl, messages) : nothing}
      </dd>
    </div>`,
  );
};

const COPY_RESULTS = { copied: 'copied', failed: 'copySupportFailed' } as const;

/** Renders the receipt: one row for each fact, and the buttons that print and copy it. */
export const receiptView = (props: ReceiptViewProps): unknown => {
  const { messages, rows, isNew, copyState, onCopy, onPrint } = props;
  return block(
    html`<div part="receipt" class=${isNew ? 'new' : ''}>
      <dl>${rows.map((row) => rowView(row, props))}</dl>
      <div part="receipt-footer">
        <button part="print-button" @click=${onPrint}>${phrase(messages.checkout.print)}</button>
        <span class="copy ${copyState}">
          <button part="copy-receipt-button" @click=${onCopy}>${phrase(messages.copySupport)}</button>
          <span role="status">${phrase(copyState === 'idle' ? nothing : messages[COPY_RESULTS[copyState]])}</span>
        </span>
      </div>
    </div>`,
  );
};
