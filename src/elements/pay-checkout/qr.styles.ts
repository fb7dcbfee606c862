import { css } from 'lit';

/**
 * Dark on light, whatever the page does: what is important in here beats what is important out there, so that no rule for
 * these parts, nothing inherited and no theme inverts, dims, hides, moves or scales the code, and no box of the element
 * around it turns colours. What a page does to its own boxes around the element is out of reach. The padding keeps the
 * round corners out of the quiet zone.
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
  [part='qr-card']::before,
  [part='qr-card']::after {
    content: none !important;
  }
`;
