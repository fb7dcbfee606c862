import { css } from 'lit';

/** The default look: one calm card, light and dark by the page's `color-scheme`. */
export const styles = css`
  :host {
    --_surface: var(--pay-surface, light-dark(#fff, #16181d));
    --_text: var(--pay-text, light-dark(#14171f, #f3f4f7));
    --_muted: var(--pay-text-muted, color-mix(in srgb, var(--_text) 68%, var(--_surface)));
    --_line: 1px solid var(--pay-border, color-mix(in srgb, var(--_text) 14%, var(--_surface)));
    --_accent: var(--pay-accent, light-dark(#3550d8, #93a6ff));
    --_tone: var(--_accent);
    --_radius: var(--pay-radius, 16px);
    display: block;
    max-width: 26rem;
    font: 1rem/1.5 var(--pay-font, system-ui, sans-serif);
    color: var(--_text);
  }
  :host([hidden]) {
    display: none;
  }
  section {
    position: relative;
    display: grid;
    justify-items: center;
    padding: 2rem 1.5rem 1.5rem;
    border: var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    text-align: center;
    text-wrap: balance;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
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
    width: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    vertical-align: middle;
  }
  [part='mark'],
  [part='badge'] {
    color: var(--_tone);
    border-radius: 50%;
    background: color-mix(in srgb, var(--_tone) 13%, transparent);
  }
  [part='mark'] {
    width: 3.5rem;
    margin-bottom: 1rem;
  }
  circle {
    display: none;
    transform-origin: center;
    animation: turn 1.4s linear infinite;
  }
  :is(.waiting, .working) circle {
    display: inline;
  }
  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
  [part='title'],
  [part='amount'] {
    font-size: 1.25rem;
  }
  [part='title'],
  [part='amount'],
  [part='badge'],
  .button {
    font-weight: 650;
  }
  [part='text'],
  small {
    color: var(--_muted);
  }
  small,
  [part='note'],
  [part='error'],
  [part='transaction'],
  [part='explorer-link'] {
    padding-inline: 0;
    font-size: 0.875rem;
  }
  section > :nth-child(n + 4) {
    margin-top: 1rem;
  }
  [part='receipt'],
  [part='redirect'],
  [part='error'] {
    justify-self: stretch;
  }
  [part='receipt'] {
    border: var(--_line);
    border-radius: calc(var(--_radius) / 2);
    text-align: start;
  }
  [part='receipt'] > * {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.75rem;
    padding: 0.75rem 1rem;
  }
  [part='receipt'] > * + * {
    border-top: var(--_line);
  }
  [part='badge'] {
    position: relative;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
  }
  [part='badge'] + * {
    display: grid;
    flex: 1;
  }
  img {
    position: absolute;
    width: 100%;
    border-radius: 50%;
    background: #fff;
  }
  [part='network-icon'] {
    inset: auto -4px -4px auto;
    width: 1.25rem;
    box-shadow: 0 0 0 2px var(--_surface);
  }
  [part='transaction'] {
    margin-inline-start: auto;
    font-family: ui-monospace, monospace;
  }
  [part='note'],
  [part='error'] {
    padding: 0.5rem 1rem;
    border-radius: calc(var(--_radius) / 2);
    background: color-mix(in srgb, var(--_muted) 13%, transparent);
  }
  [part='redirect'] {
    display: grid;
    gap: 0.5rem;
  }
  button,
  a {
    padding: 0.5rem;
    border: 0;
    border-radius: calc(var(--_radius) / 2);
    background: none;
    font: inherit;
    color: var(--_accent);
    cursor: pointer;
  }
  .button {
    padding: 0.75rem 1rem;
    border: 1px solid var(--_accent);
    background: var(--_accent);
    color: var(--pay-on-accent, var(--_surface));
    text-decoration: none;
  }
  p[role='status'] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @media (prefers-reduced-motion) {
    circle {
      animation: none;
    }
  }
`;
