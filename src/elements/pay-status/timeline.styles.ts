import { css } from 'lit';

/** The progress: a bar for each step, with its name below. The names are always in the list, for screen readers, too. */
export const timelineStyles = css`
  [part='timeline'] {
    display: grid;
    grid-auto-flow: column;
    /* A step is at least as wide as its longest word. */
    grid-auto-columns: minmax(min-content, 1fr);
    gap: 0.25em;
    overflow-wrap: break-word;
    font-size: var(--_caption);
    line-height: 1.4;
    text-align: start;
  }
  [part='timeline-step'] {
    position: relative;
    display: grid;
    align-content: start;
    padding-block-start: 0.6875em;
    padding-inline-end: 0.25em;
  }
  /* Borders instead of backgrounds, which forced colors remove. */
  [part='timeline-step']::before,
  .running .current::after {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 0;
    border-block-start: 3px solid var(--_tone);
    border-radius: 2px;
  }
  /* There is no room for the names and dates of more than three steps side by side. */
  .long {
    grid-auto-flow: row;
  }
  .long > * {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1em;
    padding-block: 0;
    padding-inline: 0.75em 0;
    border-inline-start: 3px solid var(--_tone);
  }
  .long > ::before {
    content: none;
  }
  .upcoming::before,
  .running .current::before {
    border-color: var(--_pale);
  }
  /* The current bar fills again and again while the payment is on its way. Scaled, because that needs no layout. */
  .running .current::after {
    transform-origin: left;
    animation: advance calc(var(--_spin) * 2) var(--_ease) infinite;
  }
  .running .current:dir(rtl)::after {
    transform-origin: right;
  }
  @keyframes advance {
    from {
      scale: 0 1;
    }
    70% {
      scale: 1;
      opacity: 1;
    }
    to {
      scale: 1;
      opacity: 0;
    }
  }
  .current {
    font-weight: 600;
  }
  .upcoming,
  [part='timeline-time'] {
    color: var(--_muted);
    font-weight: 400;
  }
  /* Only the current step shows its name. */
  @container pay (width < 19em) {
    .short {
      row-gap: 0.625em;
    }
    .short > * {
      display: contents;
    }
    .short > ::before {
      position: static;
      grid-row: 1;
    }
    .running .current::after {
      content: none;
    }
    .running .current::before {
      border-color: color-mix(in srgb, var(--_tone) 55%, transparent);
    }
    .short > :not(.current) > * {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      white-space: nowrap;
      clip-path: inset(50%);
    }
    .short > .current > * {
      grid-area: 2 / 1 / auto / span 3;
    }
    .short > .current > [part] {
      justify-self: end;
    }
  }
  @container pay (width < 11em) {
    .short > .current > [part] {
      grid-row: 3;
      justify-self: start;
    }
  }
  @media (forced-colors: active) {
    .upcoming::before,
    .running .current::before {
      border-color: GrayText;
    }
    .current::before,
    .running .current::after {
      border-color: Highlight;
    }
  }
`;
