import { html, nothing, svg, type TemplateResult } from 'lit';
import { block } from './rendering/block.js';

/** SVG paths of what is inside a mark, in a square of 48. */
export const SYMBOLS = {
  wallet:
    'M15 19.5a2.5 2.5 0 0 1 2.5-2.5H31v3.5M15 19.5a2.5 2.5 0 0 0 2.5 2.5H33v10H17.5a2.5 2.5 0 0 1-2.5-2.5zM28.5 27h.01',
  dots: 'M18 24h.01M24 24h.01M30 24h.01',
  tick: 'm15.5 24.5 6 6 11.5-13',
  cross: 'm18 18 12 12m0-12L18 30',
  clock: 'M24 15v9l6 3.5',
  dash: 'M17 24h14',
  question: 'M19.5 20a4.5 4.5 0 1 1 6.6 4c-1.4.8-2.1 1.7-2.1 3.2M24 32.5v.01',
  warning: 'M24 15.5V26M24 32v.01',
};

export type MarkSymbol = keyof typeof SYMBOLS;

/** The share of a ring that turns. */
export const TURNING = 0.28;

/** The last part of the time to pay, in which the ring drains, milliseconds. */
const DRAIN_MS = 5 * 60_000;

/** The share of the ring for the time left. */
export const getShare = (remainingMs: number): number => Math.min(1, Math.ceil(remainingMs / 1000) / (DRAIN_MS / 1000));

/** The part of the mark that says how far something is; absent if nothing runs. */
const ringView = (share: number | undefined): TemplateResult | typeof nothing =>
  share === undefined
    ? nothing
    : svg`<circle class="track" cx="24" cy="24" r="22" />${block(
        svg`<circle class="ring" cx="24" cy="24" r="22" pathLength="1" stroke-dasharray="${share} 1" />`,
        true,
      )}`;

/** Renders the mark of a state. It is decorative, because the text names the state. */
export const markView = (symbol: MarkSymbol, share: number | undefined): TemplateResult =>
  html`<span part="mark" aria-hidden="true"
    ><svg viewBox="0 0 48 48">
      <circle class="disc" cx="24" cy="24" r="24" />
      ${ringView(share)}
      <path class="symbol" d=${SYMBOLS[symbol]} pathLength="1" /></svg
  ></span>`;

/** Renders a mark that waits for a wallet: the icon of the wallet in a ring that turns. */
export const walletMarkView = (walletIcon: unknown): TemplateResult =>
  html`<span part="mark" aria-hidden="true"><svg viewBox="0 0 48 48">${ringView(TURNING)}</svg>${walletIcon}</span>`;
