import { css } from 'lit';

/** The styles of the form for details of the buyer. */
export const detailsStyles = css`
  [part='details-form'] {
    --_wrong: var(--pay-failure, light-dark(#b3261e, #ff9d94));
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1em;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  [part='details-field'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25em;
    min-width: 0;
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
    font-weight: 600;
  }
  .checkbox [part='details-label'] {
    padding-block: 0.75em;
    font-weight: inherit;
  }
  [part='details-hint'] {
    color: var(--_muted);
  }
  [part='details-problem'] {
    padding-inline-start: 0.5em;
    border-inline-start: 3px solid var(--_wrong);
    color: var(--_text);
    font-weight: 600;
  }
  [part='details-input']:not([type='checkbox']) {
    box-sizing: border-box;
    width: 100%;
    min-height: calc(var(--_rem) * 2.75);
    padding: 0.5em 0.75em;
    border: 1px solid var(--_muted);
    border-radius: calc(var(--_radius) / 2);
    background: none;
    color: var(--_text);
    font: inherit;
  }
  [part='details-input'] option {
    background: Canvas;
    color: CanvasText;
  }
  [part='details-input'][type='checkbox'] {
    width: 1.5em;
    height: 1.5em;
    margin: 0;
    accent-color: var(--_accent);
  }
  [part='details-input'][aria-invalid='true'] {
    border-width: 2px;
    border-color: var(--_wrong);
  }
  [part='details-input']:focus-visible,
  [part='details-errors']:focus-visible {
    outline: 2px solid var(--pay-focus, var(--_accent));
    outline-offset: 2px;
  }
  [part='details-errors'] {
    padding: 0.75em 1em;
    border: 2px solid var(--_wrong);
    border-radius: calc(var(--_radius) / 2);
  }
  [part='details-errors'] ul {
    margin: 0.25em 0 0;
    padding: 0;
    list-style: none;
  }
  [part='details-errors'] a {
    padding-inline: 0;
    color: inherit;
    text-align: start;
  }
  [part='details-button'][aria-disabled='true'] {
    opacity: 0.6;
    cursor: default;
  }
  [part='details-done-button'] {
    justify-self: start;
    margin-inline-start: -0.75em;
  }
`;
