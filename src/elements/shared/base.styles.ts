import { css } from 'lit';

/** The styles of both elements: text, controls, and what has no place of its own. */
export const baseStyles = css`
  :host {
    /* The page around decides on these; its other text properties stay outside. Custom properties are inherited. */
    all: initial;
    color-scheme: inherit;
    cursor: inherit;
    direction: inherit;
    pointer-events: inherit;
    visibility: inherit;
    text-size-adjust: 100%;
    display: block;
    container: pay / inline-size;
    font: 400 var(--pay-font-size, var(--_rem)) / 1.5 var(--_font);
    color: var(--_text);
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  /* WebKit ignores overflow-wrap: anywhere for the minimum content width. */
  :is(section, article, header, footer, div, ul, ol, li, p, form, fieldset) {
    min-width: 0;
  }
  :is(h2, p, ul, ol, dl, dd, fieldset) {
    margin: 0;
    padding: 0;
    border: 0;
    list-style: none;
  }
  small {
    font-size: inherit;
  }
  h2 {
    font: inherit;
    font-weight: 600;
    letter-spacing: -0.012em;
    line-height: 1.3;
    text-wrap: balance;
  }
  :lang(ar) {
    letter-spacing: 0 !important;
  }
  :is(.number, [part='countdown'], [part='redirect-text'], [part='timeline-time'], [part='paid-on']) {
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
  .icon {
    flex: none;
    width: 1.25em;
    height: 1.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .mirrored:dir(rtl) {
    scale: -1 1;
  }
  .spoken,
  :host([shape='inline']) :is([part='timeline'], .calm-text) {
    position: absolute;
    visibility: visible;
    width: 1px;
    height: 1px;
    overflow: hidden;
    /* Otherwise the text wraps after every letter. */
    white-space: nowrap;
    clip-path: inset(50%);
  }
  /* A live region must exist before its text is set; while empty, it takes no space. */
  [role='status']:empty {
    position: absolute;
  }
  [tabindex]:focus {
    outline: none;
  }
  :focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }
  :is(button, a, summary) {
    font: inherit;
    color: inherit;
    background: none;
    border: 0;
    list-style: none;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
    min-height: var(--_button);
    padding: 0.625em 1.25em;
    border: 1px solid transparent;
    border-radius: var(--_radius-control);
    /* The preset "brand" has a fill with a text colour of its own. */
    background: var(--_brand-fill, var(--_accent));
    color: var(--_brand-on-fill, var(--_on-accent));
    box-shadow: var(--_shadow-button);
    font-weight: 600;
    line-height: 1.35;
    text-align: center;
    text-decoration: none;
    text-wrap: balance;
    transition:
      background-color var(--_quick),
      scale var(--_quick);
  }
  .button:hover {
    background: var(--_brand-hover, color-mix(in srgb, var(--_accent) 88%, var(--_text)));
  }
  .button:active {
    scale: 0.985;
  }
  .button[aria-disabled='true'] {
    opacity: 0.55;
    box-shadow: none;
    cursor: default;
  }
  .secondary {
    border-color: color-mix(in srgb, var(--_text) 7%, var(--_border));
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow-sheet);
  }
  .secondary:hover {
    background: color-mix(in srgb, var(--_text) 4%, var(--_surface));
  }
  .quiet {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-height: 44px;
    padding: 0.375em calc(var(--_bleed) / 0.875);
    border-radius: var(--_radius-small);
    color: var(--_muted);
    font-size: var(--_small);
    font-weight: 500;
    line-height: 1.35;
    text-align: start;
    text-decoration: none;
    transition:
      background-color var(--_quick),
      color var(--_quick);
  }
  .icon-button {
    flex: none;
    display: inline-grid;
    place-items: center;
    width: max(36px, 2.25em);
    height: max(36px, 2.25em);
    padding: 0;
    border-radius: var(--_radius-small);
    color: var(--_muted);
  }
  :is(.quiet, .icon-button):hover {
    background: var(--_hover);
    color: var(--_text);
  }
  /* In a sentence: the target is 44 px high, the text takes no more room than a word. */
  .inline {
    margin: -0.75em -0.375em;
    padding: 0.75em 0.375em;
    border-radius: var(--_radius-small);
    color: var(--_text);
    font-weight: 500;
    text-decoration: underline;
    text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
  }
  .inline:hover {
    text-decoration-color: currentColor;
  }
  @media (prefers-reduced-motion) {
    * {
      animation: none !important;
      transition: none !important;
    }
  }
  @media (forced-colors: active) {
    .button {
      border-color: ButtonText;
    }
  }
`;
