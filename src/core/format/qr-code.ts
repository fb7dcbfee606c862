import { correction, generate } from 'lean-qr/nano';

/** Margin on each side, in modules (ISO/IEC 18004: at least four). */
const QUIET_ZONE = 4;
/** The capacity of version 18 at level M. A larger code has modules too small for a phone's screen. */
const MAX_BYTES = 559;

/** A QR code as vector graphics: a light square with sides of `modules` units, and a dark path. */
export interface QrCode {
  /** The dark modules, one unit each, as the `d` of an SVG path. */
  readonly path: string;
  /** Modules per side, with the quiet zone. */
  readonly modules: number;
}

/**
 * Encodes text as a QR code: its UTF-8 bytes at error correction level M. Undefined for more than 559 bytes, and
 * in DOMs for tests that cannot encode text.
 */
export const encodeQrCode = (text: string): QrCode | undefined => {
  if (typeof TextEncoder === 'undefined' || new TextEncoder().encode(text).length > MAX_BYTES) return undefined;
  const { size, get } = generate(text, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const from = x;
      while (get(x, y)) x++;
      const run = x - from;
      if (run) path += `M${from + QUIET_ZONE} ${y + QUIET_ZONE}h${run}v1h-${run}z`;
    }
  }
  return { path, modules: size + 2 * QUIET_ZONE };
};
