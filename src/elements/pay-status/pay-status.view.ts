import { html, nothing, type TemplateResult } from 'lit';
import type { ConfigurationError } from '../../errors/configuration-error.js';
import type { PayError } from '../../errors/pay-error.js';
import { formatCountdown } from '../../format/duration.js';
import type { Messages } from '../../locales/messages.js';
import { mark } from '../shared/mark.js';
import type { View } from './pay-status.model.js';

/** What stands around the headline. */
export interface Details {
  readonly messages: Messages;
  /** Milliseconds; undefined where nothing is counted down. */
  readonly remainingMs?: number | undefined;
  readonly receipt?: TemplateResult | typeof nothing;
  readonly redirect?: TemplateResult | typeof nothing;
  readonly onRetry?: () => void;
}

const forDeveloper = ({ code, message }: PayError, messages: Messages): TemplateResult =>
  html`<details part="error" open>
    <summary>${messages.forDevelopers}</summary>
    <bdi>${message}</bdi> <code>${code}</code>
  </details>`;

/** The view of a misconfigured element. */
export const misconfiguredView = (error: ConfigurationError, messages: Messages): View => ({
  tone: 'trouble',
  wording: messages.misconfigured,
  error,
});

/** The whole element. */
export const card = (view: View, details: Details): TemplateResult => {
  const { tone, wording, note, retry, error } = view;
  const { messages, remainingMs, receipt = nothing, redirect = nothing, onRetry } = details;
  const [title, text] = wording;
  return html`<section part="card" class=${tone}>
    ${mark(tone)}
    <p part="title">${title}</p>
    <p part="text">${text}</p>
    ${
      remainingMs
        ? html`<p part="countdown" role="timer">
            <span class="label">${messages.timeLeft}</span> <b>${formatCountdown(remainingMs)}</b>
          </p>`
        : nothing
    }
    ${receipt} ${note ? html`<p part="note">${note}</p>` : nothing} ${error ? forDeveloper(error, messages) : nothing}
    ${retry ? html`<button part="retry-button" class="button" @click=${onRetry}>${messages.tryAgain}</button>` : nothing}
    ${redirect}
    <p class="spoken" role="status">${title}. ${note ?? text}</p>
  </section>`;
};
