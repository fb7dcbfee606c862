import { html, type TemplateResult } from 'lit';
import type { Refusal } from '../sandbox.js';

/** Where there is nothing to show. */
export const empty = (title: string, words: TemplateResult | string): TemplateResult =>
  html`<div class="empty">
    <p class="empty-title">${title}</p>
    <p>${words}</p>
  </div>`;

/** Shown late: what comes at once needs no words. */
export const loading = (): TemplateResult => html`<p class="loading">Loading…</p>`;

/** What the gateway did not answer with, in its own words. */
export const refused = ({ message, code }: Refusal): TemplateResult =>
  html`<div class="empty">
    <p class="empty-title">${message}</p>
    <p>${code === null ? 'The console goes on asking.' : html`The gateway calls it <code>${code}</code>.`}</p>
  </div>`;
