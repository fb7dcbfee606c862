import { css } from 'lit';

/**
 * Keeps the QR code dark on light, as cameras require. `!important` inside a shadow tree overrides `!important` of the page,
 * so that neither rules for these parts nor inherited properties nor themes can invert, dim, hide, move or scale the code.
 * A page can still restyle its own boxes around the element.
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
  [part='qr'] {
    max-width: 100% !important;
    height: auto !important;
  }
  [part='qr-card'] {
    max-width: 100% !important;
    box-sizing: border-box !important;
    overflow: hidden !important;
    /* So that the round corners leave the quiet zone whole. */
    padding: 3px !important;
    border: 1px solid light-dark(#dcdcde, #fff) !important;
    border-radius: 10px !important;
    background: #fff !important;
  }
  @media (forced-colors: active) {
    [part='qr-card'] {
      border-color: CanvasText !important;
    }
  }
  [part='qr-card']::before,
  [part='qr-card']::after {
    content: none !important;
  }
`;
