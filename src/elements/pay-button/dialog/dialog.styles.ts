import { css } from 'lit';

/** The dialog, and what it puts into the slots of the checkout. */
export const dialogStyles = css`
  :host {
    --_scrim: light-dark(rgb(21 23 31 / 46%), rgb(0 0 0 / 66%));
    display: contents;
    container: none;
  }
  /* As large as the window: it draws what is behind the card, and is what the card's width is relative to. */
  [part='dialog'] {
    position: fixed;
    inset: 0;
    width: 100%;
    height: 100dvh;
    max-width: none;
    max-height: none;
    margin: 0;
    padding: 0;
    overflow: auto;
    overscroll-behavior: contain;
    border: 0;
    background: var(--_scrim);
    color: var(--_text);
    container: pay / inline-size;
    /* Its time is that of the movements. */
    transition: opacity var(--_move);
  }
  [part='dialog']::backdrop {
    background: none;
  }
  pay-checkout {
    min-height: 100%;
  }
  .over {
    display: contents;
  }
  [part='close-button'] {
    display: inline-grid;
    grid-area: 1 / 2;
    place-items: center;
    width: max(40px, 2.5em);
    height: max(40px, 2.5em);
    padding: 0;
    border-radius: 50%;
    background: color-mix(in srgb, var(--_text) 6%, transparent);
    color: var(--_muted);
    transition: background-color var(--_quick);
  }
  [part='close-button'] > .icon {
    stroke-width: 2;
  }
  [part='close-button']:hover {
    background: color-mix(in srgb, var(--_text) 12%, transparent);
    color: var(--_text);
  }
  /* 40 px high, what takes the finger is 44. */
  [part='close-button']::after {
    content: '';
    position: absolute;
    width: 44px;
    height: 44px;
  }
  [part='handle'] {
    display: none;
  }
  .end {
    display: grid;
    gap: var(--_3);
    width: 100%;
    max-width: 26em;
    margin-inline: auto;
  }
  .veil {
    position: absolute;
    inset: -1px;
    z-index: 3;
    display: grid;
    align-items: end;
    padding: var(--_inset);
    border-radius: inherit;
    background: light-dark(rgb(21 23 31 / 30%), rgb(0 0 0 / 60%));
    border-radius: var(--_radius);
    overflow: auto;
  }
  [part='leave'] {
    display: grid;
    gap: var(--_1);
    padding: min(var(--_7), max(6.5cqi, 1.25em));
    border: var(--_line);
    border-radius: var(--_radius-sheet);
    background: var(--_surface);
    box-shadow: var(--_shadow);
    animation: rise var(--_move) var(--_ease);
  }
  @keyframes rise {
    from {
      opacity: 0;
      translate: 0 16px;
    }
  }
  [part='leave-title'] {
    font-size: var(--_title);
  }
  [part='leave-text'] {
    color: var(--_muted);
    font-size: var(--_body);
    text-wrap: pretty;
  }
  .actions {
    display: grid;
    gap: var(--_3);
    margin-block-start: var(--_5);
  }
  @container pay (width >= 35em) {
    .actions {
      grid-template-columns: auto auto;
      justify-content: start;
    }
  }
  /* Beside items, the button is at the end of the sheet. */
  @container pay (width >= 50em) {
    [data-items] > [part='close-button'] {
      position: absolute;
      z-index: 1;
      inset-block-start: calc(var(--_inset) + var(--_3));
      inset-inline-end: calc(var(--_inset) + var(--_3));
    }
  }
  @container pay (width < 35em) {
    [part='handle'] {
      position: absolute;
      z-index: 2;
      inset-block-start: 0;
      inset-inline: 0;
      display: block;
      width: 88px;
      height: 24px;
      margin-inline: auto;
      cursor: grab;
      touch-action: none;
    }
    [part='handle']::before {
      content: '';
      position: absolute;
      inset: 8px 26px auto;
      height: 4px;
      border-radius: 2px;
      background: color-mix(in srgb, var(--_text) 24%, transparent);
    }
    .veil {
      padding: 0;
      border-radius: calc(var(--_radius) * 1.2) calc(var(--_radius) * 1.2) 0 0;
    }
    [part='leave'] {
      padding: var(--_6) min(var(--_5), 6cqi) calc(var(--_5) + env(safe-area-inset-bottom, 0px));
      border-width: 1px 0 0;
      border-radius: calc(var(--_radius) * 1.2) calc(var(--_radius) * 1.2) 0 0;
    }
  }
  @media (forced-colors: active) {
    [part='dialog'] {
      background: rgb(0 0 0 / 70%);
      forced-color-adjust: none;
    }
    [part='dialog'] > * {
      forced-color-adjust: auto;
    }
    :is([part='close-button'], [part='leave']) {
      border: 1px solid ButtonText;
    }
  }
`;
