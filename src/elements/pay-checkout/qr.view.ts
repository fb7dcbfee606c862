import { html } from 'lit';
import type { QrCode } from '../../core/format/qr-code.js';
import { block } from '../shared/rendering/block.js';

/** The smallest module size that cameras resolve, CSS pixels. */
const MIN_MODULE_PX = 3;
/** The preferred maximum width on a narrow page, CSS pixels: it fits into two nested cards on the narrowest phones. */
const WIDTH_PX = 246;
/** The width on a wide page, CSS pixels; see the styles. */
const WIDE_PX = 272;

/**
 * Renders a QR code in its light card. A module is a whole number of CSS pixels on a narrow page; on a wide one all codes have
 * the same size but those whose modules would be too small. Sizes are attributes and rules, because a strict content security
 * policy refuses inline styles.
 */
export const qrCode = ({ path, modules }: QrCode, label: string): unknown => {
  const width = modules * Math.max(MIN_MODULE_PX, Math.floor(WIDTH_PX / modules));
  const size = modules * MIN_MODULE_PX > WIDE_PX ? 'dense' : '';
  return block(
    html`<div part="qr-card">
      <svg
        part="qr"
        class=${size}
        role="img"
        aria-label=${label}
        width=${width}
        height=${width}
        viewBox="0 0 ${modules} ${modules}"
      >
        <rect width="100%" height="100%" fill="#fff" />
        <path d=${path} shape-rendering="crispEdges" />
      </svg>
    </div>`,
  );
};
