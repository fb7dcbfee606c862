import { css } from 'lit';

/**
 * One card: a single column if narrow, two panes if wide. The tinted pane shows the QR code, and later the result of the
 * payment. The card reserves the space of its largest state, which prevents layout shift.
 */
export const styles = css`
  :host {
    --_room: calc(33em + var(--_space) * 10.5);
    container-type: inline-size;
  }
  article,
  header,
  [part='pay'],
  [part='scan'],
  [part='actions'],
  [part='next-steps'],
  [part='cancel'],
  [part='receipt-footer'] {
    display: grid;
    gap: 0.5em;
    align-content: start;
    min-width: 0;
  }
  article {
    gap: calc(var(--_space) * 1.5);
  }
  :where(.returns) {
    --_room: calc(41.5em + var(--_space) * 10.5);
  }
  header {
    gap: 0.25em;
  }
  [part='merchant'] {
    display: flex;
    align-items: center;
    gap: 0.625em;
  }
  [part='merchant'] > :last-child {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  [part='merchant-icon'] {
    position: relative;
    flex: none;
    display: grid;
    place-items: center;
    width: 2em;
    height: 2em;
    overflow: hidden;
    border-radius: calc(var(--_radius) / 2);
    background: color-mix(in srgb, var(--_accent) 13%, transparent);
    color: var(--_accent);
    font-weight: 650;
  }
  img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
    background: #fff;
  }
  [part='amount'] {
    min-height: 1.3em;
    font-size: 2.25em;
    font-weight: 700;
    line-height: 1.3;
    letter-spacing: -0.02em;
  }
  [part='amount'].long {
    font-size: 1.25em;
  }
  [aria-busy='true'] [part='amount'] {
    width: 8rem;
    border-radius: calc(var(--_radius) / 2);
    background: color-mix(in srgb, var(--_text) 8%, transparent);
  }
  [part='reference'],
  [part='link'],
  [part='cancel-button'],
  [part='details-error'],
  [part='cancel'] {
    font-size: 0.875em;
    color: var(--_muted);
  }
  /* The hover tint on top of the tint of the note would reduce the contrast. */
  :is([part='details-error'], [part='cancel']) button:not(.button):hover {
    background: var(--_surface);
  }
  [part='scan'] {
    text-align: center;
  }
  [part='pay']:not(.unfolded) [part='scan'] {
    display: none;
  }
  /* Hiding a focused control would lose the focus: it is removed once the gateway has confirmed the expiry. The state is
     outside of :has(), because WebKit does not update :has() when a custom state changes. */
  :is(:state(time-up), :is(:state(stopped), :state(idle)):not(:state(requires-action)))
    ~ [part='pay']:not(:has(:focus-visible)) {
    display: none;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  }
  /* A live region must exist before its text is set; while empty, it takes no space. */
  [role='status']:empty {
    position: absolute;
  }
  .copy {
    display: grid;
    justify-items: inherit;
  }
  .copy > span {
    padding: 0.5em 0.75em;
  }
  /* The result covers the label of the button, which remains its accessible name. */
  .copied > * {
    grid-area: 1 / 1;
  }
  .copied button > span {
    opacity: 0;
  }
  [part='cancel-button'],
  [part='receipt-footer'] {
    align-self: end;
    justify-self: center;
    justify-items: center;
  }
  [part='status'] {
    --_space: inherit;
    max-width: none;
    min-height: 6em;
  }
  /* Hidden until the messages are loaded, so that no layout shift is visible. */
  article:not([lang]) > * {
    visibility: hidden;
  }
  article:not(.open) [part='status'] {
    animation: appear var(--_motion);
  }
  @keyframes appear {
    from {
      opacity: 0;
      visibility: hidden;
    }
  }
  [part='back-to-shop'] > b {
    display: block;
  }
  /* One filled button: to try again comes before going back. */
  article:has([part='retry-link']) [part='status']::part(redirect-link) {
    background: none;
    color: var(--_accent);
  }
  [part='status']:not(:defined) {
    color: var(--_muted);
  }
  [part='status']::part(card) {
    max-width: none;
    min-height: 0;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }
  [part='status']::part(message) {
    margin: 0;
    translate: 0;
  }
  /* On small phones, titles and labels in wide fonts and long languages wrap to more lines. */
  @container (width < 22rem) {
    article {
      --_room: calc(36em + var(--_space) * 10.5);
    }
    .returns {
      --_room: calc(44.5em + var(--_space) * 10.5);
    }
  }
  @container (width >= 40rem) {
    article {
      grid-template: repeat(5, auto) 1fr / 1fr calc(19em + var(--_space) * 3);
      gap: calc(var(--_space) * 1.5) 0;
      max-width: 48em;
      padding: 0;
      --_room: calc(28em + var(--_space) * 10.5);
    }
    .open [part='status']::part(timeline) {
      display: grid;
    }
    .offers-wallet {
      grid-template-rows: repeat(6, auto) 1fr;
      --_room: calc(33em + var(--_space) * 10.5);
    }
    article::before {
      content: '';
      grid-area: 1 / 2 / -1;
      border-start-end-radius: inherit;
      border-end-end-radius: inherit;
      background: color-mix(in srgb, var(--_accent) 6%, transparent);
    }
    :host([shape]:not([shape='card'])) article::before {
      border-radius: var(--_radius);
    }
    article > *,
    [part='actions'] {
      grid-column: 1;
      margin-inline: calc(var(--_space) * 2);
    }
    header {
      margin-top: calc(var(--_space) * 2);
    }
    article > :last-child {
      margin-bottom: calc(var(--_space) * 2);
    }
    [part='pay'] {
      display: contents;
    }
    [part='pay'] [part='scan'][part='scan'],
    article:not(.open) [part='status'] {
      display: grid;
      grid-area: 1 / 2 / -1;
      align-content: center;
      margin: calc(var(--_space) * 1.5);
    }
    [part='fold-button'] {
      display: none;
    }
    .row,
    [part='cancel-button'],
    [part='receipt-footer'] {
      justify-content: start;
      place-items: start;
      place-self: start;
    }
    .row,
    [part='print-button'] {
      margin-inline-start: -0.75em;
    }
    [part='cancel-button'] {
      padding-inline: 0;
    }
  }
  @media print {
    :host {
      color-scheme: light;
    }
    button,
    a,
    [part='status']::part(copy-button),
    [part='status']::part(explorer-link),
    [part='status']::part(redirect) {
      display: none;
    }
  }
`;
