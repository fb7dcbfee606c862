import { html } from 'hono/html';
import type { Markup } from '../pages/document.js';

/** The drawing of a product on its own coloured ground. Decorative: the name stands beside it. */
export const productArt = (id: string): Markup =>
  html`<img class="art art-${id}" src="/assets/${id}.svg" alt="" width="240" height="180" />`;
