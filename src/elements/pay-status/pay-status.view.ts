import { html, nothing } from 'lit';
import { formatCountdown } from '../../core/format/duration.js';
import { fillPlural } from '../../locales/fill.js';
import type { Messages } from '../../locales/messages.js';
import { block, phrase } from '../shared/rendering/block.js';
import { MARKS } from './marks.js';
import type { View } from './pay-status.model.js';

/** The parts of the card besides the view model. */
export interface Details {
  /** Undefined while they are loading: then no text is rendered. */
  readonly messages?: Messages;
  /** Time left to pay, milliseconds; undefined without a countdown. */
  readonly remainingMs?: number | undefined;
  readonly receipt?: unknown;
  readonly timeline?: unknown;
  /** True if the timeline has a step more: space is reserved for it. */
  readonly settles?: boolean;
  readonly redirect?: unknown;
  /** Announcement of the redirect for screen readers; empty if there is none. */
  readonly leaving?: string;
  /** True if there is a link to the shop, now or at the end: space is reserved for it. */
  readonly returns?: boolean;
  readonly onRetry?: () => void;
  readonly support?: unknown;
}

/** The remaining times that are announced to screen readers, which would otherwise read every second. */
const MILESTONES_S = [10, 30, 60, 300];
/** The time that an announcement stays in the live region, until it is no longer correct. */
const ANNOUNCEMENT_S = 5;

/** Returns the announcement for the remaining time; empty between the milestones. */
const getMilestoneText = (remainingMs: number | undefined, { secondsLeft, minutesLeft, locale }: Messages): string => {
  const left = Number(remainingMs) / 1000;
  const seconds = MILESTONES_S.find((each) => each >= left && each < left + ANNOUNCEMENT_S);
  if (!seconds) return '';
  return fillPlural(seconds < 60 ? secondsLeft : minutesLeft, seconds % 60 || seconds / 60, locale);
};

/**
 * A problem of the connection is announced instead of a text that was announced before, but for the warning not to pay. A headline
 * that has lost its text is not announced again: the page around it announces what the buyer has to do.
 */
const getSpokenText = ({ tone, wording: [title, text], note }: View): string => {
  const spoken = note && tone === 'late' ? `${text} ${note}` : note || text;
  return title && spoken ? `${title}. ${spoken}` : '';
};

/**
 * Renders the whole element. The mark is the icon of the state: its ring spins while the payment is open and closes around
 * the result. It is decorative, because the text names the state.
 */
export const card = (view: View, details: Details): unknown => {
  const { tone, wording, slot, note, retry } = view;
  const { messages, remainingMs, receipt, timeline, settles, redirect, leaving, returns, onRetry, support } = details;
  const [title, text] = wording;
  const hint = messages && (leaving || getMilestoneText(remainingMs, messages));
  return block(
    html`<section part="card" class=${tone} lang=${messages?.locale} dir=${messages?.dir}>
      <div part="message">
        <svg part="mark" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="11" pathLength="4" stroke-dasharray="4 0" />
          <path d=${MARKS[tone]} pathLength="1" />
        </svg>
        <h2 part="title" tabindex="-1">${phrase(title)}</h2>
        ${block(html`<p part="text">${text}</p>`)} ${slot ? html`<slot name=${slot}></slot>` : nothing}
        ${
          messages && remainingMs
            ? html`<p part="countdown" role="timer">
                ${block(html`<small>${messages.timeLeft}</small>`)}
                ${block(html`<bdi>${formatCountdown(remainingMs, messages.locale)}</bdi>`, true)}
              </p>`
            : nothing
        }
        ${note ? block(html`<p part="note">${note}</p>`) : nothing}
      </div>
      ${redirect}${receipt}${timeline}
      <div part="actions" class="${returns ? 'returns' : ''} ${settles ? 'settles' : ''}">
        ${
          retry
            ? html`<button part="retry-button" class="button" @click=${onRetry}>
                ${phrase(messages?.checkAgain)}
              </button>`
            : nothing
        }
        <slot name="actions"></slot>${support}
      </div>
      <p role="status" class="spoken">${phrase(getSpokenText(view))}</p>
      <p role="status" class="spoken">${phrase(hint)}</p>
    </section>`,
  );
};
