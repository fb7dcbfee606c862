import { css } from 'lit';

/**
 * The card. The tray holds what does not change: who asks, for how much, for what, help and cancel; the sheet on it holds the
 * one thing to do now. The card is as wide as what the sheet holds.
 */
export const styles = css`
  :host {
    /* The padding of the sheet, and the gaps in it. */
    --_edge: min(var(--_7), 6.5cqi);
    --_end: min(var(--_7), max(6.5cqi, 1.25em));
    --_row: var(--_6);
    --_gap: var(--_6);
    --_under: 0px;
    --_widest: 26em;
    --_near: var(--_2);
    /* Between two facts in a line. */
    --_dot: 0.85em;
  }
  [part='checkout'] {
    position: relative;
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    grid-template-areas: 'rail' 'pane' 'footer';
    width: 100%;
    max-width: 30em;
    min-height: var(--pay-min-height, 0px);
    margin-inline: auto;
    padding: var(--_inset);
    border: var(--_line);
    border-radius: var(--_radius);
    background: var(--_sunken);
    box-shadow: var(--_shadow);
  }
  /* Hidden until the messages are loaded, so that no layout shift is visible. */
  [part='checkout']:not([lang]) > * {
    visibility: hidden;
  }
  :host([shape='page']) {
    display: grid;
    align-items: center;
    min-height: 100dvh;
    background: var(--_ground);
  }
  :host([shape='page']) [part='checkout'] {
    margin-block: var(--_4);
  }
  :host([shape='inline']) [part='checkout'] {
    max-width: none;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
  [part='rail'] {
    grid-area: rail;
    padding: calc(var(--_5) - var(--_inset)) calc(var(--_6) - var(--_inset)) var(--_5);
  }
  [part='pane'] {
    grid-area: pane;
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--_row);
    padding: var(--_end) var(--_edge) calc(var(--_end) - var(--_under));
    border: var(--_line);
    border-radius: var(--_radius-sheet);
    background: var(--_surface);
    box-shadow: var(--_shadow-sheet);
    /* Of the animation from one step to the next. */
    transition: height var(--_move) var(--_ease);
  }
  .paid > [part='pane'] {
    --_widest: none;
    --_near: var(--_4);
    background-image: radial-gradient(
      26em 11em at 50% 0,
      color-mix(in srgb, var(--_success) 9%, transparent),
      transparent
    );
  }
  [part='footer'] {
    grid-area: footer;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--_2);
    padding: var(--_1) calc(var(--_6) - var(--_inset) - var(--_bleed)) 0;
  }

  /* The status: the moment of a state, or a note at the end of the sheet while the page has the headline. */
  [part='status'] {
    /* Its own width decides on other rules than that of the page. */
    --_button: inherit;
    display: block;
    /* While the height of the sheet is animated, what is in it keeps its own. */
    min-height: auto;
    background: none;
  }
  [part='status']:not(:defined) {
    color: var(--_muted);
    text-align: center;
  }
  [part='status']::part(card) {
    gap: var(--_6);
    max-width: none;
    min-height: 0;
    padding: 0;
    background: none;
  }
  [part='status']::part(note) {
    width: 100%;
  }
  [part='status']::part(redirect),
  [part='status']::part(actions) {
    width: 100%;
    max-width: var(--_widest);
    margin-inline: auto;
  }
  [part='status']::part(redirect) {
    gap: var(--_3);
  }
  /* The sentence belongs to the message above it. */
  [part='status']::part(redirect-text) {
    margin-block: calc(-1 * var(--_near)) calc(var(--_near) / 2);
  }
  [part='status']::part(support) {
    text-align: center;
  }
  /* The area that the status gives to slotted content is in its card; here, there is one column. */
  [part='status'] > ::slotted(*) {
    grid-area: auto;
  }
  /* Without a note, the status ends with a gap. */
  .covered > [part='pane'] {
    --_under: var(--_row);
    --_widest: none;
  }
  .covered [part='status']::part(note),
  .covered [part='status']::part(timeline) {
    margin-block-end: var(--_row);
  }
  .covered [part='status'] > ::slotted(*) {
    margin-block: var(--_row);
  }
  .covered > [part='pane'] > [part='status'] {
    order: 1;
    align-self: start;
    margin-block-start: calc(-1 * var(--_row));
  }
  /* One filled button: to try again comes before going back. */
  [part='checkout']:has([part='retry-link'], [part='back-button']) [part='status']::part(redirect-link) {
    border-color: color-mix(in srgb, var(--_text) 7%, var(--_border));
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow-sheet);
  }
  [part='next-steps'] {
    display: grid;
    gap: var(--_3);
  }
  [part='back-to-shop'] {
    font-size: var(--_body);
    text-align: center;
    text-wrap: balance;
  }
  .notices {
    display: grid;
    gap: var(--_2);
  }

  [part='summary'] {
    display: grid;
    grid-template: 'icon merchant amount' auto 'icon about amount' auto / auto minmax(0, 1fr) auto;
    align-content: center;
    align-items: center;
    gap: 0 var(--_3);
    /* That of two lines on the right, so that nothing moves when the time left comes and goes. */
    min-height: 3.25em;
  }
  .timed {
    grid-template-areas: 'icon merchant amount' 'icon about countdown';
  }
  [part='merchant-icon'] {
    grid-area: icon;
    width: 2.5em;
    height: 2.5em;
  }
  [part='merchant'] {
    grid-area: merchant;
    align-self: end;
    font-weight: 500;
    line-height: 1.35;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  [part='amount'] {
    grid-area: amount;
    justify-self: end;
    font-size: 1.5em;
    font-weight: 600;
    letter-spacing: -0.025em;
    line-height: 1.25;
  }
  [part='amount'].long {
    font-size: clamp(1.125em, 6cqi, 1.5em);
    letter-spacing: -0.015em;
  }
  [part='summary'] > [part='countdown'] {
    grid-area: countdown;
    align-self: start;
    justify-self: end;
    line-height: 1.5;
  }
  .timer {
    flex: none;
    width: 1em;
    height: 1em;
    fill: none;
    stroke: currentColor;
    stroke-width: 4;
  }
  .timer > .track {
    stroke: currentColor;
    opacity: 0.25;
  }
  .timed > [part='amount'] {
    align-self: end;
  }
  /* A long amount has a line of its own. */
  [part='summary']:has(> .long) {
    grid-template:
      'icon merchant countdown' auto 'icon about about' auto 'amount amount amount' auto / auto minmax(0, 1fr)
      auto;
  }
  [part='summary']:has(> .long) > [part='amount'] {
    justify-self: start;
    margin-block-start: var(--_2);
  }
  .about {
    grid-area: about;
    align-self: start;
    font-size: var(--_small);
  }
  [part='more-items-summary'] {
    display: inline-flex;
    align-items: center;
    gap: 0.25em;
    min-height: 24px;
  }
  [part='summary'] > [part='items'],
  .in-rail {
    display: none;
  }
  [part='item'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--_4);
    padding-block: 0.375em;
  }
  [part='item'] > :first-child {
    flex: 1 1 7em;
  }
  [part='item'] > :nth-child(2) {
    flex: none;
    max-width: 100%;
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  /* As high as the line of text that takes its place. */
  .skeleton {
    display: block;
    width: 6em;
    max-width: 100%;
    height: 0.75em;
    margin-block: calc((1lh - 0.75em) / 2);
    border-radius: 0.375em;
    background: color-mix(in srgb, var(--_text) 8%, transparent);
  }
  [part='amount'] > .skeleton {
    width: 3em;
  }
  .skeleton.round {
    width: 2.25em;
    height: 2.25em;
    margin-block: 0;
    border-radius: 50%;
  }
  /* The result covers the label of the button, which remains its accessible name. */
  .copy {
    display: grid;
    justify-items: start;
    align-items: center;
  }
  .copied > * {
    grid-area: 1 / 1;
  }
  .copied button > span:last-of-type {
    opacity: 0;
  }
  .copied > [role='status'] {
    padding-inline-start: calc(1.25em + 0.5em + var(--_bleed));
    font-size: var(--_small);
    font-weight: 500;
    pointer-events: none;
  }
`;
