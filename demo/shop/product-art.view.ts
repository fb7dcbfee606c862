import { html } from 'hono/html';
import type { Markup } from '../pages/document.js';

/** The picture of a product. Decorative: its name is next to it. */
export const productArt = (id: string): Markup =>
  html`<img class="art art-${id}" src="/assets/${id}.svg" alt="" width="240" height="180" />`;
