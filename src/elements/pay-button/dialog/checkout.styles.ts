import { css } from 'lit';

/** There is no room for what stays at the top and at the bottom: the whole sheet scrolls. */
const scrollingSheet = css`
  :host([shape='dialog']) [part='checkout'] {
    grid-template-rows: auto;
    overflow: hidden auto;
  }
  :host([shape='dialog']) [part='footer'] {
    padding-inline: min(var(--_5), 6cqi);
  }
  :host([shape='dialog']) [part='pane'] {
    overflow: visible;
  }
  :host([shape='dialog']) [part='rail'] {
    align-items: start;
  }
  :host([shape='dialog']) [part='merchant'] {
    -webkit-line-clamp: 4;
  }
  :host([shape='dialog']) [part='pay-button'] {
    position: static;
  }
`;

/** The checkout in the dialog: in the middle of the window, or a sheet from the bottom of a phone. On paper it is like any other. */
export const checkoutStyles = css`
  @media screen {
    :host([shape='dialog']) {
      display: grid;
      align-items: center;
      min-height: 100%;
    }
    :host([shape='dialog']) [part='checkout'] {
      width: calc(100% - 2 * var(--_6));
      margin: var(--_6) auto;
      box-shadow:
        0 2px 6px rgb(12 13 18 / 12%),
        0 32px 80px -16px rgb(12 13 18 / 45%);
    }
    /* The button that closes is at the end of the tray. */
    :host([shape='dialog']) [part='rail'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: var(--_3);
      align-items: center;
      padding-inline-end: calc(var(--_4) - var(--_inset));
    }
    :host([shape='dialog']) [inert] {
      user-select: none;
    }
    /* Beside items the rail is a column, so the button is at the end of the sheet. */
    @container pay (width >= 50em) {
      :host([shape='dialog']) .items > [part='rail'] {
        display: block;
        padding-inline-end: var(--_6);
      }
      :host([shape='dialog']) .items > [part='pane'] {
        padding-block-start: calc(max(40px, 2.5em) + var(--_6));
      }
    }
    @container pay (width < 35em) {
      :host([shape='dialog']) {
        align-items: end;
      }
      :host([shape='dialog']) [part='checkout'] {
        --_button: max(52px, 3.25em);
        width: 100%;
        max-width: none;
        /* A part of the page stays visible. */
        max-block-size: calc(100dvh - 12px - env(safe-area-inset-top, 0px));
        margin: 0;
        padding: 0;
        overflow: clip;
        border-width: 1px 0 0;
        border-radius: calc(var(--_radius) * 1.2) calc(var(--_radius) * 1.2) 0 0;
      }
      :host([shape='dialog']) [part='rail'] {
        padding-block: calc(var(--_4) + 4px) var(--_3);
        padding-inline: min(var(--_5), 6cqi) var(--_4);
      }
      :host([shape='dialog']) [part='merchant'] {
        -webkit-line-clamp: 1;
      }
      :host([shape='dialog']) [part='pane'] {
        --_edge: min(var(--_5), 6cqi);
        gap: var(--_5);
        padding: var(--_5) var(--_edge);
        overflow: hidden auto;
        overscroll-behavior: contain;
        border-width: 1px 0 0;
        border-radius: calc(var(--_radius) * 1.2) calc(var(--_radius) * 1.2) 0 0;
        box-shadow: 0 -8px 24px -16px light-dark(rgb(21 23 31 / 14%), rgb(0 0 0 / 60%));
      }
      :host([shape='dialog']) [part='footer'] {
        padding: 0 calc(min(var(--_5), 6cqi) - var(--_bleed)) calc(var(--_2) + env(safe-area-inset-bottom, 0px));
        border-block-start: var(--_line);
        background: var(--_surface);
      }
      :host([shape='dialog']) [part='receipt']::before,
      :host([shape='dialog']) [part='receipt']::after {
        content: none;
      }
      :host([shape='dialog']) [part='pay-button'] {
        position: sticky;
        inset-block-end: 0;
        z-index: 2;
      }
      /* What gets the focus is not scrolled below what is sticky. */
      :host([shape='dialog']) [part='pane'] :is(button, a, input, summary, [tabindex]) {
        scroll-margin-block: 16px 76px;
      }
    }
    /* Large text on a small phone, or 400 % zoom. */
    @container pay (width <= 20em) {
      ${scrollingSheet}
    }
    @container pay (width < 35em) {
      @media (height < 26em) {
        ${scrollingSheet}
      }
    }
  }
`;
