import { css } from 'lit';

/**
 * Keeps the QR code dark on light, as cameras require. `!important` inside a shadow tree overrides `!important` of the page,
 * so that neither rules for these parts nor inherited properties nor themes can invert, dim, hide, move or scale the code.
 * A page can still restyle its own boxes around the element. The padding keeps the round corners out of the quiet zone.
 */
export const qrStyles = css`
  :host,
  :has([part='qr']) {
    filter: none !important;
    mix-blend-mode: normal !important;
  }
  [part^='qr'] {
    all: initial !important;
    display: block !important;
    color-scheme: only light !important;
    forced-color-adjust: none !important;
  }
  [part='qr-card'] {
    width: max-content !important;
    margin-inline: auto !important;
    padding: 4px !important;
    border-radius: 8px !important;
    background: #fff !important;
  }
  @container (width >= 45em) {
    [part='qr']:not(.dense) {
      width: 272px !important;
      height: 272px !important;
    }
  }
  [part='qr-card']::before,
  [part='qr-card']::after {
    content: none !important;
  }
`;
