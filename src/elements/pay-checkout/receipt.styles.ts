import { css } from 'lit';

/** The receipt: one column of rows, on the screen and on paper. */
export const receiptStyles = css`
  /* The checkout's receipt has what that of the status has, and more. */
  [part='status']::part(receipt) {
    display: none;
  }
  [part='receipt'] {
    container-type: inline-size;
    min-width: 0;
  }
  /* Grows into the page if the buyer has watched how the payment was confirmed. */
  .new[part='receipt'] {
    height: auto;
    interpolate-size: allow-keywords;
    overflow-y: clip;
    overflow-clip-margin: 4px;
    transition: height calc(var(--_motion) * 0.6) cubic-bezier(0.2, 0.8, 0.2, 1);
  }
  @starting-style {
    .new[part='receipt'] {
      height: 0;
    }
  }
  dl,
  dd {
    margin: 0;
  }
  dl {
    border-bottom: var(--_line);
  }
  dl > div {
    display: grid;
    grid-template-columns: 8.5em 1fr;
    gap: 0 1em;
    padding: 0.5em 0;
    border-top: var(--_line);
    break-inside: avoid;
  }
  dl > div > * {
    min-width: 0;
  }
  /* With large text or in a narrow page, the labels are above the values. */
  @container (width < 24em) {
    dl > div {
      grid-template-columns: 1fr;
    }
  }
  dt {
    font-size: 0.875em;
    color: var(--_muted);
  }
  dd [part='transaction'] {
    display: block;
    font-family: var(--pay-font-mono, ui-monospace, monospace);
    font-size: 0.875em;
    user-select: all;
  }
  [part='explorer-link'] {
    display: inline-block;
    margin-inline-start: -0.75em;
    text-align: start;
  }
  [part='receipt-footer'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em 1em;
    margin-inline-start: -0.75em;
    padding-top: 0.5em;
  }
  /* As the padding of links and buttons with large text. */
  @container (width < 12em) {
    [part='explorer-link'],
    [part='receipt-footer'] {
      margin-inline-start: -0.25em;
    }
  }
  @media print {
    :host,
    :host([shape]) {
      display: block;
      min-height: 0;
      background: none;
    }
    :host article,
    :host([shape]) article {
      display: block;
      max-width: none;
      min-height: 0;
      padding: 0;
      border: 0;
      background: var(--_surface);
      box-shadow: none;
    }
    [part='rail'],
    [part='pane'],
    [part='pane'] > * {
      display: block;
      margin: 0 0 calc(var(--_space) * 1.5);
      padding: 0;
      background: none;
    }
    [part='status'] {
      min-height: 0;
    }
    [part='status']::part(message),
    [part='status']::part(card) {
      text-align: start;
    }
    [part='status']::part(mark) {
      margin-inline: 0;
    }
    /* The receipt has them, too. */
    [part='reference'],
    [part='status']::part(timeline),
    button,
    a,
    [part='explorer-link'],
    [part='receipt-footer'],
    [part='status']::part(redirect) {
      display: none;
    }
  }
`;
