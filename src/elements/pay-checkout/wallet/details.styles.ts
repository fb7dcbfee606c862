import { css } from 'lit';

/** The styles of the form for details of the buyer. */
export const detailsStyles = css`
  [part='details-form'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_4);
  }
  [part='details-field'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.375em;
  }
  [part='details-field'].checkbox {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    column-gap: 0.75em;
  }
  .checkbox [part='details-hint'],
  .checkbox [part='details-problem'] {
    grid-column: 1 / -1;
  }
  [part='details-label'] {
    font-size: var(--_small);
    font-weight: 500;
  }
  [part='details-label'] > span {
    color: var(--_muted);
    font-weight: 400;
  }
  .checkbox [part='details-label'] {
    padding-block: 0.75em;
    font-weight: inherit;
  }
  [part='details-hint'] {
    color: var(--_muted);
    font-size: var(--_caption);
  }
  [part='details-problem'] {
    color: var(--_failure);
    font-size: var(--_small);
    font-weight: 500;
  }
  [part='details-input']:not([type='checkbox']) {
    width: 100%;
    min-height: max(48px, 3em);
    padding: 0.5em 0.875em;
    border: 1px solid var(--_border-control);
    border-radius: var(--_radius-control);
    background: var(--_surface);
    color: var(--_text);
    font: inherit;
    /* Smaller text makes iOS zoom in on the field. */
    font-size: max(16px, 1em);
  }
  [part='details-input'] option {
    background: Canvas;
    color: CanvasText;
  }
  [part='details-input'][type='checkbox'] {
    font: inherit;
    width: 1.5em;
    height: 1.5em;
    margin: 0;
    accent-color: var(--_accent);
  }
  [part='details-input']:focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: -1px;
    border-color: transparent;
  }
  [part='details-input'][aria-invalid='true']:not([type='checkbox']) {
    border: 2px solid var(--_failure);
  }
  [part='details-errors'] {
    padding: 0.75em 1em;
    border: 2px solid var(--_failure);
    border-radius: var(--_radius-control);
    font-size: var(--_small);
  }
  [part='details-errors'] a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
