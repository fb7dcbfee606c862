import { css } from 'lit';

/** The styles of the steps of paying with a wallet, adopted when that part is loaded. */
export const walletStyles = css`
  .approve {
    --_mark: 4.5em;
  }
  .approve > [part='mark'] > svg {
    stroke-width: 2;
  }
  [part='mark'] > [part='wallet-icon'] {
    position: absolute;
    inset: 0;
    margin: auto;
    width: 2.75em;
    height: 2.75em;
    border-radius: 0.75em;
  }
  .steps {
    display: inline-flex;
    align-items: center;
    gap: 0.625em;
    color: var(--_muted);
    font-size: var(--_caption);
    font-weight: 500;
  }
  .steps > span {
    display: inline-flex;
    gap: 0.25em;
  }
  .steps i {
    width: 1.25em;
    border-block-start: 3px solid var(--_pale);
    border-radius: 2px;
  }
  .steps > span > .done {
    border-color: var(--_accent);
  }
  [part='option'] b {
    font-variant-numeric: tabular-nums;
  }
  [part='option'] input {
    appearance: none;
    flex: none;
    font: inherit;
    width: 1.25em;
    height: 1.25em;
    margin: 0;
    border: 1.5px solid var(--_border-control);
    border-radius: 50%;
    background: var(--_surface);
    cursor: inherit;
  }
  [part='option'] input:checked {
    border: 0.375em solid var(--_accent);
  }
  /* The chosen row is tinted and has a thick frame; the radio says it, too. */
  [part='option']:has(:checked) {
    z-index: 1;
    border-radius: calc(var(--_radius-control) - 1px);
    background: color-mix(in srgb, var(--_accent) 7%, transparent);
    box-shadow: 0 0 0 1.5px var(--_accent);
  }
  [part='option']:has(:disabled) {
    color: var(--_muted);
    cursor: default;
    background: none;
  }
  [part='option']:has(:disabled) [part='badge'] {
    opacity: 0.5;
  }
  [part='option']:has(:disabled) input {
    border-color: var(--_border);
  }
  @container pay (width < 20em) {
    .boxed {
      padding-inline: 0.75em;
    }
  }
  @container pay (width < 13em) {
    .approve {
      --_mark: 3.5em;
    }
    .approve [part='wallet-icon'] {
      width: 2em;
      height: 2em;
      border-radius: 0.5em;
    }
  }
  @media (forced-colors: active) {
    [part='option']:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -1px;
    }
  }
`;
