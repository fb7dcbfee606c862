import { html, nothing, type TemplateResult } from 'lit';
import type { SandboxError } from '../../../pages/client/sandbox.js';

/** Message for an empty panel. */
export const empty = (title: string, text: TemplateResult | string): TemplateResult =>
  html`<div class="empty">
    <p class="empty-title">${title}</p>
    <p>${text}</p>
  </div>`;

/** Loading message; appears with a delay. */
export const loading = (): TemplateResult => html`<p class="loading">Loading…</p>`;

/** Error message of the gateway. */
export const errorMessage = ({ message, code, isRetryable }: SandboxError): TemplateResult =>
  html`<div class="empty">
    <p class="empty-title">${message}</p>
    <p>
      ${code === null ? nothing : html`Error code: <code>${code}</code>.`}
      ${isRetryable ? 'The console keeps retrying.' : nothing}
    </p>
  </div>`;

/** Warning above a value that may be outdated. */
export const staleWarning = ({
  value,
  refusal,
}: {
  value: unknown;
  refusal: SandboxError | undefined;
}): TemplateResult | typeof nothing =>
  value && refusal
    ? html`<p class="note">${refusal.message} This may be old; the console keeps retrying.</p>`
    : nothing;
