import { css } from 'lit';

/** How the card uses its width: two ways side by side, a rail beside the sheet, and the full page on a phone. */
export const layoutStyles = css`
  @container pay (width >= 42em) {
    .halves {
      max-width: 43em;
    }
    .halves:not(.items) > [part='pane'] {
      --_gap: var(--_7);
    }
  }
  @container pay ((width >= 42em) and (width < 50em)) or (width >= 55em) {
    .halves > [part='pane'] {
      grid-template: auto auto / minmax(0, 1fr) auto;
      --_row: var(--_4);
      column-gap: var(--_gap);
    }
    .halves [part='pay'][part] {
      display: contents;
    }
    .halves [part='pay'] > [part='actions'][part] {
      display: flex;
      justify-content: flex-start;
      align-self: end;
      margin: 0 calc(-1 * var(--_bleed)) -0.625em;
    }
    .halves [part='scan'][part] {
      order: 0;
      grid-row: 1 / span 2;
      grid-column: 2;
      align-content: center;
      padding-inline-start: var(--_gap);
      border-inline-start: var(--_line);
    }
    .halves > [part='pane'] > :is([part='status'], .notices, [part='support']) {
      grid-column: 1 / -1;
    }
  }
  @container pay (width >= 50em) {
    .items {
      grid-template: minmax(0, 1fr) auto / minmax(0, 19fr) minmax(0, 37fr);
      grid-template-areas: 'rail pane' 'footer pane';
      max-width: 57em;
    }
    .items > [part='rail'] {
      padding-block: var(--_6);
      padding-inline: calc(var(--_6) - 2px) var(--_6);
    }
    .items > [part='footer'] {
      justify-content: flex-start;
      padding-block-end: var(--_2);
      padding-inline: calc(var(--_6) - 2px - var(--_bleed)) var(--_6);
    }
    .items [part='summary'][part] {
      grid-template: auto / auto minmax(0, 1fr);
      grid-template-areas: 'icon merchant' 'amount amount' 'items items' 'about about' 'countdown countdown';
      gap: 0 0.625em;
      font-size: var(--_small);
    }
    .items [part='merchant-icon'] {
      width: calc(2.25em / 0.875);
      height: calc(2.25em / 0.875);
    }
    .items [part='merchant'] {
      align-self: center;
      font-size: calc(1em / 0.875);
    }
    .items [part='amount'][part] {
      justify-self: start;
      margin-block: 0.375em 0.5em;
      font-size: calc(var(--_display) / 0.875);
      letter-spacing: -0.035em;
      line-height: 1.1;
    }
    .items [part='amount'].long {
      font-size: calc(1.375em / 0.875);
      letter-spacing: -0.015em;
      line-height: 1.3;
    }
    .items .in-column,
    .items [part='more-items']:not(.many) {
      display: none;
    }
    .items .in-rail {
      display: block;
    }
    .items [part='summary'] > [part='items'],
    .items .about {
      display: grid;
      grid-area: items;
      padding-block: 0.5em;
      border-block-start: var(--_line);
    }
    .items .about {
      grid-area: about;
      --_dot: 0em;
      font-size: 1em;
    }
    .items .about:has(+ *) {
      padding-block-end: 0;
    }
    .items :is([part='reference'], [part='countdown'])[part] {
      display: flex;
      justify-content: space-between;
      width: 100%;
      padding: 0.375em 0;
      font-size: 1em;
      font-weight: inherit;
    }
    .items [part='reference'] > bdi {
      color: var(--_text);
    }
    .items [part='countdown'] > .spoken {
      position: static;
      width: auto;
      height: auto;
      margin-inline-end: auto;
      clip-path: none;
      color: var(--_muted);
    }
  }

  /* The full page on a phone: the tray is the page, the sheet stands on its end. */
  @media screen {
    @container pay (width < 35em) {
      :host([shape='page']) [part='checkout'] {
        --_button: max(52px, 3.25em);
        display: flex;
        flex-direction: column;
        align-self: stretch;
        max-width: none;
        margin: 0;
        padding: 0;
        border: 0;
        border-radius: 0;
        box-shadow: none;
      }
      :host([shape='page']) [part='rail'] {
        flex: 1 0 auto;
        display: grid;
        align-content: center;
        padding: var(--_6) min(var(--_5), 6cqi);
      }
      :host([shape='page']) [part='pane'] {
        --_edge: min(var(--_5), 6cqi);
        padding: var(--_6) var(--_edge) calc(var(--_4) - var(--_under));
        border-width: 1px 0 0;
        border-radius: calc(var(--_radius) * 1.2) calc(var(--_radius) * 1.2) 0 0;
        box-shadow: 0 -12px 32px -16px light-dark(rgb(21 23 31 / 14%), rgb(0 0 0 / 60%));
      }
      :host([shape='page']) [part='footer'] {
        padding: 0 calc(min(var(--_5), 6cqi) - var(--_bleed)) calc(var(--_2) + env(safe-area-inset-bottom, 0px));
        background: var(--_surface);
      }
      /* The amount in the middle, while there is one thing to do. */
      :host([shape='page']) :not(.dense) > [part='rail'] > [part='summary'] {
        grid-template: none / minmax(0, 1fr);
        grid-template-areas: 'icon' 'merchant' 'amount' 'about' 'countdown';
        justify-items: center;
        text-align: center;
      }
      :host([shape='page']) :not(.dense) > [part='rail'] [part='merchant-icon'] {
        width: 3em;
        height: 3em;
        margin-block-end: var(--_3);
        border-radius: min(0.75em, var(--_radius-control));
      }
      :host([shape='page']) :not(.dense) > [part='rail'] [part='amount'][part] {
        justify-self: center;
        margin: 0;
        font-size: clamp(1.5em, 13cqi, 3.25em);
        letter-spacing: -0.04em;
      }
      :host([shape='page']) :not(.dense) > [part='rail'] [part='amount'].long {
        font-size: clamp(1.125em, 7cqi, 1.75em);
        letter-spacing: -0.02em;
      }
      :host([shape='page']) :not(.dense) > [part='rail'] .about {
        --_dot: 0em;
        display: grid;
        justify-items: center;
      }
      :host([shape='page']) :not(.dense) > [part='rail'] [part='countdown'] {
        justify-self: center;
        margin-block-start: var(--_3);
        padding: 0.1875em 0.75em 0.1875em 0.625em;
        border: var(--_line);
        border-radius: 2em;
        background: var(--_surface);
      }
      /* One row, while there is a list or a form below. */
      :host([shape='page']) .dense > [part='rail'] {
        position: sticky;
        inset-block-start: 0;
        z-index: 2;
        flex: none;
        padding-block: var(--_3);
        background: var(--_sunken);
      }
      :host([shape='page']) .dense [part='merchant'] {
        -webkit-line-clamp: 1;
      }
      :host([shape='page']) .dense [part='more-items'] {
        display: none;
      }
      :host([shape='page']) .dense > [part='pane'] {
        flex: 1;
        grid-template-rows: 1fr;
        align-content: stretch;
      }
      :host([shape='page']) .dense > [part='pane'] > [part='wallet'] {
        display: flex;
        flex-direction: column;
      }
      /* The button is under the thumb; it sticks to the end of the window while the form is longer. */
      :host([shape='page']) .dense .stack {
        display: contents;
      }
      :host([shape='page']) .dense .stack > :first-child {
        margin-block-start: auto;
      }
      :host([shape='page']) .dense .stack > * + * {
        margin-block-start: calc(var(--_2) - var(--_4));
      }
      :host([shape='page']) .dense .stack > .quiet {
        align-self: center;
      }
      :host([shape='page']) :not(.dense) > [part='pane']:not(:has([part='pay'])) {
        min-height: 25em;
        align-content: center;
      }
      :host([shape='page']) .paid > [part='pane'] > [part='status'] {
        align-self: center;
      }
      :host([shape='page']) [part='pay-button'] {
        position: sticky;
        inset-block-end: calc(8px + env(safe-area-inset-bottom, 0px));
        z-index: 1;
      }
      /* What gets the focus is not scrolled below what is sticky (WCAG 2.2, 2.4.11). */
      :host([shape='page']) .dense :is(button, a, input, summary, [tabindex]) {
        scroll-margin-block: 88px 76px;
      }
    }
  }
  /* The sheet of a phone ends sooner than this gap, with which a status without a note ends. */
  @media screen {
    @container pay (width < 30em) {
      :host([shape='page']) .covered > [part='pane'] {
        --_row: var(--_4);
      }
      :host([shape='page']) .scans + [part='pay'] {
        margin-block-start: calc(var(--_6) - var(--_row));
      }
    }
  }
  @container pay (width <= 20em) {
    :host(:not([shape='page'])) [part='summary'][part] {
      grid-template: auto / auto minmax(0, 1fr);
      grid-template-areas: 'icon merchant' 'amount amount' 'about about' 'countdown countdown';
      gap: 0.25em 0.625em;
    }
    :host(:not([shape='page'])) [part='merchant-icon'] {
      width: 2em;
      height: 2em;
    }
    :host(:not([shape='page'])) [part='merchant'] {
      align-self: center;
    }
    :host(:not([shape='page'])) [part='summary'] > :is([part='amount'], [part='countdown']) {
      justify-self: start;
    }
    :host(:not([shape='page'])) :is([part='rail'], [part='footer']) {
      padding-inline: min(var(--_4), 6cqi);
    }
    :host(:not([shape='page'])) [part='footer'] > * {
      padding-inline: 0.25em;
      margin-inline: -0.25em;
    }
  }
  /* Large text on a small phone: nothing is sticky. */
  @container pay (width < 13em) {
    [part='checkout'] {
      hyphens: auto;
    }
    :host([shape='page']) .dense > [part='rail'][part] {
      position: static;
      padding-block: var(--_4);
    }
    :host([shape='page']) .dense [part='summary'][part] {
      grid-template: auto / auto minmax(0, 1fr);
      grid-template-areas: 'icon amount' 'merchant merchant' 'about about' 'countdown countdown';
      row-gap: 0.25em;
    }
    :host([shape='page']) .dense [part='summary'] > :is([part='amount'], [part='countdown']) {
      justify-self: start;
    }
    :host([shape='page']) [part='rail'] [part='merchant-icon'][part] {
      width: 2em;
      height: 2em;
      margin-block-end: 0.25em;
    }
    :host([shape='page']) [part='pay-button'] {
      position: static;
    }
  }
  /* The same at 400 % zoom, where the window is too low for what stays at its edges. */
  @media (height < 26em) {
    :host([shape='page']) .dense > [part='rail'][part],
    :host([shape='page']) [part='pay-button'] {
      position: static;
    }
    :host([shape='page']) .dense [part='merchant'] {
      -webkit-line-clamp: 4;
    }
  }
`;
