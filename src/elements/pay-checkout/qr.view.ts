import { html, type TemplateResult } from 'lit';
import type { QrCode } from '../../core/format/qr-code.js';

/** The smallest module size that cameras resolve, CSS pixels. */
const MIN_MODULE_PX = 3;
/** The preferred maximum width on a narrow page, CSS pixels: it fits into two nested cards on the narrowest phones. */
const NARROW_PX = 246;
/** On a wide page, where the code leads. */
const WIDE_PX = 280;

/** Returns a width with a whole number of CSS pixels per module. */
const fit = (modules: number, widthPx: number): number =>
  modules * Math.max(MIN_MODULE_PX, Math.floor(widthPx / modules));

/**
 * Renders a QR code in its light card. The narrow size is an attribute, because a strict content security policy refuses inline
 * styles. It allows those that a script sets, such as the wide size.
 */
export const qrCode = ({ path, modules }: QrCode, label: string): TemplateResult => {
  const width = fit(modules, NARROW_PX);
  const wide = `--_wide: ${fit(modules, WIDE_PX)}px !important`;
  return html`<div part="qr-card">
    <svg
      part="qr"
      role="img"
      aria-label=${label}
      width=${width}
      height=${width}
      viewBox="0 0 ${modules} ${modules}"
      .style=${wide}
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d=${path} shape-rendering="crispEdges" />
    </svg>
  </div>`;
};
