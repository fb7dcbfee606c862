import { html, type TemplateResult } from 'lit';
import type { Messages } from '../../locales/messages.js';
import { phrase } from './rendering/block.js';

/** Renders what follows the label of a link that opens a new tab: an icon, and words for screen readers. */
export const newTab = ({ newTab }: Messages): TemplateResult =>
  html`<svg class="new-tab" viewBox="0 0 24 24" aria-hidden="true"><path d="M9 5h10v10M19 5 5 19" /></svg
    ><span class="spoken"> ${phrase(newTab)}</span>`;
