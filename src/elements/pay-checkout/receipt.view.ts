import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../locales/messages.js';

/** What a receipt needs besides what the status shows: since when it is so, as far as that is known, and paper. */
export const receiptView = (knownAtMs: number, print: () => void, { checkout, locale }: Messages): TemplateResult => {
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return html`<footer part="receipt-footer">
    ${knownAtMs ? html`<small part="as-of">${checkout.asOf} <bdi>${time.format(knownAtMs)}</bdi></small>` : nothing}
    <button part="print-button" @click=${print}>${checkout.print}</button>
  </footer>`;
};
