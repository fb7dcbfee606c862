import { css } from 'lit';
import { coreTokenStyles } from '../shared/core-tokens.styles.js';

const buttonStyles = css`
  :host {
    --_height: max(48px, 3em);
    --_end: 1.25em;
    --_corner: var(--_radius-control);
    --_selected: color-mix(in srgb, var(--_accent) 7%, transparent);
    all: initial;
    color-scheme: inherit;
    direction: inherit;
    pointer-events: inherit;
    visibility: inherit;
    text-size-adjust: 100%;
    display: inline-block;
    max-width: 100%;
    vertical-align: top;
    font: 400 var(--pay-font-size, var(--_rem)) / 1.5 var(--_font);
    color: var(--_text);
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
  }
  :host([full]) {
    display: block;
    container: pay / inline-size;
  }
  :host([hidden]) {
    display: none;
  }
  :host([size='compact']) {
    --_height: max(40px, 2.8571em);
    --_end: 1.125em;
    --_corner: var(--_radius-small);
  }
  :host([size='large']) {
    --_height: max(56px, 3.2941em);
    --_end: 1.5em;
    --_corner: calc(var(--_radius) * 0.6);
  }
  * {
    box-sizing: border-box;
  }
  [part='button'] {
    position: relative;
    display: grid;
    place-content: center;
    width: 100%;
    min-height: var(--_height);
    margin: 0;
    padding: 0.5em var(--_end);
    border: 1px solid transparent;
    border-radius: var(--_corner);
    background: var(--_brand-fill, var(--_accent));
    color: var(--_brand-on-fill, var(--_on-accent));
    box-shadow: var(--_shadow-button);
    font: inherit;
    font-weight: 600;
    letter-spacing: -0.006em;
    line-height: 1.3;
    text-align: center;
    user-select: none;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
    transition:
      background-color var(--_quick),
      border-color var(--_quick),
      scale var(--_quick);
  }
  :host([size='compact']) [part='button'] {
    padding-block: 0.25em;
    font-size: var(--_small);
  }
  :host([size='large']) [part='button'] {
    font-size: 1.0625em;
  }
  /* The compact button is 40 px high, what takes the finger is 44. */
  :host([size='compact']) [part='button']::after {
    content: '';
    position: absolute;
    inset: -3px;
  }
  :host([full]) [part='button'] {
    padding-inline: 0.5em;
  }
  /* The mark stands in the line, as a letter would: if the label wraps, it stays at the first word. */
  [part='content'] {
    min-width: 0;
    hyphens: auto;
  }
  [part='mark'] {
    --_mark: 1.375em;
    display: inline-block;
    width: var(--_mark);
    height: var(--_mark);
    margin-inline: -0.1875em 0.5625em;
    vertical-align: -0.325em;
  }
  svg {
    display: block;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.25;
    stroke-linecap: round;
    stroke-linejoin: round;
    overflow: visible;
  }
  .track {
    display: none;
    opacity: 0.3;
  }
  .working .track {
    display: inline;
  }
  .ring {
    transform: rotate(-90deg);
    transform-origin: center;
  }
  .working .ring {
    animation: turn var(--_spin) linear infinite;
  }
  @keyframes turn {
    to {
      transform: rotate(270deg);
    }
  }
  .coin {
    fill: currentColor;
    stroke: none;
  }
  /* Without a mark the ring comes alone. The room it takes is taken from the ends: the button keeps its width. */
  :host([mark='none']) :is([part='button']:not(.working) [part='mark'], .coin) {
    display: none;
  }
  :host([mark='none']) [part='mark'] {
    --_mark: 1.125em;
    margin-inline: 0 0.5em;
    vertical-align: -0.2em;
  }
  :host([mark='none']:not([full])) .working {
    padding-inline: calc(var(--_end) - 0.8125em);
  }
  :host([variant='outline']) [part='button'] {
    border-color: color-mix(in srgb, var(--_accent) 80%, var(--_surface));
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow-sheet);
  }
  :host([variant='outline']) [part='mark'] {
    color: var(--_accent);
  }
  :host([variant='quiet']) [part='button'] {
    background: none;
    color: var(--_accent);
    box-shadow: none;
  }
  [part='button']:hover {
    background: var(--_brand-hover, color-mix(in srgb, var(--_accent) 88%, var(--_text)));
  }
  :host([variant='outline']) [part='button']:hover {
    border-color: var(--_accent);
    background: color-mix(in srgb, var(--_accent) 4%, var(--_surface));
  }
  :host([variant='quiet']) [part='button']:hover {
    background: var(--_selected);
  }
  [part='button']:active {
    scale: 0.985;
    background: color-mix(in srgb, var(--_accent) 78%, var(--_text));
    box-shadow: none;
  }
  :host([variant='outline']) [part='button']:active {
    border-color: var(--_accent);
    background: color-mix(in srgb, var(--_accent) 10%, var(--_surface));
  }
  :host([variant='quiet']) [part='button']:active {
    background: color-mix(in srgb, var(--_accent) 14%, transparent);
  }
  [part='button']:focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }
  [part='button'].working {
    scale: none;
    cursor: progress;
  }
  /* Offline and disabled: neutral; the text has 4.5 : 1, because it can be read and reached. */
  [part='button'][aria-disabled='true']:not(.working) {
    scale: none;
    border-color: transparent;
    background: color-mix(in srgb, var(--_text) 8%, var(--_surface));
    color: var(--_muted);
    box-shadow: none;
    cursor: default;
  }
  :host([variant]:not([variant='filled'])) [part='button'][aria-disabled='true']:not(.working) {
    background: none;
  }
  :host([variant='outline']) [part='button'][aria-disabled='true']:not(.working) {
    border-color: var(--_border);
  }
  [part='button'][aria-disabled='true']:not(.working) [part='mark'] {
    color: inherit;
    opacity: 0.7;
  }
  /* Below the button; it never makes it wider. */
  [part='message'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.4375em;
    width: 0;
    min-width: 100%;
    margin: 0;
    padding: 0.5em 0.0625em 0;
    color: var(--_failure);
    font-size: var(--_small);
    font-weight: 500;
    line-height: 1.4;
    text-align: start;
    text-wrap: pretty;
  }
  .icon {
    width: 1.125em;
    height: 1.125em;
    margin-block-start: 0.125em;
    stroke-width: 2;
  }
  [part='message'].trouble {
    color: var(--_warning);
  }
  .spoken {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    white-space: nowrap;
    clip-path: inset(50%);
  }
  /* Large text on a small phone: words need the room of the mark; the ring of a busy button is above them. */
  @container pay (width < 13em) {
    :host([full]) [part='button'] {
      padding-inline: 0.375em;
      line-height: 1.25;
    }
    [part='mark'] {
      display: none;
    }
    .working [part='mark'] {
      display: block;
      margin: 0 auto 0.125em;
    }
    [part='message'] {
      font-size: var(--_caption);
    }
  }
  @media (prefers-reduced-motion) {
    * {
      animation: none !important;
      transition: none !important;
      scale: none !important;
    }
    .working .ring {
      stroke-dasharray: 0.06 0.065;
    }
  }
  @media (forced-colors: active) {
    [part='button'] {
      border-color: ButtonText !important;
      background: ButtonFace !important;
      color: ButtonText !important;
      forced-color-adjust: none;
    }
    [part='button']:is(:hover, :active) {
      border-color: Highlight !important;
    }
    [part='button'][aria-disabled='true']:not(.working) {
      border-color: GrayText !important;
      color: GrayText !important;
    }
    [part='button']:focus-visible {
      outline-color: Highlight;
    }
    [part='mark'] {
      color: inherit !important;
      opacity: 1 !important;
    }
  }
`;

export const styles = [coreTokenStyles, buttonStyles];
