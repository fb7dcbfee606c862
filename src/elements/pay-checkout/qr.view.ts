import { html } from 'lit';
import type { QrCode } from '../../core/format/qr-code.js';
import { block } from '../shared/rendering/block.js';

/** The smallest module size at the usual width, CSS pixels. */
const MIN_MODULE_PX = 4;
const WIDTH_PX = 240;
/** The width of a code with more modules. */
const LARGE_PX = 272;

/**
 * Renders a QR code with its quiet zone in its light card. Sizes are attributes and rules, because a strict content security
 * policy refuses inline styles.
 */
export const qrCode = ({ path, modules }: QrCode, label: string): unknown => {
  const width = modules * MIN_MODULE_PX > WIDTH_PX ? LARGE_PX : WIDTH_PX;
  return block(
    html`<div part="qr-card">
      <svg part="qr" role="img" aria-label=${label} width=${width} height=${width} viewBox="0 0 ${modules} ${modules}">
        <rect width="100%" height="100%" fill="#fff" />
        <path d=${path} shape-rendering="crispEdges" />
      </svg>
    </div>`,
  );
};
