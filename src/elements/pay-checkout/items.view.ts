import { html, nothing, type TemplateResult } from 'lit';
import { fillPlural } from '../../locales/fill.js';
import type { Messages } from '../../locales/messages.js';
import { block, phrase } from '../shared/rendering/block.js';
import type { CheckoutItem } from './items.js';
import { amountView, formatRequested } from './requested-amount.js';

/** The most items that are listed at once; the others follow on request. */
const MAX_SHOWN = 3;

/** The number of lines that the list has at first, for which the card reserves space: its last one stands for further items. */
export const countItemLines = (items: readonly CheckoutItem[]): number => Math.min(items.length, MAX_SHOWN + 1);

const itemView = ({ name, quantity, amount }: CheckoutItem, locale: string): unknown =>
  block(
    html`<li part="item">
      <span>${quantity && quantity > 1 ? `${quantity.toLocaleString(locale)} × ` : nothing}<bdi>${name}</bdi></span>
      ${amount ? amountView(formatRequested(amount, locale), locale) : nothing}
    </li>`,
  );

const list = (items: readonly CheckoutItem[], locale: string): TemplateResult =>
  html`<ul part="items">
    ${items.map((item) => itemView(item, locale))}
  </ul>`;

/** Renders what is bought: the first items, and the others once the buyer asks for them. */
export const itemsView = (
  items: readonly CheckoutItem[],
  { locale, checkout }: Messages,
): TemplateResult | typeof nothing => {
  if (!items.length) return nothing;
  const more = items.slice(MAX_SHOWN);
  return html`${list(items.slice(0, MAX_SHOWN), locale)}${
    more.length
      ? html`<details part="more-items">
          <summary part="more-items-summary">${phrase(fillPlural(checkout.moreItems, more.length, locale))}</summary>
          ${list(more, locale)}
        </details>`
      : nothing
  }`;
};
