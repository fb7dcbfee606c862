import { correction, generate } from 'lean-qr/nano';

/** White on each side, in modules (ISO/IEC 18004: at least four). */
const QUIET_ZONE = 4;
/** What version 18 holds at level M: of a larger code either the modules or the whole do not fit a phone. */
const MAX_BYTES = 559;

/** A QR code as a drawing: a light square of `modules` units on each side, with a dark path. */
export interface QrCode {
  /** The dark modules, one unit each, as the `d` of an SVG path. */
  readonly path: string;
  /** Modules on each side, quiet zone included. */
  readonly modules: number;
}

/**
 * The QR code of a text: its UTF-8 bytes at error correction level M; undefined for more than 559 bytes.
 */
export const encodeQrCode = (text: string): QrCode | undefined => {
  if (new TextEncoder().encode(text).length > MAX_BYTES) return undefined;
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
