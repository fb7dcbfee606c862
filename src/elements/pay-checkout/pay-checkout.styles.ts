import { css } from 'lit';

/** One calm card: narrow, one below the other with the wallet first; wide, the QR code beside all the rest. */
export const styles = css`
  :host {
    --_surface: var(--pay-surface, light-dark(#fff, #16181d));
    --_text: var(--pay-text, light-dark(#14171f, #f3f4f7));
    --_muted: var(--pay-text-muted, color-mix(in srgb, var(--_text) 68%, var(--_surface)));
    --_line: 1px solid var(--pay-border, color-mix(in srgb, var(--_text) 14%, var(--_surface)));
    --_accent: var(--pay-accent, light-dark(#3550d8, #93a6ff));
    --_radius: var(--pay-radius, 16px);
    display: block;
    container-type: inline-size;
    font: 1rem/1.5 var(--pay-font, system-ui, sans-serif);
    color: var(--_text);
  }
  :host([hidden]) {
    display: none;
  }
  article,
  header,
  [part='pay'],
  [part='scan'],
  [part='actions'],
  [part='cancel'],
  [part='receipt-footer'] {
    display: grid;
    gap: 0.5rem;
    min-width: 0;
  }
  article {
    gap: 1.5rem;
    max-width: 26rem;
    box-sizing: border-box;
    margin-inline: auto;
    padding: 1.5rem;
    border: var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  article:focus {
    outline: none;
  }
  p {
    margin: 0;
  }
  header {
    gap: 0.25rem;
  }
  [part='merchant'] {
    display: flex;
    align-items: center;
    gap: 0.625rem;
  }
  [part='merchant'] > :last-child {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  [part='merchant-icon'] {
    position: relative;
    flex: none;
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    overflow: hidden;
    border-radius: calc(var(--_radius) / 2);
    background: color-mix(in srgb, var(--_accent) 13%, transparent);
    color: var(--_accent);
    font-weight: 650;
  }
  img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
    background: #fff;
  }
  [part='amount'] {
    font-size: 2.25rem;
    font-weight: 700;
    line-height: 1.3;
    letter-spacing: -0.02em;
  }
  [part='amount'].long {
    font-size: 1.25rem;
  }
  [aria-busy='true'] [part='amount'] {
    width: 8rem;
    min-height: 1.3em;
    border-radius: calc(var(--_radius) / 2);
    background: color-mix(in srgb, var(--_text) 8%, transparent);
  }
  small,
  [part='reference'],
  [part='error'],
  [part='link'],
  [part='details-error'],
  [part='cancel'] {
    font-size: 0.875rem;
    color: var(--_muted);
  }
  [part='error'],
  [part='details-error'],
  [part='cancel'] {
    padding: 0.75rem 1rem;
    border-radius: calc(var(--_radius) / 2);
    background: color-mix(in srgb, var(--_muted) 13%, transparent);
  }
  [part='scan'] {
    order: 1;
    text-align: center;
  }
  [part='pay']:not(.unfolded) [part='scan'] {
    display: none;
  }
  .open:has([part='status']:state(time-up)) [part='pay'] {
    display: none;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  }
  button,
  a {
    padding: 0.5rem 0.75rem;
    border: 0;
    border-radius: calc(var(--_radius) / 2);
    background: none;
    font: inherit;
    color: var(--_accent);
    cursor: pointer;
  }
  .button {
    padding: 0.75rem 1rem;
    border: 1px solid var(--_accent);
    background: var(--_accent);
    color: var(--pay-on-accent, var(--_surface));
    font-weight: 650;
    text-align: center;
    text-decoration: none;
  }
  [part='cancel-button'] {
    justify-self: center;
    margin-block: -0.5rem;
    font-size: 0.875rem;
    color: var(--_muted);
  }
  [part='status'] {
    max-width: none;
    min-height: 3rem;
  }
  [part='status']:not(:defined) {
    color: var(--_muted);
  }
  [part='status']::part(card) {
    padding: 0;
    border: 0;
    border-radius: 0;
  }
  .open [part='status']::part(card) {
    grid-template-columns: auto 1fr;
    gap: 0 0.75rem;
    justify-items: start;
    text-align: start;
  }
  .open [part='status']::part(mark) {
    grid-row: span 3;
    width: 2.5rem;
    margin: 0;
  }
  .open [part='status']::part(title) {
    font-size: 1rem;
  }
  .open [part='status']::part(countdown) {
    margin: 0;
  }
  .open [part='status']::part(note),
  .open [part='status']::part(retry-button),
  .open [part='status']::part(error) {
    grid-column: 1 / -1;
    justify-self: stretch;
  }
  .spoken {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  [part='receipt-footer'] {
    justify-items: center;
  }
  @container (width >= 40rem) {
    .open {
      grid-template-columns: auto 1fr;
      max-width: 46rem;
      gap: 1.5rem 2rem;
      padding: 2rem;
    }
    .open > *,
    [part='actions'] {
      grid-column: 2;
    }
    [part='pay'] {
      display: contents;
    }
    [part='pay'] [part='scan'][part='scan'] {
      display: grid;
      align-content: center;
      grid-area: 1 / 1 / span 5;
    }
    [part='fold-button'] {
      display: none;
    }
    .row,
    [part='cancel-button'] {
      justify-content: start;
      justify-self: start;
      margin-inline-start: -0.75rem;
    }
  }
  @media print {
    :host {
      color-scheme: light;
    }
    button,
    a,
    [part='status']::part(copy-button),
    [part='status']::part(explorer-link),
    [part='status']::part(redirect) {
      display: none;
    }
  }
`;
