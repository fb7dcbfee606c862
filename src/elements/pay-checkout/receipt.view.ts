import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../locales/messages.js';

/** Renders the footer of the receipt: the time of the gateway's answer, if known, and the print button. */
export const receiptView = (knownAtMs: number, print: () => void, { checkout, locale }: Messages): TemplateResult => {
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return html`<footer part="receipt-footer">
    ${knownAtMs ? html`<small part="as-of">${checkout.asOf} <bdi>${time.format(knownAtMs)}</bdi></small>` : nothing}
    <button part="print-button" @click=${print}>${checkout.print}</button>
  </footer>`;
};
