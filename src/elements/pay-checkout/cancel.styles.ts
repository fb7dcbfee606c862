import { css } from 'lit';

/** The dialog that asks whether the payment is to be cancelled. */
export const cancelStyles = css`
  dialog {
    width: min(24em, 100% - 2em);
    max-width: none;
    max-height: calc(100% - 2em);
    padding: var(--_6);
    border: var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow);
    overflow-wrap: anywhere;
  }
  dialog[open] {
    display: grid;
    gap: var(--_2);
    animation: open-dialog calc(var(--_motion) / 2);
  }
  /* Not by the visibility, with which the dialog could not take the focus. */
  @keyframes open-dialog {
    from {
      opacity: 0;
    }
  }
  dialog::backdrop {
    background: rgb(12 13 18 / 42%);
  }
  dialog > h2 {
    font-size: var(--_title);
  }
  #consequence {
    display: grid;
    gap: var(--_2);
    color: var(--_muted);
    font-size: var(--_body);
  }
  dialog > .stack {
    gap: var(--_3);
    margin-block-start: var(--_4);
  }
  @media screen and (width < 35em) {
    :host([shape='page']) dialog {
      width: min(24em, 100% - 1em);
      margin-block-end: 0.5em;
    }
  }
`;
