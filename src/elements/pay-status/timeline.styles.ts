import { css } from 'lit';

/** The timeline at the end of the card, whose space is reserved from the first paint, so that nothing moves. */
export const timelineStyles = css`
  section {
    /* Three steps. */
    --_timeline: calc(5em + var(--_space) * 1.5);
  }
  section:has(.settles) {
    --_timeline: calc(6.5em + var(--_space) * 1.5);
  }
  [part='timeline'] {
    display: grid;
    gap: 0.375em;
    grid-row: 4;
    margin: calc(var(--_space) * 1.5) 0 0;
    padding: 0;
    list-style: none;
    font-size: 0.875em;
    text-align: start;
  }
  [part='timeline-step'] {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1em;
    padding-inline-start: 1.75em;
  }
  /* Borders instead of backgrounds, which forced colors remove. */
  [part='timeline-step']::before,
  [part='timeline-step']:not(:last-child)::after {
    content: '';
    position: absolute;
    box-sizing: border-box;
    border: 0 solid var(--_tone);
  }
  /* The dots are 12 px wide and the line 2 px at the default size. */
  [part='timeline-step']::before {
    inset-block-start: 0.3215em;
    inset-inline-start: 0;
    width: 0.857em;
    height: 0.857em;
    border-width: 0.43em;
    border-radius: 50%;
  }
  [part='timeline-step']:not(:last-child)::after {
    inset-block: 1.1785em -0.6965em;
    inset-inline-start: 0.357em;
    border-inline-start-width: 0.143em;
  }
  .current:not(:last-child)::after,
  .upcoming::after {
    border-color: color-mix(in srgb, var(--_muted) 45%, transparent) !important;
  }
  [part='timeline-step'].upcoming::before {
    border-width: 0.143em;
    border-color: var(--_muted);
  }
  .current {
    font-weight: 650;
  }
  .upcoming,
  [part='timeline-time'] {
    color: var(--_muted);
    font-weight: 400;
  }
  /* There it would not be in line with the text of the page. */
  :host([shape='inline']) [part='timeline'] {
    display: none;
    grid-row: auto;
    grid-column: 1 / -1;
  }
  @media (forced-colors: active) {
    .current::before {
      border-color: Highlight;
    }
  }
`;
