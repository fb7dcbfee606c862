import { css } from 'lit';

/** The card: the message, the way back, and what was paid. Its content sets the height. */
export const styles = css`
  :host {
    max-width: 26em;
  }
  [part='card'] {
    position: relative;
    display: grid;
    gap: var(--_5);
    width: 100%;
    min-height: var(--pay-min-height, 0px);
    padding: min(var(--_6), 6cqi);
    border: var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    box-shadow: var(--_shadow);
    text-align: start;
  }
  /* The mark, what is, and the time left at the end of the first line. */
  [part='message'] {
    display: grid;
    grid-template:
      'mark title time' auto 'mark text text' 1fr 'mark slot slot' auto 'note note note' auto / auto minmax(0, 1fr)
      auto;
    column-gap: var(--_4);
    align-items: start;
  }
  .words {
    display: contents;
  }
  [part='mark'] {
    grid-area: mark;
  }
  [part='title'] {
    grid-area: title;
    padding-block: 0.0625em 0.125em;
    font-size: 1.0625em;
  }
  [part='text'] {
    grid-area: text;
    color: var(--_muted);
    font-size: var(--_body);
    text-wrap: balance;
  }
  [part='countdown'] {
    grid-area: time;
    padding-block-start: 0.125em;
  }
  [part='note'] {
    grid-area: note;
    margin-block-start: var(--_4);
  }
  [part='message'] > ::slotted(*) {
    grid-area: slot;
    margin-block-start: var(--_2);
  }
  [part='redirect'] {
    display: grid;
    gap: var(--_4);
  }
  [part='redirect-text'] {
    color: var(--_muted);
    font-size: var(--_body);
    text-wrap: balance;
  }
  /* What was paid, below a perforation. */
  [part='receipt'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_2) var(--_4);
    padding-block-start: var(--_5);
    border-block-start: 1px dashed color-mix(in srgb, var(--_text) 26%, transparent);
  }
  [part='paid'] {
    display: flex;
    flex: 1 1 9.5em;
    align-items: center;
    gap: var(--_3);
  }
  :is([part='paid'], [part='reference']) > div {
    display: grid;
    line-height: 1.4;
  }
  [part='amount'] {
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  [part='asset'],
  [part='reference'] small,
  [part='refunded'] {
    color: var(--_muted);
    font-size: var(--_caption);
  }
  [part='reference'] {
    display: flex;
    align-items: center;
    margin-inline-end: -0.5em;
  }
  [part='reference'] > div {
    margin-inline-end: 0.25em;
  }
  [part='transaction'] {
    font-size: var(--_small);
  }
  [part='refunded'] {
    flex: 1 0 100%;
  }
  [part='actions'] {
    display: grid;
    gap: var(--_2);
  }
  /* Without content it takes no gap. */
  [part='actions']:not(:has(> :not(slot))) {
    display: contents;
  }
  [part='actions'] > [part='support'] {
    margin-block: -0.75em;
  }
  [part='retry-button'] ~ [part='support'] {
    margin-block-start: 0;
  }

  /* In a line, such as in a list of orders. Calm states are one line; a state that warns keeps its text. */
  :host([shape='inline']) {
    max-width: none;
  }
  :host([shape='inline']) [part='card'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.125em 0.75em;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
    font-size: var(--_body);
  }
  :host([shape='inline']) [part='message'] {
    --_mark: 1.5em;
    flex: 1 1 12em;
    grid-template: 'mark words' auto '. slot' auto '. note' auto / auto minmax(0, 1fr);
    column-gap: 0.625em;
    min-height: 1.75em;
    align-items: center;
  }
  :host([shape='inline']) .words {
    grid-area: words;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.625em;
  }
  :host([shape='inline']) [part='mark'] {
    align-self: start;
    margin-block-start: 0.125em;
  }
  :host([shape='inline']) [part='mark'] > svg {
    stroke-width: 5;
  }
  :host([shape='inline']) :is([part='title'], [part='text']) {
    padding: 0;
    font-size: 1em;
  }
  :host([shape='inline']) [part='title'] {
    line-height: 1.75;
  }
  :host([shape='inline']) [part='note'] {
    margin: 0.125em 0 0;
    padding: 0;
    border: 0;
    background: none;
  }
  :host([shape='inline']) :is([part='receipt'], [part='paid'], [part='refunded']) {
    flex: none;
    gap: 0 0.5em;
    max-width: 100%;
    padding: 0;
    border: 0;
  }
  :host([shape='inline'])
    :is(
      .ring ~ .symbol,
      [part='badge'],
      [part='asset'],
      [part='paid'] small,
      [part='reference'] > div > :not([role='status']),
      [part='support']
    ) {
    display: none;
  }
  :host([shape='inline']) .icon-button {
    width: max(28px, 1.875em);
    height: max(28px, 1.875em);
  }
  :host([shape='inline']) :is([part='reference'], [part='reference'] > div) {
    margin: 0;
  }
  :host([shape='inline']) .button {
    min-height: 44px;
    margin-block: 0.375em;
    padding-block: 0;
  }
  @container pay (width >= 42em) {
    :host([shape='inline']) .calm-text {
      position: static;
      width: auto;
      height: auto;
      white-space: normal;
      clip-path: none;
    }
  }
  /* Below the words, in line with them. */
  @container pay (width < 42em) {
    :host([shape='inline'])
      :is([part='redirect'], [part='redirect'] ~ [part], [part='actions'], [part='receipt']:has([part='refunded'])) {
      flex-basis: 100%;
      gap: 0.5em;
      justify-items: start;
      padding-inline-start: 2.125em;
    }
  }
  @container pay (width < 24em) {
    :host([shape='inline']) [part='receipt'] {
      flex-basis: 100%;
      padding-inline-start: 2.125em;
    }
  }

  /* The full page, and the moment of a checkout that has nothing to choose: centered. */
  :host([shape='page']) {
    display: grid;
    align-items: center;
    max-width: none;
    min-height: 100dvh;
    background: var(--_surface);
  }
  :host([shape='page']) [part='card'] {
    max-width: 26em;
    margin-inline: auto;
    border: 0;
    box-shadow: none;
  }
  :host([shape='page']) :is([part='message'], .words) {
    --_mark: 4em;
    display: grid;
    grid-template: none / minmax(0, 1fr);
    justify-items: center;
    row-gap: var(--_2);
    text-align: center;
  }
  :host([shape='page']) :is([part='mark'], [part='title'], [part='text'], [part='countdown'], [part='note']) {
    grid-area: auto;
  }
  :host([shape='page']) [part='mark'] {
    margin-block-end: var(--_3);
  }
  :host([shape='page']) [part='title'] {
    padding: 0;
    font-size: var(--_title);
  }
  :host([shape='page']) .paid {
    font-size: var(--_moment);
    letter-spacing: -0.02em;
    line-height: 1.25;
  }
  :host([shape='page']) [part='text'] {
    max-width: 25em;
  }
  :host([shape='page']) :is([part='redirect-text'], [part='support']) {
    text-align: center;
  }
  /* The page around has the headline: there is no gap where there is nothing. */
  .covered {
    gap: 0 !important;
  }
  .covered :is([part='note'], [part='timeline']) {
    margin-block-start: var(--_6);
  }
  .success .disc {
    stroke-width: 9;
    paint-order: stroke;
  }
  .within.success .disc {
    stroke: color-mix(in srgb, var(--_tone) 12%, transparent);
  }

  /* Narrow, or large text: the mark is above the text. */
  @container pay (width < 19em) {
    :host(:not([shape='inline'], [shape='page'])) [part='message'] {
      grid-template:
        'mark time' auto 'title title' auto 'text text' auto 'slot slot' auto 'note note' auto / minmax(0, 1fr)
        auto;
    }
    :host(:not([shape='inline'], [shape='page'])) [part='mark'] {
      margin-block-end: var(--_3);
    }
  }
  @container pay (width < 13em) {
    :host([shape='page']) [part='message'] {
      --_mark: 2.75em;
    }
    :host([shape='page']) .paid {
      font-size: var(--_title);
    }
    .button {
      padding-inline: 0.5em;
    }
    /* The dot between the sentence and its control: a line of its own, without height. */
    [part='redirect-text'] > [aria-hidden] {
      display: block;
      height: 0;
      overflow: hidden;
    }
    [part='paid'] {
      display: grid;
      justify-items: start;
    }
    [part='reference'] {
      flex-wrap: wrap;
    }
    [part='reference'] > div {
      flex-basis: 100%;
    }
    [part='title'] {
      font-size: 1em;
    }
    .note {
      grid-template-columns: none;
      gap: 0.25em;
      padding: 0.625em;
    }
    [part='actions'] > [part='support'] {
      margin-block: 0;
    }
  }
  @media print {
    [part='card'] {
      padding: 0;
      border: 0;
      box-shadow: none;
    }
    :is([part='mark'], [part='redirect'], [part='timeline'], button, .icon-button) {
      display: none;
    }
  }
`;
