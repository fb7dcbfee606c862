import { html, nothing, type TemplateResult } from 'lit';
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
export const refused = ({ message, code, isPassing }: Refusal): TemplateResult =>
  html`<div class="empty">
    <p class="empty-title">${message}</p>
    <p>
      ${code === null ? nothing : html`The gateway calls it <code>${code}</code>.`}
      ${isPassing ? 'The console keeps trying.' : nothing}
    </p>
  </div>`;

/** Above a value that may be older than what the gateway knows. */
export const older = ({
  value,
  refusal,
}: {
  value: unknown;
  refusal: Refusal | undefined;
}): TemplateResult | typeof nothing =>
  value && refusal
    ? html`<p class="note">${refusal.message} This may be old; the console goes on asking.</p>`
    : nothing;
