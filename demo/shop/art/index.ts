import { html } from 'hono/html';
import type { Markup } from '../../pages/document.js';
import { clips } from './clips.js';
import { ink } from './ink.js';
import { letters } from './letters.js';
import { notebook } from './notebook.js';
import { pencils } from './pencils.js';
import { ruler } from './ruler.js';

const DRAWINGS: Readonly<Record<string, Markup>> = { clips, ink, letters, notebook, pencils, ruler };

/** The drawing of a product on its own coloured ground. Decorative: the name stands beside it. */
export const productArt = (id: string): Markup =>
  html`<svg class="art art-${id}" viewBox="0 0 240 180" aria-hidden="true">${DRAWINGS[id]}</svg>`;
