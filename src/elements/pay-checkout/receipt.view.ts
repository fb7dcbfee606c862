import { html, type TemplateResult } from 'lit';
import type { Messages } from '../../locales/messages.js';

/** What a receipt needs besides what the status shows: since when it is so, in the buyer's own notation, and paper. */
export const receiptView = (knownAtMs: number, print: () => void, { checkout }: Messages): TemplateResult => {
  const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(knownAtMs);
  return html`<footer part="receipt-footer">
    <small part="as-of">${checkout.asOf} ${time}</small>
    <button part="print-button" @click=${print}>${checkout.print}</button>
  </footer>`;
};
