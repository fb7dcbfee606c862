import { css } from 'lit';

/** The dialog that asks whether the payment is to be cancelled. */
export const cancelStyles = css`
  dialog {
    box-sizing: border-box;
    width: min(26em, 100% - 2em);
    max-height: calc(100% - 2em);
    padding: calc(var(--_space) * 1.5);
    border: var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    overflow-wrap: anywhere;
  }
  dialog[open] {
    display: grid;
    gap: 0.5em;
    animation: open-dialog calc(var(--_motion) / 2);
  }
  /* Not by the visibility, with which the dialog could not take the focus. */
  @keyframes open-dialog {
    from {
      opacity: 0;
    }
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  dialog h2 {
    font-size: 1.25em;
    font-weight: 650;
  }
  #consequence {
    color: var(--_muted);
  }
  [part='keep-button'] {
    margin-top: var(--_space);
  }
`;
