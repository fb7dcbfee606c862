import { css } from 'lit';

/** The list of the wallets, the code, and the other ways to pay. */
export const rowsStyles = css`
  [part='wallet'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--_4);
  }
  .wallet-status {
    display: grid;
    gap: var(--_1);
  }
  [part='wallet-title'] {
    font-size: var(--_title);
  }
  [part='wallet-text'] {
    color: var(--_muted);
    font-size: var(--_body);
    text-wrap: pretty;
  }
  [part='wallet-problem'] {
    margin-block-start: var(--_2);
  }
  .moment {
    --_mark: 4em;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    row-gap: var(--_2);
    text-align: center;
  }
  .moment > [part='mark'] {
    margin-block-end: var(--_3);
  }
  .moment > [part='wallet-text'] {
    max-width: 25em;
    text-wrap: balance;
  }
  /* One frame around all, a line between two. */
  .rows {
    display: grid;
    border: var(--_line);
    border-radius: var(--_radius-control);
    background: var(--_surface);
  }
  .rows > * + * {
    border-block-start: var(--_line);
  }
  .rows > :first-child,
  .rows > :first-child > .row {
    border-start-start-radius: calc(var(--_radius-control) - 1px);
    border-start-end-radius: calc(var(--_radius-control) - 1px);
  }
  .rows > :last-child,
  .rows > :last-child > .row {
    border-end-start-radius: calc(var(--_radius-control) - 1px);
    border-end-end-radius: calc(var(--_radius-control) - 1px);
  }
  .row {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--_3);
    width: 100%;
    min-height: max(60px, 3.75em);
    padding: 0.5em max(0.875em, 14px);
    color: var(--_text);
    line-height: 1.35;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    transition: background-color var(--_quick);
  }
  .row:hover {
    background: var(--_hover);
  }
  .row:focus-visible,
  .row:has(:focus-visible) {
    z-index: 1;
    outline: 2px solid var(--_focus);
    outline-offset: -2px;
  }
  .row input:focus-visible {
    outline: none;
  }
  .skeletons > .row {
    cursor: default;
  }
  .row-text {
    flex: 1;
    display: grid;
    overflow: clip;
  }
  .row-text > b {
    font-weight: 500;
  }
  .row-text > small {
    font-size: var(--_caption);
  }
  /* Facts with a dot between two of them: one at the start of a line is clipped. */
  :is(.about, .row-text > small) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--_dot);
    overflow-x: clip;
    overflow-clip-margin: 4px;
    color: var(--_muted);
  }
  :is(.about, .row-text > small) > * {
    position: relative;
    margin-inline-start: calc(-1 * var(--_dot));
    padding-inline-start: var(--_dot);
  }
  :is(.about, .row-text > small) > *::before {
    content: '·';
    position: absolute;
    inset-inline-start: 0;
    width: var(--_dot);
    overflow: hidden;
    text-align: center;
  }
  .row > .icon {
    color: var(--_muted);
  }
  .row > .go {
    width: 1em;
    height: 1em;
    margin-inline-start: auto;
    transition: translate var(--_quick);
  }
  .row:hover > .go {
    translate: 2px;
  }
  .row:hover > .go:dir(rtl) {
    translate: -2px;
  }
  [part='wallet-search'] {
    width: 100%;
    min-height: max(48px, 3em);
    padding: 0.5em 0.875em;
    border: 1px solid var(--_border-control);
    border-radius: var(--_radius-control);
    background: var(--_surface);
    color: var(--_text);
    font: inherit;
    /* Smaller text makes iOS zoom in on the field. */
    font-size: max(16px, 1em);
  }
  [part='wallet-search']::placeholder {
    color: var(--_muted);
  }
  [part='wallet-more-button'] {
    justify-self: start;
    margin-inline-start: calc(-1 * var(--_bleed));
  }
  [aria-expanded='true'] > .icon:last-child {
    rotate: 180deg;
  }
  .stack {
    display: grid;
    gap: var(--_2);
  }
  .stack > .quiet {
    justify-self: center;
    margin-block-end: -0.75em;
  }
  .moment ~ .stack {
    margin-block-start: var(--_2);
  }
  .moment ~ .stack > .quiet:only-child {
    margin-block-start: -1em;
  }

  [part='pay'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--_3);
  }
  [part='wallet']:not(.scans) + [part='pay'] {
    padding-block-start: var(--_6);
    border-block-start: var(--_line);
  }
  [part='pay'] > [part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  }
  .icon-tile {
    flex: none;
    display: grid;
  }
  [part='link'] {
    flex-basis: 100%;
    padding: 0.5em;
    text-align: center;
    user-select: all;
  }
  [part='scan'] {
    display: grid;
    justify-items: center;
    gap: var(--_2);
    text-align: center;
  }
  [part='scan-text'] {
    color: var(--_muted);
    font-size: var(--_small);
  }

  /* The code is the only way: the headline is its caption. */
  .scans {
    text-align: center;
  }
  .scans [part='wallet-text'] {
    /* A shorter text, once a wallet has announced itself late, moves nothing. */
    min-height: 2lh;
    text-wrap: balance;
  }
  .scans + [part='pay'] > [part='scan'] {
    order: -1;
  }
  .scans + [part='pay'] [part='scan-text'] {
    display: none;
  }
  .scans + [part='pay'] > [part='actions'] {
    margin-block: -0.25em -0.75em;
  }

  @container pay (width < 30em) {
    [part='pay']:not(.unfolded) > [part='scan'] {
      display: none;
    }
    /* One frame around all ways. */
    :not(.scans) + [part='pay'][part] {
      gap: 0;
      margin-block-start: calc(var(--_4) - var(--_row));
      overflow: clip;
      padding: 0;
      border: var(--_line);
      border-radius: var(--_radius-control);
    }
    :not(.scans) + [part='pay'] :is(.way, .copy, [part='scan'], [part='link']) {
      width: 100%;
      border-radius: 0;
    }
    :not(.scans) + [part='pay'] > [part='actions'],
    :not(.scans) + [part='pay'] > [part='actions'] > .copy:not(.copied, .failed) {
      display: contents;
    }
    :not(.scans) + [part='pay'] .way {
      gap: var(--_3);
      min-height: calc(max(52px, 3.25em) + 1px);
      /* The line above the first one is outside of the frame. */
      margin-block-start: -1px;
      padding: 0.5em max(0.875em, 14px);
      border-block-start: var(--_line);
      color: var(--_text);
      font-size: 1em;
    }
    :not(.scans) + [part='pay'] .icon-tile {
      place-items: center;
      width: 2.25em;
      color: var(--_muted);
    }
    [part='fold-button'] > .icon {
      margin-inline-start: auto;
      color: var(--_muted);
    }
    :not(.scans) + [part='pay'] > [part='scan'] {
      padding-block-end: var(--_4);
    }
    :not(.scans) + [part='pay'] [part='fold-button'] ~ :is(.copy, [part='share-button'], [part='link']),
    :not(.scans) + [part='pay'] [part='fold-button'] ~ .copy > .way {
      order: 2;
    }
    [part='pay'] > [part='scan'] {
      order: 1;
    }
    :not(.scans) + [part='pay'] .copied > [role='status'] {
      padding-inline-start: calc(2.25em + var(--_3) + max(0.875em, 14px));
      font-size: 1em;
    }
    .scans + [part='pay'] [part='fold-button'] {
      display: none;
    }
  }
  @container pay (width >= 30em) {
    [part='fold-button'] {
      display: none;
    }
    /* Below the wallets: the code, and its links beside it. */
    [part='wallet']:not(.scans) + [part='pay'] {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      gap: var(--_6);
    }
    [part='wallet']:not(.scans) + [part='pay'] > [part='scan'] {
      order: -1;
    }
    [part='wallet']:not(.scans) + [part='pay'] > [part='actions'] {
      display: grid;
      justify-items: start;
      margin-inline-start: calc(-1 * var(--_bleed));
    }
  }
  @container pay (width < 20em) {
    .row,
    :not(.scans) + [part='pay'] .way {
      gap: 0.5em;
      padding-inline: min(0.625em, 4cqi);
    }
    .row > :is([part='badge'], [part='wallet-icon']) {
      width: 1.75em;
      height: 1.75em;
    }
    :not(.scans) + [part='pay'] .icon-tile {
      width: 1.75em;
    }
    .row > .go {
      display: none;
    }
  }
  /* An icon above its text. */
  @container pay (width < 13em) {
    .row,
    :not(.scans) + [part='pay'] .way {
      flex-wrap: wrap;
      justify-content: space-between;
      row-gap: 0.25em;
      padding-block: 0.75em;
    }
    .row > .row-text,
    :not(.scans) + [part='pay'] .way > .icon-tile + span {
      order: 1;
      flex-basis: 100%;
    }
    .moment {
      --_mark: 2.75em;
    }
    .button {
      padding-inline: 0.5em;
    }
    .stack > .quiet {
      padding-inline: 0.25em;
    }
  }
`;
