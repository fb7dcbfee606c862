import { css } from 'lit';

/**
 * The card reserves the space of its largest state, which prevents layout shift. The message is centered in that space
 * until there is a receipt.
 */
export const styles = css`
  :host {
    --_narrow: 0em;
    --_lower: 4.5em;
    --_room: 0em;
    --_timeline: 0em;
    --_tone: var(--_accent);
    max-width: 26em;
  }
  section {
    --_room: calc(18.5em + var(--_timeline) + var(--_narrow) + var(--_space) * 6);
    display: grid;
    grid-template-rows: auto auto 1fr auto auto;
    text-align: center;
    text-wrap: balance;
  }
  section:has(.returns) {
    --_room: calc(26em + var(--_timeline) + var(--_narrow) + var(--_space) * 7);
    --_lower: 6.5em;
  }
  /* On small phones, wide fonts and long languages break the title into two lines. */
  @media (width < 24rem) {
    :host {
      --_narrow: 3.5em;
    }
  }
  .success {
    --_tone: var(--pay-success, light-dark(#12753f, #5fd394));
  }
  .failure {
    --_tone: var(--pay-failure, light-dark(#b3261e, #ff9d94));
  }
  .late,
  .expired,
  .trouble {
    --_tone: var(--pay-warning, light-dark(#8a5300, #f2bd62));
  }
  .neutral,
  .unknown {
    --_tone: var(--_muted);
  }
  svg {
    forced-color-adjust: auto;
    width: 1.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    vertical-align: middle;
  }
  [part='explorer-link'] svg:dir(rtl) {
    scale: -1 1;
  }
  [part='message'] {
    display: grid;
    gap: 0 0.75em;
    transition: translate var(--_motion);
  }
  section:not(:has([part='receipt'], [part='retry-button'])) [part='message'] {
    margin-bottom: var(--_lower);
    translate: 0 var(--_lower);
  }
  [part='mark'],
  [part='badge'] {
    color: var(--_tone);
    border-radius: 50%;
    outline: 1px solid transparent;
    background: color-mix(in srgb, var(--_tone) 13%, transparent);
    transition: color var(--_motion);
  }
  [part='mark'] {
    width: 4em;
    margin: 0 auto var(--_space);
  }
  circle {
    transform-origin: center;
    transition: stroke-dasharray var(--_motion);
  }
  :is(.waiting, .late, .working) circle {
    stroke-dasharray: 1 3;
    animation: turn calc(var(--_motion) * 4) linear infinite;
  }
  .working circle {
    stroke-dasharray: 2;
  }
  .success circle + path {
    stroke-dasharray: 1;
    animation: draw calc(var(--_motion) * 1.5);
  }
  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
  @keyframes draw {
    from {
      stroke-dashoffset: 1;
    }
  }
  [part='title'],
  [part='amount'] {
    font-size: 1.25em;
    font-weight: 650;
  }
  [part='amount'] {
    font-size: clamp(1em, 9cqi, 1.25em);
  }
  [part='countdown'],
  [part='note'],
  [part='redirect'],
  [part='receipt'],
  [part='actions'] > *,
  ::slotted(*) {
    margin-top: var(--_space);
  }
  [part='receipt'] {
    grid-row: 3;
    container-type: inline-size;
    align-self: start;
    border: var(--_line);
    border-radius: calc(var(--_radius) / 2);
    text-align: start;
  }
  [part='receipt'] > * {
    display: flex;
    align-items: center;
    padding: calc(var(--_space) * 0.75) min(var(--_space), 6cqi);
  }
  [part='receipt'] > * + * {
    border-top: var(--_line);
  }
  [part='receipt'] div div {
    display: grid;
    flex: 1;
  }
  /* With large text, the icon is above the amount, and the controls are below the id. */
  @container (width < 13em) {
    [part='receipt'] > * {
      flex-wrap: wrap;
    }
    [part='receipt'] div div {
      flex-basis: 100%;
    }
  }
  [part='badge'] {
    width: 2.75em;
    height: 2.75em;
    margin-inline-end: 0.75em;
  }
  [part='transaction'] {
    justify-self: start;
    font-family: var(--pay-font-mono, ui-monospace, monospace);
  }
  [part='actions'] {
    grid-row: 5;
  }
  :host(:not([shape='inline'])) [part='support-summary'] {
    margin-inline: auto;
  }
  /* To look again is beside the problem, and is not filled once a status is known: it must not look like paying again. */
  section:has([part='retry-button']) {
    grid-template-rows: none;
    align-content: center;
  }
  section:has([part='note']) [part='retry-button'] {
    background: none;
    color: var(--_accent);
  }
  [part='redirect'] {
    grid-row: 2;
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
  }
  [part='redirect-link'] {
    flex: 2 1 auto;
  }
  [part='stay-button'] {
    flex: 1 1 auto;
    border: 1px solid;
  }
  :host([shape='inline']) {
    max-width: none;
  }
  :host([shape='inline']) :is(section, [part='message']) {
    grid-template: none / auto 1fr;
    text-align: start;
    translate: none !important;
  }
  :host([shape='inline']) section > div,
  :host([shape='inline']) [part='note'] {
    grid-column: 1 / -1;
  }
  :host([shape='inline']) [part='mark'] {
    grid-row: span 3;
    /* Large text needs the room. */
    width: min(2.5em, 40px);
    margin: 0;
  }
  :host([shape='inline']) section {
    text-wrap: pretty;
  }
  :host([shape='inline']) [part='title'] {
    font-size: 1.125em;
  }
  :host([shape='inline']) [part='countdown'] {
    /* Slotted content may have filled the rows beside the mark. */
    grid-column: 2;
    margin: 0;
  }
`;
