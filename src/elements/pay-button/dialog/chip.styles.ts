import { css } from 'lit';

/** The styles of the chip, in the lower end corner of the page. */
export const chipStyles = css`
  /* As wide as the window, so that it can be a container; it lets the pointer through. */
  [part='corner'] {
    position: fixed;
    inset: auto 0 0;
    width: auto;
    margin: 0;
    padding: var(--pay-chip-inset, 16px);
    padding-block-end: calc(var(--pay-chip-inset, 16px) + env(safe-area-inset-bottom, 0px));
    overflow: visible;
    border: 0;
    background: none;
    color: var(--_text);
    pointer-events: none;
    container: pay / inline-size;
  }
  [part='corner']:popover-open {
    display: flex;
    justify-content: end;
  }
  [part='chip'] {
    display: flex;
    max-width: 100%;
    border: var(--_line);
    border-radius: 2em;
    background: var(--_surface);
    color: var(--_text);
    box-shadow:
      0 1px 3px light-dark(rgb(21 23 31 / 8%), rgb(0 0 0 / 40%)),
      0 12px 32px -8px light-dark(rgb(21 23 31 / 24%), rgb(0 0 0 / 70%));
    pointer-events: auto;
  }
  [part='chip-button'] {
    --_mark: 2em;
    display: flex;
    align-items: center;
    gap: 0.625em;
    min-width: 0;
    min-height: max(48px, 3em);
    padding-block: 0.4375em;
    padding-inline: 0.5em 0.875em;
    border-radius: inherit;
    line-height: 1.3;
    text-align: start;
    transition: background-color var(--_quick);
  }
  :is([part='chip-button'], [part='chip-dismiss-button']):hover {
    background: var(--_hover);
  }
  .words {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5em;
    align-items: baseline;
    font-size: var(--_body);
  }
  [part='chip-title'] {
    font-weight: 600;
    letter-spacing: -0.012em;
  }
  [part='chip-detail'] {
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
  }
  [part='chip'] [part='mark'] > svg {
    stroke-width: 4;
  }
  /* While it goes on, the ring says enough. */
  :is(.waiting, .working, .late) .symbol {
    display: none;
  }
  [part='chip-button'] > .icon {
    width: 1.125em;
    height: 1.125em;
    color: var(--_muted);
  }
  [part='chip'].success .disc {
    stroke: none;
  }
  [part='chip-dismiss-button'] {
    flex: none;
    display: inline-grid;
    place-items: center;
    width: max(44px, 2.75em);
    padding: 0;
    border-inline-start: var(--_line);
    border-start-end-radius: 2em;
    border-end-end-radius: 2em;
    color: var(--_muted);
  }
  [part='chip-dismiss-button']:hover {
    color: var(--_text);
  }
  [part='chip']:has([part='chip-dismiss-button']) > [part='chip-button'] {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  /* Large text on a small phone: the amount is below the word, the arrow goes. */
  @container pay (width < 13em) {
    [part='chip-button'] {
      --_mark: 1.5em;
      gap: 0.4375em;
      padding-inline: 0.4375em 0.625em;
    }
    [part='chip-button'] > .icon {
      display: none;
    }
    .words {
      display: grid;
      overflow-wrap: normal;
    }
    [part='chip-dismiss-button'] {
      width: 48px;
    }
    [part='chip-dismiss-button'] > .icon {
      width: 20px;
      height: 20px;
    }
  }
  @media (forced-colors: active) {
    [part='chip'] {
      border: 1px solid ButtonText;
    }
  }
  @media print {
    [part='corner'] {
      display: none !important;
    }
  }
`;
