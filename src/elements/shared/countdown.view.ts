import { html, nothing, svg } from 'lit';
import { formatCountdown } from '../../core/format/duration.js';
import type { Messages } from '../../locales/messages.js';
import { getShare } from './mark.view.js';
import { block } from './rendering/block.js';

/** From then on, the time left is a warning, milliseconds. */
const SOON_MS = 60_000;

/** The class of a payment whose time is almost over. */
export const isSoon = (remainingMs: number | undefined): boolean => remainingMs !== undefined && remainingMs <= SOON_MS;

const timer = (share: number) =>
  svg`<svg class="timer" viewBox="0 0 24 24" aria-hidden="true"><circle class="track" cx="12" cy="12" r="9" />${block(
    svg`<circle class="ring" cx="12" cy="12" r="9" pathLength="1" stroke-dasharray="${share} 1" />`,
    true,
  )}</svg>`;

/**
 * Renders the time left to pay.
 *
 * @param remainingMs milliseconds; nothing is rendered without a countdown, and at its end
 * @param hasTimer true if no mark shows the share
 */
export const countdownView = (remainingMs: number | undefined, messages: Messages, hasTimer: boolean): unknown =>
  remainingMs
    ? html`<p part="countdown" class=${isSoon(remainingMs) ? 'soon' : ''} role="timer">
        ${hasTimer ? timer(getShare(remainingMs)) : nothing}
        ${block(html`<span class="spoken">${messages.timeLeft}</span>`)}
        ${block(html`<bdi>${formatCountdown(remainingMs, messages.locale)}</bdi>`, true)}
      </p>`
    : nothing;
