import { css } from 'lit';

/** The default look: one calm card, light and dark by the page's `color-scheme`. */
export const styles = css`
  :host {
    --_surface: var(--pay-surface, light-dark(#fff, #16181d));
    --_text: var(--pay-text, light-dark(#14171f, #f3f4f7));
    --_muted: var(--pay-text-muted, light-dark(#596070, #a3aab9));
    --_line: var(--pay-border, light-dark(#e3e6ec, #2c3038));
    --_accent: var(--pay-accent, light-dark(#3550d8, #93a6ff));
    --_on-accent: var(--pay-on-accent, light-dark(#fff, #11173a));
    --_radius: var(--pay-radius, 16px);
    display: block;
    max-inline-size: 26rem;
    font: 400 1rem/1.5 var(--pay-font, system-ui, sans-serif);
    color: var(--_text);
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  section {
    --_tone: var(--_accent);
    position: relative;
    display: grid;
    justify-items: center;
    gap: 0.25rem;
    padding: 2rem 1.5rem 1.5rem;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    text-align: center;
    overflow-wrap: anywhere;
  }
  .success {
    --_tone: var(--pay-success, light-dark(#12753f, #5fd394));
  }
  .failure {
    --_tone: var(--pay-failure, light-dark(#b3261e, #ff9d94));
  }
  .expired,
  .trouble {
    --_tone: var(--pay-warning, light-dark(#8a5300, #f2bd62));
  }
  .neutral {
    --_tone: var(--_muted);
  }
  p {
    margin: 0;
  }
  svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .mark {
    inline-size: 3.5rem;
    margin-block-end: 0.75rem;
    overflow: visible;
    color: var(--_tone);
    stroke-width: 1.6;
  }
  circle {
    stroke: none;
    fill: color-mix(in srgb, var(--_tone) 13%, transparent);
  }
  .arc {
    fill: none;
  }
  .waiting .arc {
    stroke: currentColor;
    stroke-width: 1.2;
    stroke-dasharray: 1 3;
    transform-origin: center;
    animation: turn 1.4s linear infinite;
  }
  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
  [part='title'] {
    font-size: 1.25rem;
    font-weight: 650;
    line-height: 1.3;
    letter-spacing: -0.01em;
  }
  [part='text'],
  .label,
  summary {
    color: var(--_muted);
  }
  .label,
  [part='note'],
  details {
    font-size: 0.875rem;
  }
  [part='countdown'] {
    margin-block-start: 0.75rem;
    font-variant-numeric: tabular-nums;
  }
  [part='receipt'] {
    justify-self: stretch;
    margin-block-start: 1.25rem;
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) * 0.75);
    text-align: start;
  }
  .paid,
  .transaction {
    display: flex;
    align-items: center;
    gap: 0 0.75rem;
    padding: 0.875rem 1rem;
  }
  .paid > :last-child {
    display: grid;
    min-inline-size: 0;
  }
  .paid .label {
    line-height: 1.35;
  }
  .transaction {
    flex-wrap: wrap;
    gap: 0 0.5rem;
    padding-block: 0.5rem;
  }
  .paid + .transaction {
    border-block-start: 1px solid var(--_line);
  }
  [part='amount'] {
    font-size: 1.375rem;
    font-weight: 650;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
  }
  [part='transaction'] {
    margin-inline-start: auto;
    font:
      500 0.875rem/1.5 ui-monospace,
      monospace;
  }
  .failed {
    flex-basis: 100%;
    user-select: all;
  }
  .badge {
    position: relative;
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border-radius: 50%;
    background: color-mix(in srgb, var(--_tone) 14%, transparent);
    color: var(--_tone);
    font-weight: 650;
  }
  .badge img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border-radius: 50%;
    background: #fff;
    object-fit: cover;
  }
  .badge .network-icon {
    inset: auto -0.25rem -0.25rem auto;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    box-shadow: 0 0 0 2px var(--_surface);
  }
  [part='note'] {
    margin-block-start: 0.75rem;
    padding: 0.375rem 0.875rem;
    border-radius: 2rem;
    background: color-mix(in srgb, var(--_muted) 12%, transparent);
  }
  details {
    justify-self: stretch;
    margin-block-start: 1rem;
    padding: 0.75rem 1rem;
    border-radius: calc(var(--_radius) * 0.5);
    background: color-mix(in srgb, var(--_muted) 10%, transparent);
    text-align: start;
  }
  summary {
    cursor: pointer;
  }
  [part='redirect'] {
    display: grid;
    justify-self: stretch;
    gap: 0.5rem;
    margin-block-start: 1.25rem;
  }
  button,
  a {
    font: inherit;
    color: var(--_accent);
  }
  button {
    min-block-size: 2rem;
    min-inline-size: 2rem;
    border: 0;
    border-radius: calc(var(--_radius) * 0.5);
    background: none;
    cursor: pointer;
  }
  button svg {
    inline-size: 1.125rem;
    vertical-align: middle;
  }
  .button,
  .quiet {
    min-block-size: 2.75rem;
    padding: 0.625rem 1.25rem;
    box-sizing: border-box;
    border-radius: calc(var(--_radius) * 0.625);
    font-weight: 600;
    text-decoration: none;
  }
  .button {
    background: var(--_accent);
    color: var(--_on-accent);
  }
  [part='retry-button'] {
    margin-block-start: 1rem;
  }
  :focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  [part='explorer-link'] {
    font-size: 0.875rem;
    padding-block: 0.25rem;
  }
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @media (prefers-reduced-motion: reduce) {
    .waiting .arc {
      animation-duration: 6s;
    }
  }
  @media (forced-colors: active) {
    .button {
      border: 1px solid;
    }
  }
`;
