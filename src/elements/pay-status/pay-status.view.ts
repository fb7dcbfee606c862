import { html, nothing, type TemplateResult } from 'lit';
import type { PayError } from '../../errors/pay-error.js';
import { formatCountdown } from '../../format/duration.js';
import type { Messages } from '../../locales/messages.js';
import { mark } from '../shared/mark.js';
import type { View } from './pay-status.model.js';

/** What stands below the headline. */
export interface Details {
  readonly messages: Messages;
  /** Milliseconds; undefined where nothing is counted down. */
  readonly remainingMs?: number | undefined;
  readonly receipt?: TemplateResult | typeof nothing;
  readonly redirect?: TemplateResult | typeof nothing;
  readonly onRetry?: () => void;
}

/** When screen readers are told of the countdown: they would read every second of it otherwise. */
const MILESTONES_S = [0, 10, 30, 60, 300];

const forDeveloper = ({ code, message }: PayError): TemplateResult =>
  html`<p part="error"><bdi>${message}</bdi> <code>${code}</code></p>`;

/** The whole element. */
export const card = ({ tone, wording, note, retry, error }: View, details: Details): TemplateResult => {
  const { messages, remainingMs, receipt = nothing, redirect = nothing, onRetry } = details;
  const [title, text] = wording;
  return html`<section part="card" class=${tone}>
    ${mark(tone)}
    <p part="title">${title}</p>
    <p part="text">${text}</p>
    ${
      remainingMs
        ? html`<p part="countdown" role="timer"><small>${messages.timeLeft}</small> ${formatCountdown(remainingMs)}</p>`
        : nothing
    }
    ${receipt}${note ? html`<p part="note">${note}</p>` : nothing}${error ? forDeveloper(error) : nothing}
    ${retry ? html`<button part="retry-button" class="button" @click=${onRetry}>${messages.tryAgain}</button>` : nothing}
    ${redirect}
    <p role="status">${title}. ${note ?? text}</p>
    <p role="status">${messages.milestone(MILESTONES_S.find((seconds) => Number(remainingMs) <= seconds * 1000))}</p>
  </section>`;
};
