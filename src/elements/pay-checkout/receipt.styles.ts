import { css } from 'lit';

/** The receipt: one line for each fact, on the screen and on paper. */
export const receiptStyles = css`
  .facts {
    display: grid;
    font-size: var(--_small);
  }
  .facts > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--_4);
    min-height: 2.7143em;
    padding-block: 0.375em;
    break-inside: avoid;
  }
  .facts > div + div {
    border-block-start: var(--_line);
  }
  .facts dt {
    color: var(--_muted);
  }
  .facts dd {
    display: flex;
    align-items: center;
    gap: 0.5em;
    max-width: 100%;
    margin-inline-start: auto;
    text-align: end;
  }
  .facts [part='badge'] {
    width: 1.75em;
    height: 1.75em;
    margin-inline-end: 0.25em;
    font-size: 0.875em;
  }
  [part='paid-amount'],
  .boxed > :first-child > dd {
    font-weight: 600;
  }
  .facts .icon-button {
    margin-block: -0.5em;
    margin-inline-end: -0.5em;
  }
  .boxed {
    padding-inline: 1em;
    border: var(--_line);
    border-radius: var(--_radius-control);
  }
  /* The sheet is torn off below the moment. */
  [part='receipt'] {
    position: relative;
    padding-block-start: var(--_3);
    border-block-start: 1px dashed color-mix(in srgb, var(--_text) 26%, transparent);
  }
  [part='receipt']::before,
  [part='receipt']::after {
    content: '';
    position: absolute;
    inset-block-start: -8px;
    width: 16px;
    height: 16px;
    border: var(--_line);
    border-radius: 50%;
    background: var(--_sunken);
  }
  [part='receipt']::before {
    left: calc(-1 * var(--_edge) - 9px);
    clip-path: inset(0 0 0 8px);
  }
  [part='receipt']::after {
    right: calc(-1 * var(--_edge) - 9px);
    clip-path: inset(0 8px 0 0);
  }
  [part='receipt-footer'] {
    display: flex;
    flex-wrap: wrap;
    margin: var(--_1) calc(-1 * var(--_bleed)) -0.75em;
  }
  @media screen {
    .on-paper {
      display: none !important;
    }
  }
  @container pay (width < 13em) {
    .facts > div {
      display: grid;
      justify-content: stretch;
      padding-block: 0.5em;
    }
    .facts dd {
      flex-wrap: wrap;
      margin: 0;
      text-align: start;
    }
  }
  @media screen {
    @container pay (width < 35em) {
      :host([shape='page']) [part='receipt']::before,
      :host([shape='page']) [part='receipt']::after {
        content: none;
      }
    }
  }
  @page {
    margin: 18mm;
  }
  @media print {
    .on-screen {
      display: none;
    }
    :host([shape]),
    :host {
      display: block;
      min-height: 0;
      background: none;
    }
    [part='checkout'][part] {
      display: block;
      max-width: none;
      min-height: 0;
      margin: 0;
      padding: 0;
      border: 0;
      box-shadow: none;
      font-size: 11pt;
    }
    [part='checkout'] > :is([part='rail'], [part='pane'])[part] {
      padding: 0;
      border: 0;
      border-radius: 0;
      background: none;
      box-shadow: none;
    }
    [part='rail'][part] {
      margin-block-end: 10mm;
    }
    [part='summary'][part] {
      grid-template: auto / auto minmax(0, 1fr) auto;
      grid-template-areas: 'icon merchant amount' 'items items items';
    }
    [part='merchant'] {
      align-self: center;
      font-size: 1.125em;
    }
    [part='amount'][part] {
      margin: 0;
      font-size: 1.5em;
    }
    [part='summary'] > [part='items'] {
      grid-area: items;
      display: grid;
      margin-block-start: 6mm;
      font-size: var(--_small);
    }
    [part='status']::part(message),
    [part='status']::part(title),
    [part='status']::part(text) {
      place-items: start;
      justify-self: start;
      text-align: start;
    }
    [part='status']::part(title) {
      font-size: var(--_title);
    }
    :is([part='footer'], [part='receipt-footer'], .about, button, .icon-button),
    [part='receipt']::before,
    [part='receipt']::after {
      display: none !important;
    }
  }
`;
