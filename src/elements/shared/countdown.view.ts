import { html, nothing } from 'lit';
import { formatCountdown } from '../../core/format/duration.js';
import type { StatusMessages } from '../../locales/messages.js';
import { getShare } from './mark.view.js';
import { block } from './rendering/block.js';

/** From then on, the time left is a warning, milliseconds. */
const SOON_MS = 60_000;

/** The class of a payment whose time is almost over. */
export const isSoon = (remainingMs: number | undefined): boolean => remainingMs !== undefined && remainingMs <= SOON_MS;

/**
 * Renders the time left to pay.
 *
 * @param remainingMs milliseconds; nothing is rendered without a countdown, and at its end
 * @param timer shows the share, if no mark does
 */
export const countdownView = (
  remainingMs: number | undefined,
  messages: StatusMessages,
  timer?: (share: number) => unknown,
): unknown =>
  remainingMs
    ? html`<p part="countdown" class=${isSoon(remainingMs) ? 'soon' : ''} role="timer">
        ${timer ? timer(getShare(remainingMs)) : nothing}
        ${block(html`<span class="spoken">${messages.timeLeft}</span>`)}
        ${block(html`<bdi>${formatCountdown(remainingMs, messages.locale)}</bdi>`, true)}
      </p>`
    : nothing;
