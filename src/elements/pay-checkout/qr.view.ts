import { html, type TemplateResult } from 'lit';
import type { QrCode } from '../../core/format/qr-code.js';

/** The smallest module size that cameras resolve, CSS pixels. */
const MIN_MODULE_PX = 3;
/** The preferred maximum width, CSS pixels: it fits into two nested cards on the narrowest phones. */
const WIDTH_PX = 246;

/**
 * Renders a QR code in its light card. A module is a whole number of CSS pixels. Sizes are attributes, because a strict content
 * security policy refuses inline styles.
 */
export const qrCode = ({ path, modules }: QrCode, label: string): TemplateResult => {
  const width = modules * Math.max(MIN_MODULE_PX, Math.floor(WIDTH_PX / modules));
  return html`<div part="qr-card">
    <svg part="qr" role="img" aria-label=${label} width=${width} height=${width} viewBox="0 0 ${modules} ${modules}">
      <rect width="100%" height="100%" fill="#fff" />
      <path d=${path} shape-rendering="crispEdges" />
    </svg>
  </div>`;
};
