import { html, nothing, type TemplateResult } from 'lit';
import { fillPlural } from '../../locales/fill.js';
import type { Messages } from '../../locales/messages.js';
import { icon } from '../shared/icon.view.js';
import * as icons from '../shared/icons.js';
import { block, phrase } from '../shared/rendering/block.js';
import type { CheckoutItem } from './items.js';
import { amountView, formatRequested } from './requested-amount.js';

/** The most items that are listed at once; the others follow on request. */
const MAX_SHOWN = 3;

const nameView = ({ name, quantity }: CheckoutItem, locale: string): TemplateResult =>
  html`${quantity && quantity > 1 ? `${quantity.toLocaleString(locale)} × ` : nothing}<bdi>${name}</bdi>`;

/** The margin is on a wrapper: that of a `<bdi>` would follow the direction of its text. */
const itemView = (item: CheckoutItem, locale: string): unknown =>
  block(
    html`<li part="item">
      <span>${nameView(item, locale)}</span>
      ${item.amount ? html`<span>${amountView(formatRequested(item.amount, locale), locale)}</span>` : nothing}
    </li>`,
  );

const list = (items: readonly CheckoutItem[], locale: string): TemplateResult =>
  html`<ul part="items" role="list">
    ${items.map((item) => itemView(item, locale))}
  </ul>`;

/** Renders the first items, where there is room beside the sheet. */
export const itemsView = (items: readonly CheckoutItem[], locale: string): unknown =>
  items.length ? list(items.slice(0, MAX_SHOWN), locale) : nothing;

/** Renders a line that stands for the items: their list is opened on request. */
export const moreItemsView = (items: readonly CheckoutItem[], { locale, checkout }: Messages): unknown => {
  const [first, ...others] = items;
  if (!first) return nothing;
  const more = (count: number) => (count ? fillPlural(checkout.moreItems, count, locale) : nothing);
  return html`<details part="more-items" class=${items.length > MAX_SHOWN ? 'many' : ''}>
    <summary part="more-items-summary">
      <span class="in-column">${phrase(html`${nameView(first, locale)} ${more(others.length)}`)}</span>
      <span class="in-rail">${phrase(more(items.length - Math.min(items.length, MAX_SHOWN)))}</span>
      ${icon(icons.fold, 'chevron')}
    </summary>
    <div class="in-column">${list(items, locale)}</div>
    <div class="in-rail">${list(items.slice(MAX_SHOWN), locale)}</div>
  </details>`;
};
