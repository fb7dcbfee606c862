import { css } from 'lit';

/**
 * One card. The rail says who asks for how much, and is the same in all states; the pane leads from the payment options to the
 * result. They are one column if narrow, side by side if wide. While the payment can be paid, the card reserves the space of
 * the largest state, which prevents layout shift; then its content sets the height.
 */
export const styles = css`
  :host {
    --_room: calc(28em + var(--_space) * 9);
    --_side: 20px;
    container-type: inline-size;
  }
  article,
  header,
  .due,
  [part='rail'],
  [part='pane'],
  [part='pay'],
  [part='scan'],
  [part='actions'],
  [part='next-steps'],
  [part='cancel'] {
    display: grid;
    gap: 0.5em;
    align-content: start;
    min-width: 0;
  }
  article,
  [part='pane'] {
    gap: calc(var(--_space) * 1.5);
  }
  article {
    grid-template-rows: auto 1fr;
    transition: min-height calc(var(--_motion) * 0.6) cubic-bezier(0.2, 0.8, 0.2, 1);
  }
  /* What ends the pane stays at its end. */
  [part='pane'] {
    align-content: stretch;
    grid-auto-rows: min-content;
  }
  :where(.returns) {
    --_room: calc(36.5em + var(--_space) * 9);
  }
  article:not(.open) {
    --_room: 22em;
  }
  header,
  .due {
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
    width: min(2em, 48px);
    height: min(2em, 48px);
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
    font-size: clamp(1em, 9cqi, 2.25em);
    font-weight: 700;
    line-height: 1.3;
    letter-spacing: -0.02em;
  }
  [part='amount'].long {
    font-size: clamp(1em, 9cqi, 1.25em);
  }
  [aria-busy='true'] [part='amount'] {
    width: calc(var(--_rem) * 8);
    border-radius: calc(var(--_radius) / 2);
    background: color-mix(in srgb, var(--_text) 8%, transparent);
  }
  [part='reference'],
  [part='link'],
  [part='cancel-button'],
  [part='details-error'],
  [part='not-loaded'] {
    font-size: 0.875em;
    color: var(--_muted);
  }
  /* The hover tint on top of the tint of the note would reduce the contrast. */
  [part='details-error'] button:hover,
  [part='not-loaded'] button:hover {
    background: var(--_surface);
  }
  /* One filled button. */
  [part='status']:has(~ [part='pay'])::part(retry-button) {
    background: none;
    color: var(--_accent);
  }
  /* To check again comes before paying if the status is not checked any more. */
  [part='status']:state(stopped)::part(retry-button) {
    background: var(--_accent);
    color: var(--_on-accent);
  }
  :state(stopped) ~ [part='wallet-open-button'],
  :state(stopped) ~ [part='pay'] [part='wallet-link'],
  [part='wallet-open-button'] ~ [part='pay'] [part='wallet-link'] {
    background: none;
    color: var(--_accent);
  }
  [part='scan'] {
    text-align: center;
  }
  [part='pay']:not(.unfolded) [part='scan'] {
    display: none;
  }
  /* Hiding a focused control would lose the focus: it is removed once the gateway has confirmed the expiry. The headline, which
     may ask to approve the payment, is hidden nevertheless. The state is outside of :has(), because WebKit does not update
     :has() when a custom state changes. */
  :is(:state(time-up), :is(:state(stopped), :state(idle)):not(:state(requires-action)))
    ~ :is([part='pay'], [part='wallet'].unpaid, [part='wallet-open-button']):not(
      :focus-visible,
      :has(:focus-visible:not([part='wallet-title']))
    ) {
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
  [part='cancel-button'] {
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
  @container (width < 22em) {
    article {
      --_room: calc(33em + var(--_space) * 9);
    }
    .returns {
      --_room: calc(40.5em + var(--_space) * 9);
    }
  }
  /* Large text in a small page: the mark is above the text, and no word is broken if it fits into a line. */
  @container (width < 12em) {
    article {
      hyphens: auto;
    }
    button,
    a {
      padding-inline: 0.25em;
    }
    [part='status']::part(message) {
      grid-template-columns: 1fr;
      hyphens: auto;
    }
    [part='status']::part(mark) {
      grid-row: auto;
    }
    [part='status']::part(countdown) {
      grid-column: 1;
    }
    [part='status']::part(title) {
      font-size: 1em;
    }
    [part='status']::part(timeline-step) {
      padding-inline-start: 1.25em;
    }
  }
  @container (width >= 45em) {
    article {
      grid-template: 1fr / 21.5em 1fr;
      gap: 0;
      max-width: 55em;
      padding: 0;
      --_room: calc(34.5em + var(--_space) * 9);
      /* The items are in the rail. */
      --_lines: 0;
    }
    article:not(.open) {
      --_room: 30em;
    }
    /* The link is in the pane, with the gap above. */
    .helps {
      --_lines: 2.75;
    }
    .offers-wallet {
      --_room: calc(39em + var(--_space) * 9);
    }
    [part='rail'],
    [part='pane'] {
      padding: calc(var(--_space) * 2);
    }
    /* The timeline of the status is at the end of the rail, in every state. */
    [part='status']::part(card) {
      position: static;
    }
    [part='status']::part(timeline) {
      position: absolute;
      inset-block-end: calc(var(--_space) * 2);
      inset-inline-start: calc(var(--_space) * 2);
      display: grid;
      /* That of the rail without its padding; its font size is smaller. */
      width: calc(21.5em / 0.875 - var(--_space) * 4);
      margin: 0;
    }
    [part='rail'] {
      padding-block-end: calc(8em + var(--_space) * 2);
      border-start-start-radius: inherit;
      border-end-start-radius: inherit;
      background: color-mix(in srgb, var(--_accent) 6%, transparent);
    }
    :host([shape='inline']) [part='rail'] {
      border-radius: var(--_radius);
    }
    :host([shape='page']) article {
      border: var(--_line);
      box-shadow: var(--pay-shadow, none);
    }
    /* The result is in the middle of the pane. */
    article:not(.open) [part='pane'] {
      align-content: center;
    }
    [part='fold-button'] {
      display: none;
    }
    [part='pay'] [part='scan'][part='scan'] {
      display: grid;
      order: -1;
      /* That of the largest code: the others have larger modules, and a little less room. */
      min-height: calc(280px + 2em);
    }
    [part='pay'] {
      gap: var(--_space);
    }
    /* The button to copy stays where it is if that to share, which a server renders for all platforms, is removed. */
    .row {
      display: grid;
      grid-template-columns: 1fr auto 1fr;
    }
    .copy {
      grid-column: 2;
    }
    [part='share-button'] {
      justify-self: start;
    }
  }
`;
