import { css } from 'lit';

/** The shared styles of both elements: defaults of the tokens, typography, buttons and links. */
export const baseStyles = css`
  :host {
    --_surface: var(--pay-surface, light-dark(#fff, #16181d));
    --_text: var(--pay-text, light-dark(#14171f, #f3f4f7));
    --_muted: var(--pay-text-muted, color-mix(in srgb, var(--_text) 68%, var(--_surface)));
    --_line: 1px solid var(--pay-border, color-mix(in srgb, var(--_text) 14%, var(--_surface)));
    --_accent: var(--pay-accent, light-dark(#3550d8, #93a6ff));
    --_on-accent: var(--pay-on-accent, var(--_surface));
    --_radius: var(--pay-radius, 16px);
    --_space: calc(var(--pay-space, var(--_rem)) * var(--_density));
    --_density: 1;
    /* Lines besides the usual ones, for which space is reserved. */
    --_lines: 0;
    /* Larger if the reader's browser says so; pages that set 62.5% on html make 1rem too small to read. */
    --_rem: max(1rem, 16px);
    --_motion: var(--pay-motion, 400ms);
    /* The page around decides on these; its other text properties stay outside. Custom properties are inherited. */
    all: initial;
    color-scheme: inherit;
    cursor: inherit;
    direction: inherit;
    pointer-events: inherit;
    visibility: inherit;
    text-size-adjust: 100%;
    display: block;
    font: var(--pay-font-size, var(--_rem)) / 1.5 var(--pay-font, system-ui, sans-serif);
    color: var(--_text);
  }
  :host([hidden]) {
    display: none;
  }
  :host([density='compact']) {
    --_density: 0.75;
  }
  :host([density='roomy']) {
    --_density: 1.25;
  }
  :host([shape='page']) {
    display: grid;
    align-items: center;
    max-width: none;
    min-height: 100dvh;
    background: var(--_surface);
  }
  /* WebKit ignores overflow-wrap: anywhere for the minimum content width. */
  section * {
    min-width: 0;
  }
  section,
  article {
    position: relative;
    box-sizing: border-box;
    width: 100%;
    max-width: 26em;
    margin-inline: auto;
    min-height: var(--pay-min-height, calc(var(--_room) + var(--_lines) * 1.5em));
    padding: min(calc(var(--_space) * 1.5), 6cqi);
    border: var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    box-shadow: var(--pay-shadow, none);
    overflow-wrap: anywhere;
  }
  :host([shape='inline']) :is(section, article) {
    max-width: none;
    min-height: 0;
    padding: 0;
    background: none;
  }
  :host(:is([shape='inline'], [shape='page'])) :is(section, article) {
    border: 0;
    box-shadow: none;
  }
  p,
  h2 {
    margin: 0;
  }
  .number,
  [part='countdown'],
  [part='redirect-link'] {
    font-variant-numeric: tabular-nums;
  }
  /* Breaks between its groups only, at <wbr>. */
  .number {
    overflow-wrap: normal;
  }
  /* A number is written from left to right in every language. */
  .number > span {
    margin-right: 0.15em;
  }
  small,
  [part='text'] {
    color: var(--_muted);
  }
  small,
  [part='note'],
  [part='support'],
  [part='transaction'] {
    font-size: 0.875em;
  }
  [part='note'],
  [part='error'],
  [part='details-error'],
  [part='not-loaded'] {
    padding: 0.5em 1em;
    border: 1px solid transparent;
    border-radius: calc(var(--_radius) / 2);
    background: color-mix(in srgb, var(--_muted) 13%, transparent);
  }
  [part='support'] {
    color: var(--_muted);
  }
  [part='support-summary'] {
    width: fit-content;
    min-width: 44px;
    padding: max(0.5em, (44px - 1.5em) / 2) 0;
    border-radius: calc(var(--_radius) / 2);
    cursor: pointer;
  }
  [part='error'] {
    text-align: start;
    user-select: all;
  }
  [part='error'] bdi {
    display: block;
  }
  /* At least 44 pixels, which a finger hits (WCAG 2.2, 2.5.5). */
  button,
  a {
    min-width: 44px;
    padding: max(0.5em, (44px - 1.5em) / 2) 0.75em;
    border: 0;
    border-radius: calc(var(--_radius) / 2);
    background: none;
    font: inherit;
    color: var(--_accent);
    text-align: center;
    cursor: pointer;
    transition: background-color var(--_motion);
  }
  /* In the layout, text without a frame takes no more room than its line and padding. */
  :where(
    [part='fold-button'],
    [part='copy-button'],
    [part='share-button'],
    [part='cancel-button'],
    [part='confirm-button'],
    [part='print-button'],
    [part='copy-receipt-button'],
    [part='copy-support-button'],
    [part='help-link'],
    [part='explorer-link'],
    [part='support-summary']
  ) {
    margin-block: min(0px, (2.5em - 44px) / 2);
  }
  [part='details-error'] button,
  [part='not-loaded'] button {
    padding-block: 0.5em;
  }
  .button {
    padding: max(0.75em, (44px - 1.5em) / 2) 1em;
    border: 1px solid var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 650;
    text-decoration: none;
  }
  :is(button, a):not(.button):hover {
    background: color-mix(in srgb, var(--_accent) 9%, transparent);
  }
  .button:hover {
    background: color-mix(in srgb, var(--_accent) 88%, var(--_text));
  }
  .new-tab {
    width: 0.75em;
    margin-inline-start: 0.375em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .new-tab:dir(rtl) {
    scale: -1 1;
  }
  [tabindex]:focus {
    outline: none;
  }
  :focus-visible {
    outline: 2px solid var(--pay-focus, var(--_accent));
    outline-offset: 2px;
  }
  .spoken {
    position: absolute;
    visibility: visible;
    width: 1px;
    height: 1px;
    overflow: hidden;
    /* Otherwise the text wraps after every letter. */
    white-space: nowrap;
    clip-path: inset(50%);
  }
  @media (prefers-contrast: more) {
    :host {
      --_muted: var(--_text);
      --_line: 1px solid var(--_text);
    }
  }
  /* Dark on white, whatever the page is on the screen. */
  @media print {
    :host {
      --_surface: #fff;
      --_text: #14171f;
      --_muted: color-mix(in srgb, var(--_text) 68%, var(--_surface));
      --_line: 1px solid color-mix(in srgb, var(--_text) 14%, var(--_surface));
      color-scheme: light;
    }
  }
  @media (prefers-reduced-motion) {
    * {
      animation: none !important;
      transition: none !important;
    }
  }
`;
