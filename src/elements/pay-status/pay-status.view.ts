import { html, nothing, type TemplateResult } from 'lit';
import type { PayError } from '../../core/errors/pay-error.js';
import { formatCountdown } from '../../core/format/duration.js';
import { fillPlural } from '../../locales/fill.js';
import type { Messages } from '../../locales/messages.js';
import { MARKS } from './marks.js';
import type { View } from './pay-status.model.js';

/** What stands below the headline. */
export interface Details {
  /** Undefined while they are under way: then nothing is said. */
  readonly messages?: Messages;
  /** Milliseconds; undefined where nothing is counted down. */
  readonly remainingMs?: number | undefined;
  readonly receipt?: TemplateResult | typeof nothing;
  readonly redirect?: TemplateResult | typeof nothing;
  /** What is said of it. */
  readonly leaving?: string;
  /** Whether there is a way back to the shop, now or at the end: room is kept for it. */
  readonly returns?: boolean;
  readonly onRetry?: () => void;
}

/** When screen readers are told of the countdown: they would read every second of it otherwise. */
const MILESTONES_S = [10, 30, 60, 300];
/** For how long that can be read again: it is not true for longer. */
const SAID_S = 5;

const forDeveloper = ({ code, message }: PayError): TemplateResult =>
  html`<p part="error" lang="en"><bdi>${message}</bdi> <code>${code}</code></p>`;

/** What is said when so much time is left. */
const milestone = (remainingMs: number | undefined, { secondsLeft, minutesLeft, locale }: Messages): string => {
  const left = Number(remainingMs) / 1000;
  const seconds = MILESTONES_S.find((each) => each >= left && each < left + SAID_S);
  if (!seconds) return '';
  return fillPlural(seconds < 60 ? secondsLeft : minutesLeft, seconds % 60 || seconds / 60, locale);
};

/**
 * The whole element. Its mark is the round sign of the state: the ring turns while something is awaited, and closes around
 * what came of it. Decorative: the words say it.
 */
export const card = ({ tone, wording, slot, note, retry, error }: View, details: Details): TemplateResult => {
  const { messages, remainingMs, receipt = nothing, redirect = nothing, leaving, returns, onRetry } = details;
  const [title, text] = wording;
  return html`<section part="card" class=${tone} lang=${messages?.locale} dir=${messages?.dir}>
    <div part="message">
      <svg part="mark" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="11" pathLength="4" stroke-dasharray="4 0" />
        <path d=${MARKS[tone]} pathLength="1" />
      </svg>
      <p part="title" tabindex="-1">${title}</p>
      <p part="text">${text}</p>
      ${slot ? html`<slot name=${slot}></slot>` : nothing}
      ${
        messages && remainingMs
          ? html`<p part="countdown" role="timer">
              <small>${messages.timeLeft}</small> <bdi>${formatCountdown(remainingMs, messages.locale)}</bdi>
            </p>`
          : nothing
      }
      ${note ? html`<p part="note">${note}</p>` : nothing}${error ? forDeveloper(error) : nothing}
    </div>
    ${receipt}
    <div part="actions" class=${returns ? 'returns' : ''}>
      ${
        retry
          ? html`<button part="retry-button" class="button" @click=${onRetry}>${messages?.tryAgain}</button>`
          : nothing
      }
      ${redirect}<slot name="actions"></slot>
    </div>
    <p role="status" class="spoken">${title && `${title}. ${note ?? text}`}</p>
    <p role="status" class="spoken">${messages && (leaving || milestone(remainingMs, messages))}</p>
  </section>`;
};
