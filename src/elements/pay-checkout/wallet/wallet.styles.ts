import { css } from 'lit';
import { assetBadgeStyles } from '../../shared/asset-badge.styles.js';

/** The styles of paying with a wallet, adopted when that part is loaded. */
export const walletStyles = css`
  ${assetBadgeStyles}
  [part='wallet'],
  .wallet-status,
  #wallet-text,
  [part='wallets'],
  [part='options'] {
    display: grid;
    gap: 0.5em;
    min-width: 0;
    padding: 0;
    border: 0;
    list-style: none;
  }
  [part='wallets'],
  [part='options'] {
    margin: 0;
  }
  [part='wallet'] {
    gap: 0.75em;
  }
  [part='wallet-title'] {
    font-size: 1.0625em;
    font-weight: 650;
  }
  #wallet-text:empty {
    display: none;
  }
  #wallet-text {
    font-size: 0.875em;
    color: var(--_muted);
    text-wrap: pretty;
  }
  [part='wallet-problem'] {
    margin-bottom: 0.5em;
    padding: 0.5em 1em;
    border-radius: calc(var(--_radius) / 2);
    background: color-mix(in srgb, var(--_muted) 13%, transparent);
  }
  [part='wallet-button'],
  [part='option'] {
    display: flex;
    align-items: center;
    gap: 0.75em;
    box-sizing: border-box;
    width: 100%;
    min-height: calc(var(--_rem) * 3.5);
    padding: 0.5em 0.75em;
    border: var(--_line);
    border-radius: calc(var(--_radius) / 2);
    color: var(--_text);
    text-align: start;
    cursor: pointer;
  }
  [part='option'] {
    min-height: calc(var(--_rem) * 4);
  }
  [part='wallet-search'] {
    box-sizing: border-box;
    width: 100%;
    min-width: 0;
    min-height: max(44px, var(--_rem) * 2.75);
    padding: 0.5em 0.75em;
    border: var(--_line);
    border-color: color-mix(in srgb, var(--_muted) 90%, transparent);
    border-radius: calc(var(--_radius) / 2);
    background: var(--_surface);
    color: inherit;
    /* Smaller text makes iOS zoom in on the field. */
    font: inherit;
    font-size: max(16px, 1em);
  }
  [part='wallet-search']::placeholder {
    color: var(--_muted);
  }
  [part='wallet-search']:focus-visible {
    outline: 2px solid var(--pay-focus, var(--_accent));
    outline-offset: 2px;
  }
  .option-text {
    display: grid;
  }
  [part='option'] small,
  [part='wallet-tag'] {
    color: var(--_muted);
  }
  [part='option']:has(:disabled) {
    background: color-mix(in srgb, var(--_muted) 6%, transparent);
    color: var(--_muted);
    cursor: default;
  }
  [part='badge'] {
    width: 2.25em;
    height: 2.25em;
  }
  [part='option'] [part='network-icon'] {
    width: 1em;
  }
  [part='wallet-tag'] {
    margin-inline-start: auto;
    padding: 0.125em 0.5em;
    border-radius: 1em;
    background: color-mix(in srgb, var(--_muted) 13%, transparent);
  }
  [part='option']:has(:checked) {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }
  [part='option']:has(:focus-visible) {
    outline: 2px solid var(--pay-focus, var(--_accent));
    outline-offset: 2px;
  }
  [part='option'] input {
    flex: none;
    width: 1em;
    height: 1em;
    margin: 0;
    accent-color: var(--_accent);
  }
  [part='wallet-icon'] {
    position: relative;
    flex: none;
    display: grid;
    place-items: center;
    width: 2em;
    height: 2em;
    overflow: hidden;
    border-radius: calc(var(--_radius) / 3);
    background: color-mix(in srgb, var(--_accent) 13%, transparent);
    color: var(--_accent);
    font-weight: 650;
  }
  [part='pay-button'][aria-disabled='true'] {
    opacity: 0.6;
    cursor: default;
  }
  /* After the approval, the headline says what is known. The status asks to approve until the gateway has the payment. */
  [part='status']:not(:state(time-up)):has(~ [part='wallet']:not(.unpaid, .late)) {
    min-height: 0;
  }
  [part='status']:not(:state(time-up)):has(~ [part='wallet']:not(.unpaid, .late))::part(title),
  [part='status']:not(:state(time-up)):has(~ [part='wallet']:not(.unpaid, .late))::part(text),
  [part='status']:not(:state(time-up)):has(~ [part='wallet']:not(.unpaid, .late))::part(countdown) {
    display: none;
  }
  /* What the text asks to scan is shown on narrow pages, too. */
  .scans ~ [part='pay'] [part='scan'][part='scan'] {
    display: grid;
  }
  .scans ~ [part='pay'] [part='fold-button'] {
    display: none;
  }
  /* One filled button. */
  [part='wallet']:not(.scans) ~ [part='pay'] [part='wallet-link'] {
    background: none;
    color: var(--_accent);
  }
  /* In a wallet's own browser, other ways are behind a button. The apps take the place of the link to any wallet. */
  .inside ~ [part='pay'],
  .apps ~ [part='pay'] [part='wallet-link'] {
    display: none;
  }
  :is([part='wallet-back-button'], [part='wallet-more-button']) {
    justify-self: start;
    text-align: start;
    /* Its text is aligned with the others. */
    margin-inline-start: -0.75em;
  }
  /* With large text, what an option says is below its icon. */
  @container (width < 12em) {
    [part='option'] {
      flex-wrap: wrap;
    }
    .option-text {
      flex-basis: 100%;
    }
    :is([part='wallet-back-button'], [part='wallet-more-button']) {
      margin-inline-start: -0.25em;
    }
    [part='wallet-button'] {
      flex-wrap: wrap;
    }
  }
`;
