import { css } from 'lit';

/**
 * The styles of what both elements show of a state: its mark, the time left, notes, the icons of an asset, and the details for
 * support.
 */
export const markStyles = css`
  /* A ring only while something runs. Its share is an attribute, because a strict policy refuses inline styles. */
  [part='mark'] {
    display: block;
    position: relative;
    flex: none;
    width: var(--_mark);
    height: var(--_mark);
    color: var(--_tone);
  }
  [part='mark'] > svg {
    display: block;
    width: 100%;
    height: 100%;
    fill: none;
    stroke: currentColor;
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
    overflow: visible;
  }
  .disc {
    fill: color-mix(in srgb, var(--_tone) 11%, transparent);
    stroke: none;
  }
  .track {
    stroke: color-mix(in srgb, var(--_tone) 16%, transparent);
  }
  :is(.disc, .ring) {
    transform: rotate(-90deg);
    transform-origin: center;
  }
  .working .ring {
    animation: turn var(--_spin) linear infinite;
  }
  /* The ring closes, then the disc fills, and the tick is drawn. */
  .success .disc {
    fill: var(--_tone);
    stroke: transparent;
    animation: close calc(var(--_move) + var(--_motion));
  }
  .success .symbol {
    stroke: var(--_surface);
    stroke-width: 4;
    stroke-dasharray: 1;
    animation: draw var(--_motion) var(--_ease) var(--_move) backwards;
  }
  /* The opaque colour of the surface, or that of the scheme where the surface is transparent. */
  @supports (color: color(from red srgb r g b)) {
    .success .symbol {
      stroke: color(from color-mix(in srgb, var(--_surface) 98%, light-dark(#fff, #1b1d22)) srgb r g b / 1);
    }
  }
  .success [part='mark'] {
    animation: settle var(--_motion) var(--_ease);
  }
  @keyframes turn {
    to {
      transform: rotate(270deg);
    }
  }
  @keyframes close {
    from {
      stroke-dasharray: 39 138;
    }
    from,
    38% {
      r: 22px;
      fill: color-mix(in srgb, var(--_tone) 11%, transparent);
      stroke: var(--_tone);
      stroke-width: 3;
    }
    38% {
      stroke-dasharray: 138 0;
    }
  }
  @keyframes draw {
    from {
      stroke-dashoffset: 1;
    }
  }
  @keyframes settle {
    from {
      scale: 0.86;
    }
  }
  [part='countdown'] {
    display: inline-flex;
    align-items: center;
    gap: 0.4375em;
    width: fit-content;
    font-size: var(--_small);
    font-weight: 500;
    line-height: 1.4;
    white-space: nowrap;
  }
  .soon {
    color: var(--_warning);
  }
  .note {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.625em;
    padding: 0.6875em 0.875em;
    border: 1px solid color-mix(in srgb, var(--_note) 22%, transparent);
    border-radius: var(--_radius-control);
    background: color-mix(in srgb, var(--_note) 7%, transparent);
    font-size: var(--_small);
    line-height: 1.45;
    text-align: start;
    text-wrap: pretty;
  }
  .note > .icon {
    margin-block-start: 0.0625em;
    color: var(--_note);
  }
  .calm {
    --_note: var(--_muted);
  }
  :is([part='badge'], [part='wallet-icon'], [part='merchant-icon']) {
    position: relative;
    flex: none;
    display: grid;
    place-items: center;
    width: 2.25em;
    height: 2.25em;
    overflow: hidden;
    border-radius: min(0.625em, var(--_radius-control));
    background: color-mix(in srgb, var(--_accent) 12%, var(--_surface));
    color: var(--_text);
    font-weight: 600;
  }
  :is([part='badge'], [part='wallet-icon'], [part='merchant-icon']) > img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* White behind pictures that are transparent; smaller, or it would shine through around the edge of the others. */
  :is([part='badge'], [part='wallet-icon'], [part='merchant-icon']):has(
      > img:not([hidden], [part='network-icon'])
    )::before {
    content: '';
    position: absolute;
    inset: 1px;
    border-radius: inherit;
    background: #fff;
  }
  [part='badge'] {
    overflow: visible;
  }
  [part='badge'],
  [part='badge'] > img {
    border-radius: 50%;
  }
  [part='badge'] > [part='network-icon'] {
    inset-block-end: -2px;
    inset-inline-end: -4px;
    width: 50%;
    height: 50%;
    background: #fff;
    box-shadow: 0 0 0 2px var(--_surface);
  }
  /* Its middle is left out; the whole is in the title, the copy and the print. */
  [part='transaction'],
  .id {
    font-family: var(--_font-mono);
    font-size: 0.9286em;
    letter-spacing: -0.01em;
    font-variant-ligatures: none;
  }
  [part='support'] {
    font-size: var(--_small);
    color: var(--_muted);
  }
  [part='support-summary'] {
    display: inline-flex;
    align-items: center;
    gap: 0.375em;
    width: fit-content;
    min-height: 44px;
    font-weight: 500;
  }
  [part='support'] .quiet {
    font-size: inherit;
  }
  [open] > summary > .chevron {
    rotate: 180deg;
  }
  [part='error'] {
    padding: 0.75em 0.875em;
    border: var(--_line);
    border-radius: var(--_radius-control);
    background: var(--_sunken);
    text-align: start;
    font-family: var(--_font-mono);
    font-size: 0.9286em;
    line-height: 1.6;
    user-select: all;
  }
  [part='error'] bdi {
    display: block;
  }
  /* What turns is a dashed ring. */
  @media (prefers-reduced-motion) {
    .working .ring {
      stroke-dasharray: 0.06 0.065;
    }
  }
  @media (forced-colors: active) {
    svg {
      forced-color-adjust: auto;
    }
    .disc {
      fill: none !important;
      stroke: none !important;
    }
    svg:not(:has(.track)) > .disc {
      r: 22px;
      stroke: CanvasText !important;
      stroke-width: 3 !important;
    }
    .track {
      stroke: GrayText;
    }
    /* A dark picture stays on white; a letter has no tile of its own. */
    :is([part='badge'], [part='wallet-icon'], [part='merchant-icon'])::before,
    [part='network-icon'] {
      forced-color-adjust: none;
    }
    :is([part='badge'], [part='wallet-icon'], [part='merchant-icon']):not(:has(> img:not([hidden]))) {
      outline: 1px solid;
      outline-offset: -1px;
    }
    :is(.ring, .symbol) {
      stroke: CanvasText !important;
    }
  }
`;
