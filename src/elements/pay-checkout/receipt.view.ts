import { html, type TemplateResult } from 'lit';
import type { Messages } from '../../locales/messages.js';

/** What a receipt needs besides what the status shows: since when it is so, and paper. */
export const receiptView = (knownAtMs: number, print: () => void, { checkout, locale }: Messages): TemplateResult => {
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(knownAtMs);
  return html`<footer part="receipt-footer">
    <small part="as-of">${checkout.asOf} <bdi>${time}</bdi></small>
    <button part="print-button" @click=${print}>${checkout.print}</button>
  </footer>`;
};
